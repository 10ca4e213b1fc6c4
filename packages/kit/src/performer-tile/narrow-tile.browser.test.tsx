import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brasa } from '../brasa/index.ts';
import { KitProvider } from '../kit-provider/index.ts';
import { tokensCss } from '../theme/index.ts';
import { TileGrid } from '../tile-grid/index.ts';
import { velvet } from '../velvet/index.ts';
import { PerformerTile, type PerformerTileProps } from './index.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`body{margin:0}${tokensCss(velvet)}${tokensCss(brasa)}`);
const host = document.createElement('div');
const root = createRoot(host);
beforeAll(() => {
  document.adoptedStyleSheets.push(sheet);
  document.body.append(host);
});
afterAll(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

const shared: Pick<PerformerTileProps, 'price' | 'badges'> = {
  price: { amount: 3600, was: 4800 },
  badges: [{ kind: 'live' }, { kind: 'new' }],
};
const tiles: readonly PerformerTileProps[] = [
  {
    ...shared,
    name: 'Anneliese-Charlotte',
    href: '#a',
    picture: { src: '/none/a', tint: 1 },
    age: 29,
    place: 'Lisbon',
  },
  { ...shared, name: 'Noor', href: '#b', picture: { src: '/none/b', tint: 2 }, age: 31, place: 'Amsterdam' },
];

/** The rectangles of an element's text. */
const textOf = (element: Element): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
};

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;

test.each([velvet, brasa].flatMap((brand) => [280, 320, 360].map((width) => [brand.name, width, brand] as const)))(
  'tiles of %s in a column of %i px show the first letter for a failed picture, and no text lies under the price',
  async (_, width, brand) => {
    host.style.width = `${width}px`;
    flushSync(() =>
      root.render(
        <KitProvider key={`${brand.name}${width}`} brand={brand} strict>
          <TileGrid>
            {tiles.map((tile) => (
              <PerformerTile key={tile.href} {...tile} lazy={false} />
            ))}
          </TileGrid>
        </KitProvider>,
      ),
    );
    const faults = (): readonly string[] =>
      [...host.querySelectorAll('article')].flatMap((tile) => {
        const frame = tile.querySelector('[data-part="frame"]')?.getBoundingClientRect() ?? new DOMRect();
        const price = tile.querySelector('[data-part="price"]')?.getBoundingClientRect() ?? new DOMRect();
        const signs = [...tile.querySelectorAll('[data-part="failed"] > *')];
        const badges = [...tile.querySelectorAll('[data-badge]')].map((badge) => badge.getBoundingClientRect());
        const words = [...tile.querySelectorAll('[data-part="link"], [data-part="facts"]')].flatMap(textOf);
        const parts = signs.map((part) => part.getBoundingClientRect());
        return [
          ...(signs.map(({ textContent }) => textContent).join(' ') === tile.textContent.trim()[0]
            ? []
            : ['something else than the first letter stands in']),
          ...(parts.every((part) => isWithin(part, frame)) ? [] : ['the letter is clipped']),
          ...(words.some((word) => meet(word, price)) ? ['a word lies under the price'] : []),
          ...(parts.some((part) => [price, ...badges].some((mark) => meet(part, mark)))
            ? ['the letter lies under a mark']
            : []),
          ...(parts.some((part) => words.some((word) => meet(part, word))) ? ['the letter lies under the words'] : []),
        ];
      });
    await vi.waitFor(() => expect(host.querySelectorAll('[data-part="failed"]')).toHaveLength(2));
    expect(faults()).toEqual([]);
  },
);
