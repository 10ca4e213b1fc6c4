/** The page of `npm run bench -- tiles`: performer tiles, and the same markup as plain elements. */
import { KitProvider } from '@lounge/kit/kit-provider';
import { PerformerTile, type PerformerTileProps } from '@lounge/kit/performer-tile';
import { messages } from '@lounge/kit/texts/en';
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

Object.assign(window, {
  bench: {
    prepare: (count: number) => {
      performers = performersOf(count);
      mount(() => kit(performers));
      markup = [...place.children].map(markupOf);
    },
    tiles: () => mount(() => kit(performers)),
    plain: () => mount(() => markup.map((each, key) => elementOf(each, key))),
    /** The markup that is on the page, to compare both. */
    html: () => place.innerHTML,
  },
});
