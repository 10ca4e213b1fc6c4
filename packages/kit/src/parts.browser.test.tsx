import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { examples } from './examples.ts';
import { defineSlots, type Slots } from './headless/index.ts';
import * as kit from './index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;

const sources = import.meta.glob<string>(['./*/*.tsx', '!./*/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names in a type: those of a union, or of the alias that it refers to. */
const namesIn = (type: string, source: string): readonly string[] => {
  const alias = new RegExp(String.raw`type ${type.trim()} =([^;]*);`).exec(source)?.[1];
  return [...(alias ?? type).matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
};

/** Each part that a component declares, by the type of its props. */
const declared = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/export interface (\w+)Props\s+extends ([^{]*)\{/g)].flatMap(([, name = '', bases = '']) => {
    const type = /WithSlots<([^>]*)>/.exec(bases)?.[1];
    if (type === undefined || !(name in kit)) return [];
    return namesIn(type, source).map((part): [string, string] => [name, part]);
  }),
);

const gift = { id: 1, name: 'Rose', price: 800, owned: 1 };
const line = { id: 'a', from: 'performer', at: 0, text: 'Good evening' };

/** The states in which parts are shown that the examples do not show. */
const shownWhen: Readonly<Record<string, Props>> = {
  'Conversation fallback': { items: [], isPending: false },
  'Conversation scroller': { items: [line] },
  'Conversation earlier': { items: [line] },
  'Conversation bubble': { items: [line] },
  'Conversation typing': { items: [line], typing: true },
  'Conversation to-end': {
    items: Array.from({ length: 90 }, (_, id) => ({ ...line, id: `${id}`, text: 'Good evening. '.repeat(40) })),
  },
  'GiftPicker gift': { gifts: [gift] },
  'GiftPicker gifts': { gifts: [gift] },
  'GiftPicker filters': { gifts: [gift] },
  'GiftPicker chosen': { gifts: [gift], selection: { 1: 1 } },
  'ChatMeter top-up': { onTopUp: () => undefined },
  'PaymentWindow note': { note: 'The chat goes on.' },
  'VideoPlayer start-over': { startAt: 5 },
  'VideoPlayer failed': { source: { src: 'data:video/mp4,none', type: 'mp4' } },
};

interface Shown {
  host: HTMLElement;
  end: () => void;
}

function show(name: string, part: string, slots: Slots<string>): Shown {
  const host = document.createElement('div');
  host.style.height = '300px';
  document.body.append(host);
  const root = createRoot(host);
  const Component = (kit as unknown as Readonly<Record<string, AnyComponent>>)[name] as AnyComponent;
  const props = { ...examples[name], ...shownWhen[`${name} ${part}`], slots };
  flushSync(() =>
    root.render(
      <kit.KitProvider brand={kit.velvet} strict>
        {createElement(Component, props)}
      </kit.KitProvider>,
    ),
  );
  const end = () => {
    root.unmount();
    host.remove();
  };
  return { host, end };
}

/** Brings about states that only an event does. */
const bringAbout = async (part: string, host: HTMLElement, isShown: () => boolean) => {
  if (part === 'to-end') {
    const scroller = host.querySelector('[data-part=scroller]');
    await expect.poll(() => (scroller?.scrollTop ?? 0) > 0).toBe(true);
    // Scrolling up by hand, until the virtualizer has measured and no longer sticks to the end.
    await expect
      .poll(() => {
        scroller?.scrollTo({ top: 0 });
        return isShown();
      })
      .toBe(true);
  }
  await expect.poll(isShown).toBe(true);
};

test('components with parts are found', () => {
  expect(new Set(declared.map(([name]) => name)).size).toBeGreaterThan(10);
});

test.each(declared)('%s passes class name, style, ref and data attributes to its part %s', async (name, part) => {
  let found: Element | null = null;
  const ref = (element: Element | null) => {
    if (element) found = element;
  };
  const slots = defineSlots({ [part]: { className: 'mine', style: { opacity: 0.5 }, 'data-own': 'yes', ref } });
  const { host, end } = show(name, part, slots);
  await bringAbout(part, host, () => host.querySelector('[data-own]') !== null);
  const element = host.querySelector<HTMLElement>('[data-own]');
  expect(element?.dataset['part']).toBe(part);
  expect(element?.classList.contains('mine')).toBe(true);
  expect(element?.style.opacity).toBe('0.5');
  expect([...host.querySelectorAll('[data-own]')]).toContain(found);
  end();
});

test.each(declared)('%s renders an element in place of its part %s, with the content', async (name, part) => {
  const plain = show(name, part, defineSlots({}));
  await bringAbout(part, plain.host, () => plain.host.querySelector(`[data-part='${part}']`) !== null);
  const text = plain.host.querySelector(`[data-part='${part}']`)?.textContent;
  plain.end();
  const slots = defineSlots({ [part]: <section className="mine" /> });
  const { host, end } = show(name, part, slots);
  await bringAbout(part, host, () => host.querySelector('section.mine') !== null);
  const element = host.querySelector<HTMLElement>('section.mine');
  expect(element?.dataset['part']).toBe(part);
  expect(element?.textContent).toBe(text);
  end();
});

test('elements in place of parts side by side have no key that is the same', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { end } = show('PerformerTile', 'frame', defineSlots({ frame: <div />, caption: <div /> }));
  show('SpinWheel', 'hub', defineSlots({ pointer: <span />, hub: <section /> })).end();
  end();
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

test('a function in place of a part gets its props with the content', () => {
  const presses: string[] = [];
  const slots = defineSlots({
    label: ({ children, ...props }) => (
      <em {...props} onPointerDown={() => presses.push('own')}>
        <>Own: {children}</>
      </em>
    ),
  });
  const { host, end } = show('Button', 'label', slots);
  const label = host.querySelector('em');
  label?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(label?.textContent).toMatch(/^Own: ./);
  expect(label?.dataset['part']).toBe('label');
  expect(presses).toEqual(['own']);
  end();
});
