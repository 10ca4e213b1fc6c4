import { expect, test } from 'vitest';
import { brasa } from '../brasa/index.ts';
import { velvet } from '../velvet/index.ts';
import { tokensCss } from './css.ts';
import { breakpoints, performerColumns } from './shared.ts';

const brands = [velvet, brasa];

test.each(brands)('$name: every colour role is a custom property in dark and in light', (brand) => {
  const css = tokensCss(brand);
  for (const theme of ['dark', 'light'] as const) {
    for (const color of Object.values(brand.tokens.themes[theme].color)) expect(css).toContain(`:${color};`);
  }
  expect(css).toContain(
    `[data-brand=${brand.name}][data-theme=dark],[data-brand=${brand.name}][data-theme=system]{color-scheme:dark`,
  );
  expect(css).toMatch(
    /@media \(prefers-color-scheme:light\)\{\[data-brand=\w+\]\[data-theme=system\]\{color-scheme:light/,
  );
});

test.each(brands)('$name: every palette has its placeholder colour', (brand) => {
  const { tints } = brand.tokens;
  expect(new Set(tints).size).toBe(tints.length);
  for (const [index, color] of tints.entries()) {
    expect(tokensCss(brand)).toContain(`[data-brand=${brand.name}] [data-tint="${index}"]{--kit-tint:${color}}`);
  }
});

test('a sheet for a shadow tree gives the host the tokens and the canvas, a sheet for a document has no host', () => {
  const css = tokensCss(velvet, { root: 'shadow' });
  const { dark, light } = velvet.tokens.themes;
  const scope = '[data-brand=velvet]';
  expect(css).toContain(`:host,${scope}{--kit-`);
  expect(css).toMatch(new RegExp(String.raw`^:host,.*\{color-scheme:dark;--kit-canvas:${dark.color.canvas};`, 'm'));
  for (const host of [':host([data-theme=light])', ':host(:not([data-theme=dark]))']) {
    expect(css).toContain(`${host},${scope}`);
  }
  expect(css.split(`{color-scheme:light;--kit-canvas:${light.color.canvas};`)).toHaveLength(3);
  expect(css).toContain(':host,[data-brand]{background-color:var(--kit-canvas)');
  expect(tokensCss(velvet).replaceAll(':host>[data-brand]', '')).not.toContain(':host');
});

test('names are readable custom properties', () => {
  const css = tokensCss(velvet);
  for (const name of [
    'surface-1',
    'text-muted',
    'line-strong',
    'type-7',
    'space-4',
    'radius-arch',
    'size-control-small',
    'z-tab-bar',
  ]) {
    expect(css).toContain(`--kit-${name}:`);
  }
  expect(css).not.toMatch(/undefined|\[object/);
});

/**
 * @spec constant:layout.tileGridColumns, constant:layout.breakpoint.sm, constant:layout.breakpoint.md
 * @spec constant:layout.breakpoint.lg
 */
test.each([
  [1199, 5],
  [991, 4],
  [767, 3],
  [479, 2],
  [1200, 6],
])('a viewport of %i px has %i columns', (width, columns) => {
  expect(performerColumns.findLast(({ from }) => width >= from)?.columns).toBe(columns);
});

/**
 * @spec constant:layout.breakpoint.xs constant:layout.breakpoint.xl constant:layout.mobileMenuMaxWidth
 * @spec feature:shell.tile-grid 2
 */
test('breakpoints are those of the documents', () => {
  expect(breakpoints).toEqual({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368, mobileMenuBelow: 1023 });
});
