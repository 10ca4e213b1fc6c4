import { tintColours } from '@lounge/art';
import { expect, test } from 'vitest';
import { breakpointsOf, lightByChoiceOnly, unknownWidths, tintsOf } from './styles.ts';
import { fromDisk } from './entries.ts';
import { sourcesBelow } from './repository.ts';

const shared = fromDisk('packages/kit/src/theme/shared.ts').text;

/** Widths in addition to the specification's: two columns below 480, and where a full row of the page is widest. */
const extraWidths = [480, 1300, 1432];

/** @spec constant:layout.breakpoint.xs, constant:layout.breakpoint.sm, constant:layout.breakpoint.md, constant:layout.breakpoint.lg, constant:layout.breakpoint.xl */
test('the breakpoints of the kit are those of the specification', () => {
  expect(breakpointsOf(shared)).toMatchObject({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 });
});

test('every media query of the kit uses a breakpoint', () => {
  expect(
    unknownWidths(sourcesBelow('packages/kit'), [...Object.values(breakpointsOf(shared)), ...extraWidths]),
  ).toEqual([]);
});

test('every rule for the chosen light theme has one for a light device', () => {
  expect(lightByChoiceOnly([...sourcesBelow('packages/kit'), ...sourcesBelow('site')])).toEqual([]);
  const file = { path: 'a.ts', text: `[data-theme='light'] & { color: red; }` };
  expect(lightByChoiceOnly([file])).toHaveLength(1);
});

test.each(['velvet', 'brasa'] as const)('the placeholder colours of %s are the tints of its pictures', (brand) => {
  expect(tintsOf(fromDisk(`packages/kit/src/theme/${brand}.ts`).text)).toEqual(tintColours(brand));
});

test('reports an unknown width and a changed colour', () => {
  const file = { path: 'a.ts', text: '@media (min-width: 800px){} @media (max-width: 767.98px){}' };
  expect(unknownWidths([file], [768])).toEqual(['a.ts: 800 is not a breakpoint']);
  expect(tintsOf(`tints: ['#000000', '#8d3716']`)).not.toEqual(tintColours('brasa'));
});
