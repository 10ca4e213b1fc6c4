import { expect, test } from 'vitest';
import { performerSlug } from './slug.ts';

// @spec rule:actor-name-lowercase
test.each([
  ['Mirela', 'mirela'],
  ['Oona Lind', 'oona-lind'],
  ['Élodie', 'elodie'],
  ['E\u0301lodie', 'elodie'],
  ['Müller Groß', 'muller-gross'],
  ['Bjørn Łukasz', 'bjorn-lukasz'],
  ["Ana-María O'Neil", 'ana-maria-o-neil'],
  ['  Noor  7 ', 'noor-7'],
  ['İpek', 'ipek'],
  ['../admin', 'admin'],
  ['愛', ''],
])('the name %j is "%s" in a path', (name, slug) => {
  expect(performerSlug(name)).toBe(slug);
});
