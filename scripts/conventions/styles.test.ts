import { tintColours } from '@lounge/art';
import { expect, test } from 'vitest';
import { breakpointsOf, lightByChoiceOnly, strayWidths, tintsOf } from './styles.ts';
import { fromDisk } from './entries.ts';
import { sourcesBelow } from './repository.ts';

const shared = fromDisk('packages/kit/src/theme/shared.ts').text;

/** Widths between the documents' own: two columns below 480, and where a full row of the page has its widest form. */
const ours = [480, 1300, 1432];

/** @spec constant:layout.breakpoint.xs, constant:layout.breakpoint.sm, constant:layout.breakpoint.md, constant:layout.breakpoint.lg, constant:layout.breakpoint.xl */
test('the breakpoints of the kit are those of the documents', () => {
  expect(breakpointsOf(shared)).toMatchObject({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 });
});

test('every media query of the kit stands at a breakpoint', () => {
  expect(strayWidths(sourcesBelow('packages/kit'), [...Object.values(breakpointsOf(shared)), ...ours])).toEqual([]);
});

test('what is light by choice is light by the device too', () => {
  expect(lightByChoiceOnly([...sourcesBelow('packages/kit'), ...sourcesBelow('site')])).toEqual([]);
  const file = { path: 'a.ts', text: `[data-theme='light'] & { color: red; }` };
  expect(lightByChoiceOnly([file])).toHaveLength(1);
});

test.each(['velvet', 'brasa'] as const)(
  'the placeholders of %s are the colours that its pictures are drawn in',
  (brand) => {
    expect(tintsOf(fromDisk(`packages/kit/src/theme/${brand}.ts`).text)).toEqual(tintColours(brand));
  },
);

test('a stray width and a changed colour are found', () => {
  const file = { path: 'a.ts', text: '@media (min-width: 800px){} @media (max-width: 767.98px){}' };
  expect(strayWidths([file], [768])).toEqual(['a.ts: 800 is no breakpoint']);
  expect(tintsOf(`tints: ['#000000', '#8d3716']`)).not.toEqual(tintColours('brasa'));
});
