import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brasa } from '../brasa/index.ts';
import { velvet } from '../velvet/index.ts';
import { fontFaceCss, fontFiles } from './font-faces.ts';
import { measures } from './measures.ts';

const file = (name: string) => new URL(`../../fonts/${name}`, import.meta.url);

const brands = [velvet, brasa];

test.each(brands)('$name: both faces together are at most 70 kB', (brand) => {
  const bytes = fontFiles(brand).map((name) => statSync(file(name)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70_000);
});

test.each(Object.keys(measures) as (keyof typeof measures)[])('%s is the file that was measured', (name) => {
  const bytes = readFileSync(file(`${name}.woff2`));
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(bytes.length).toBe(measures[name].bytes);
});

test.each(brands)('$name: each face has fallbacks with the same metrics, in the order of its stack', (brand) => {
  const css = fontFaceCss(brand, '/f/');
  expect(css.match(/@font-face/g)).toHaveLength(8);
  expect(css.match(/size-adjust:\d+\.\d\d%;ascent-override:\d+\.\d\d%/g)).toHaveLength(6);
  const { display, text } = brand.tokens.font;
  const declared = [...css.matchAll(/font-family:('[^']+')/g)].map(([, name]) => name);
  expect(declared).toEqual([text, display].flatMap(({ family }) => family.split(', ').slice(0, -1)));
  for (const name of fontFiles(brand)) expect(css).toContain(`url('/f/${name}')`);
});
