/** The page of `npm run bench -- tiles`: performer tiles, and the same markup as plain elements. */
import { KitProvider } from '@lounge/kit/kit-provider';
import { PerformerTile, type PerformerTileProps } from '@lounge/kit/performer-tile';
import { messages } from '@lounge/kit/texts/en';
import { TileGrid } from '@lounge/kit/tile-grid';
import { tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const performersOf = (count: number): readonly PerformerTileProps[] =>
  Array.from({ length: count }, (_, id) => ({
    name: `Mirela ${id}`,
    href: `/en/amateur/mirela-${id}/`,
    picture: { src: `/pictures/${id}`, tint: id % 12 },
    presence: id % 3 === 0 ? 'offline' : 'online',
    age: 20 + (id % 30),
    place: 'Lisbon',
    rating: { count: id % 40, satisfaction: 96 },
    price: { amount: 3600, ...(id % 4 === 0 && { was: 4800 }) },
    badges: id % 2 === 0 ? [{ kind: 'live' }, { kind: 'vip' }] : [{ kind: 'live' }],
  }));

const kit = (performers: readonly PerformerTileProps[]) => (
  <KitProvider language="en" messages={messages} scope="document">
    {performers.map((each) => (
      <PerformerTile key={each.href} {...each} />
    ))}
  </KitProvider>
);

const grid = (performers: readonly PerformerTileProps[]) => (
  <KitProvider language="en" messages={messages} scope="document">
    <TileGrid aria-label="Performers">
      {performers.map((each) => (
        <PerformerTile key={each.href} {...each} />
      ))}
    </TileGrid>
  </KitProvider>
);

interface Markup {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

/** Names of React that differ from the attribute's. */
const propNames: Readonly<Record<string, string>> = { class: 'className', srcset: 'srcSet', 'fill-rule': 'fillRule' };

const markupOf = (element: Element): Markup => ({
  tag: element.tagName.toLowerCase(),
  props: Object.fromEntries([...element.attributes].map(({ name, value }) => [propNames[name] ?? name, value])),
  children: [...element.childNodes].map((node) =>
    node instanceof Element ? markupOf(node) : (node.textContent ?? ''),
  ),
});

const elementOf = ({ tag, props, children }: Markup, key?: number): ReactNode =>
  createElement<Record<string, unknown>>(
    tag,
    key === undefined ? props : { ...props, key },
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

const style = document.createElement('style');
style.textContent = tokensCss(velvet);
document.head.append(style);

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no root.');
let root: Root | null = null;
let performers: readonly PerformerTileProps[] = [];
let markup: readonly Markup[] = [];

/** Mounts a tree. Returns the milliseconds that React took. */
const mount = (tree: () => ReactNode): number => {
  root?.unmount();
  place.replaceChildren();
  root = createRoot(place);
  const startedAt = performance.now();
  flushSync(() => root?.render(tree()));
  return performance.now() - startedAt;
};

/** Pixels that a frame scrolls: 6,000 in a second, a quick flick. */
const step = 100;

// The bench ends with its page.
// oxlint-disable-next-line no-restricted-globals
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls to the end of the page. Returns the number of frames, and the milliseconds of those that took the main thread above 50. */
const scrollThrough = async (): Promise<{ readonly frames: number; readonly long: readonly number[] }> => {
  const long: number[] = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'long-animation-frame' });
  let frames = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo(0, top);
    await nextFrame();
    frames += 1;
  }
  await nextFrame();
  long.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  return { frames, long };
};

Object.assign(window, {
  bench: {
    prepare: (count: number) => {
      performers = performersOf(count);
      mount(() => kit(performers));
      markup = [...place.children].map(markupOf);
    },
    tiles: () => mount(() => kit(performers)),
    plain: () => mount(() => markup.map((each, key) => elementOf(each, key))),
    /** The frames of a grid that is on the page and at rest before it scrolls. */
    frames: async () => {
      mount(() => grid(performers));
      // The mounting's own frames, and the report of them, come before.
      for (let frame = 0; frame < 10; frame += 1) await nextFrame();
      return scrollThrough();
    },
    /** The markup that is on the page, to compare both. */
    html: () => place.innerHTML,
  },
});
