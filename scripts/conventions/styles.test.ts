import { pathToFileURL } from 'node:url';
import { tintColours } from '@lounge/art';
import { brands } from '@lounge/locale';
import { expect, test } from 'vitest';
import { fromDisk } from './entries.ts';
import { root, sourcesBelow } from './repository.ts';
import {
  asksForWindow,
  brandNames,
  breakpointsOf,
  pageWidths,
  descendantSelectors,
  lightByChoiceOnly,
  rawColours,
  rawCorners,
  styledTemplates,
  tintsOf,
  windowStyles,
} from './styles.ts';

const shared = fromDisk('packages/kit/src/theme/shared.ts').text;

/** @spec constant:layout.breakpoint.xs, constant:layout.breakpoint.sm, constant:layout.breakpoint.md, constant:layout.breakpoint.lg, constant:layout.breakpoint.xl */
test('the breakpoints of the kit are those of the specification', () => {
  expect(breakpointsOf(shared)).toMatchObject({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 });
});

/** @spec constant:layout.breakpoint.xl */
test('what is as wide as the page is as wide as the largest breakpoint', () => {
  const { xl = 0 } = breakpointsOf(shared);
  const widths = pageWidths([...sourcesBelow('packages/kit'), ...sourcesBelow('site'), ...sourcesBelow('stories')]);
  expect(widths.length).toBeGreaterThanOrEqual(5);
  // With the page's padding of 32 px on both sides where that counts as width.
  expect(widths.filter(({ width }) => width !== xl && width !== xl + 64)).toEqual([]);
});

test('every rule for the chosen light theme has one for a light device', () => {
  expect(lightByChoiceOnly([...sourcesBelow('packages/kit'), ...sourcesBelow('site')])).toEqual([]);
  const file = { path: 'a.ts', text: `[data-theme='light'] & { color: red; }` };
  expect(lightByChoiceOnly([file])).toHaveLength(1);
});

test.each(brands)('the placeholder colours of %s are the tints of its pictures', (brand) => {
  expect(tintsOf(fromDisk(`packages/kit/src/${brand}/tokens.ts`).text)).toEqual(tintColours(brand));
});

test('reports a changed colour', () => {
  expect(tintsOf(`tints: ['#000000', '#8d3716']`)).not.toEqual(tintColours('brasa'));
});

const kitFiles = sourcesBelow('packages/kit/src');
const sheets = kitFiles.filter(({ path }) => path.endsWith('.styles.ts'));

test('only what covers the window asks for its width', () => {
  const files = kitFiles.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  expect([...asksForWindow(files)].toSorted()).toEqual([...windowStyles].toSorted());
});

test.each([
  '@media (min-width: 768px) {',
  '@media (width >= 40em) {',
  "matchMedia('(min-width: 1px)')",
  'innerWidth > 5',
  'window.outerWidth',
  'matchMedia(query)',
  'width: min(420px, calc(100vw - 32px));',
])('reports a question about the window: %s', (text) =>
  expect(asksForWindow([{ path: 'a.ts', text }])).toEqual(['a.ts']),
);
test('colours and corners of the kit are tokens', () => {
  const parts = kitFiles.filter(({ path }) => path.startsWith('packages/kit/src/layout/'));
  expect(parts.length).toBeGreaterThan(3);
  expect([...rawColours([...sheets, ...parts]), ...rawCorners([...sheets, ...parts])]).toEqual([]);
});

test.each([
  ['color: #fff;', 1],
  ['background: rgb(8 5 8 / 80%);', 1],
  ['background: color-mix(in srgb, var(--kit-accent) 84%, white);', 1],
  ['background: color-mix(in oklab, var(--kit-accent) 84%, var(--kit-text));', 0],
  ['color: oklab(0.5 0 0);', 1],
  ['white-space: nowrap;', 0],
  ['background: rgb(var(--kit-scrim) / 80%);', 0],
  ['mask-image: linear-gradient(#000 74%, transparent);', 0],
  ['border-radius: 8px;', 1],
  ['border-top-left-radius: 50%;', 1],
  ['border-radius: 20px 20px var(--kit-radius-1) var(--kit-radius-1);', 1],
  ['border-radius: min(3px, var(--kit-radius-1)) min(3px, var(--kit-radius-1)) 0 0;', 0],
  ['border-radius: calc(var(--kit-radius-2) - 4px);', 0],
  ['border-radius: var(--kit-shape-circle);', 0],
  ['border-radius: inherit;', 0],
])('%s has %i values that are no token', (css, count) => {
  const files = [{ path: 'a.styles.ts', text: `\n  ${css}\n` }];
  expect([...rawColours(files), ...rawCorners(files)]).toHaveLength(count);
});

const ownFolders = new RegExp(`^packages/kit/src/(${brands.join('|')})/`);

test('no component of the kit knows a brand by its name', () => {
  const files = kitFiles.filter(
    ({ path }) => !ownFolders.test(path) && !/\.test(-d)?\.tsx?$/.test(path) && path !== 'packages/kit/src/index.ts',
  );
  expect(files.length).toBeGreaterThan(300);
  expect(brandNames(files, brands)).toEqual([]);
});

test.each([
  ["[data-brand='brasa'] & > a { top: 0 }", 1],
  ['[data-brand=velvet]{}', 1],
  ['[data-brand] & { top: 0 }', 0],
  ["if (brand.name === 'velvet') return;", 1],
  ["switch (name) { case 'brasa': }", 1],
  ["import { brasa } from '../brasa/index.ts';", 1],
  ['/** Such as `velvet`. */ const by = (name: string) => name === brand.name;', 0],
])('%s names %i brands', (text, count) => {
  expect(brandNames([{ path: 'a.ts', text }], brands)).toHaveLength(count);
});

/** The CSS that a styles file exports, with what it takes from other styles files. */
const cssOf = async (path: string): Promise<string> =>
  Object.values((await import(pathToFileURL(`${root}/${path}`).href)) as Record<string, readonly string[]>)
    .map((css) => css.join(''))
    .join('\n');

test.each(sheets.map(({ path }) => path))('%s reaches parts by child combinators only', async (path) => {
  const css = await cssOf(path);
  expect(css).toMatch(/\S/);
  expect(descendantSelectors(css)).toEqual([]);
});

test('styles of a kit component are in its styles file', () => {
  const inline = kitFiles.filter(({ path, text }) => !path.endsWith('.styles.ts') && /\bcss`/.test(text));
  expect(inline.map(({ path }) => path)).toEqual([]);
  const roots = kitFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/= styled\.\w+\.withConfig\([^)]*\)`([^`]*)`/g)].map(([, css = '']) => ({
      path,
      css: css.trim(),
    })),
  );
  expect(roots.length).toBeGreaterThan(50);
  expect(roots.filter(({ css }) => !/^\$\{\w+Styles\}$/.test(css))).toEqual([]);
});

/** Rules of the site for elements of its own that it passes to the kit, where only a rule from outside knows a form's state. */
const siteExceptions: Readonly<Record<string, readonly string[]>> = {
  'site-window': [
    "& >form>[data-part='go-on'] [data-chosen]",
    "& >form:has([name='cents']:checked)>[data-part='go-on'] [data-missing]",
    "& >form:has([name='cents']:checked)>[data-part='go-on'] [data-chosen]",
  ],
};

test('the site styles nothing of the kit', () => {
  const templates = sourcesBelow('site/src').flatMap(({ text }) => [...styledTemplates(text)]);
  expect(templates.length).toBeGreaterThan(15);
  const found = templates.flatMap(([id, css]) =>
    [...descendantSelectors(css), ...css.split('\n').filter((line) => /\.kit-/.test(line))]
      .filter((selector) => siteExceptions[id]?.includes(selector) !== true)
      .map((selector) => `${id}: ${selector}`),
  );
  expect(found).toEqual([]);
  expect(sourcesBelow('site/src').filter(({ text }) => /\bstyled\([A-Z]/.test(text))).toEqual([]);
});

test.each([
  ['a descendant', "[data-part='a'] b { top: 0 }", ["& [data-part='a'] b"]],
  ['a part without a combinator', "[data-part='a'] { top: 0 }", ["& [data-part='a']"]],
  ['one of a list, in a media query', '@media (min-width: 1px) { > a, > b i { top: 0 } }', ['& >b i']],
  ['a child', "> [data-part='a b'] > i + b { top: 0 }", []],
  ['a condition on the surroundings', "[data-brand='brasa'] & > a { top: 0 }", []],
  ['an argument list', '&:has(a b) > :is(a b, c) { top: 0 }', []],
  ['a frame of an animation', '@keyframes kit-x { 0%, 60% { top: 0 } }', []],
])('descendant selectors: %s', (_name, css, found) => {
  expect(descendantSelectors(css)).toEqual(found);
});
