import { readFileSync } from 'node:fs';
import { languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { strayWords } from './guest-words.ts';
import { root, sourcesBelow } from './repository.ts';
import { textsInSource } from './texts-in-source.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** Seeds that guests read; names and titles of works are free. */
const seeds = ['gifts', 'jumbotron', 'legal-texts', 'shows'];

/** The texts of one language in a value: below its language, or beside it in a row. */
const textsIn = (value: unknown, language: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, language));
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Readonly<Record<string, unknown>>;
  if (row['language'] === language) return Object.values(row).filter((each) => typeof each === 'string');
  return Object.entries(row).flatMap(([key, each]) =>
    key === language && typeof each === 'string' ? [each] : textsIn(each, language),
  );
};

test.each(languages)('in %s one thing has one word', (language) => {
  const stray = ['site/texts', 'packages/kit/texts'].flatMap((folder) =>
    Object.entries(read(`${folder}/${language}.json`) as Record<string, string>).flatMap(([id, text]) =>
      strayWords(text, language).map((each) => `${id}: ${each}`),
    ),
  );
  expect(stray).toEqual([]);
});

test.each(languages)('in %s a percentage is written as Intl does', (language) => {
  const written = new Intl.NumberFormat(language, { style: 'percent' }).format(0.1).replace('10', '');
  const texts = ['site/texts', 'packages/kit/texts'].flatMap((folder) =>
    Object.entries(read(`${folder}/${language}.json`) as Record<string, string>),
  );
  const percentages = texts.flatMap(([id, text]) =>
    [...text.matchAll(/\{percent[^}]*\}(\s?%)/g)].map(([, own]) => [id, own]),
  );
  expect(percentages.length).toBeGreaterThan(5);
  expect(percentages.filter(([, own]) => own !== written)).toEqual([]);
});

test.each(languages)('in %s the seeds speak as the site does', (language) => {
  const texts = seeds.map((name) => textsIn(read(`mock-api/data/${name}.json`), language));
  expect(texts.every((each) => each.length > 3)).toBe(true);
  expect(texts.flat().flatMap((text) => strayWords(text, language).map((each) => `${text}: ${each}`))).toEqual([]);
});

/** Mails, pages and windows of the server; titles of works are free. */
const serverTexts = sourcesBelow('mock-api/src', 'site/server', 'packages/locale/src')
  .filter(({ text }) => /\bnl: |TranslationTuple/.test(text))
  .filter(
    ({ path }) => !/\.test\.|\/global-search\/|\/seed\/(?:texts\/(?!legal)|videos|albums|titles|overrides)/.test(path),
  )
  .map((source) => ({ path: source.path, texts: textsInSource(source) }));

test.each(languages)('in %s mails, pages and windows of the server speak as the site does', (language) => {
  const texts = serverTexts.flatMap((each) => each.texts[language].map((text) => [each.path, text] as const));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.flatMap(([path, text]) => strayWords(text, language).map((each) => `${path}: ${each}`))).toEqual([]);
});

test.each([
  ['Nog 3 munten', 'nl', ['"munten" is "coins"']],
  ['{coins} {count, plural, one {munt} other {coins}}', 'nl', ['"munt" is "coins"']],
  ['Ver en vivo, con un ticket', 'es', ['"en vivo" is "en directo"', '"ticket" is "show con entrada"']],
  ['{ticket} monedas', 'es', []],
  ['Coins kaufen, Video kaufen', 'de', ['"Coins kauf" is "aufladen"']],
  ['Ein Gratis-Chat, kein Gratischat', 'de', ['"Gratis-Chat" is "Gratischat"']],
  ['Comprobar mi edad', 'es', ['"Comprobar mi edad" is "verificación de edad"']],
  ['Tras la comprobación de edad', 'es', ['"comprobación de edad" is "verificación de edad"']],
  ['Puedes recargar monedas', 'es', ['"recargar monedas" is "añadir"']],
  ['Otra cantidad', 'es', ['"cantidad" is "importe"']],
] as const)('%s in %s', (text, language, stray) => {
  expect(strayWords(text, language)).toEqual(stray);
});
