import { readFileSync, statSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { fontFiles } from '@lounge/kit/fonts';
import { velvet } from '@lounge/kit/velvet';
import { brasa } from '@lounge/kit/brasa';
import { languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { lagoon } from '../../stories/brands/lagoon/lagoon.ts';
import { measures } from '../../stories/brands/lagoon/measures.ts';
import { root, sourcesBelow } from './repository.ts';

test('the brand of a partner is made with published exports of the kit only', () => {
  const imports = sourcesBelow('stories/brands').flatMap(({ text }) =>
    [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((from) => !/^(@lounge\/kit\/(texts\/)?[a-z-]+$|\.\/)/.test(from))).toEqual([]);
});

test('the font of the partner is the file that was measured', () => {
  const [file = ''] = fontFiles(lagoon);
  expect(statSync(`${root}/stories/brands/lagoon/fonts/${file}`).size).toBe(measures.lagoon.bytes);
});

test.each([velvet, brasa])('the partner differs from $name in all that a brand may choose', (other) => {
  const shapes = ['radius', 'type', 'tile', 'tints', 'font'] as const;
  expect(shapes.filter((name) => JSON.stringify(lagoon.tokens[name]) === JSON.stringify(other.tokens[name]))).toEqual(
    [],
  );
  expect(lagoon.layout).not.toEqual(other.layout);
  expect(lagoon.coin).not.toBe(other.coin);
  expect(lagoon.languages.filter((each) => !other.languages.includes(each))).toEqual(['fr']);
});

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`${root}/packages/kit/texts/${language}.json`, 'utf8')) as Record<string, string>;
const english = textsOf('en');
const ownLanguages = languages.map(textsOf);
const french = (lagoon.messages?.['fr'] ?? {}) as Record<string, string>;

test('the partner has every text of the kit in French, and no other', () => {
  expect(Object.keys(french).toSorted()).toEqual(Object.keys(english).toSorted());
});

interface Arguments {
  /** Names; those of tags too. */
  readonly names: Set<string>;
  /** Kinds and names. */
  readonly kinds: Set<string>;
  /** The forms of each plural, without exact numbers. */
  readonly plurals: Map<string, readonly string[]>;
}

/** The arguments of a text, also within the forms of its plurals. */
function argumentsOf(elements: readonly MessageFormatElement[], found: Arguments): Arguments {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.names.add(element.value);
    found.kinds.add(`${TYPE[element.type]} ${element.value}`);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
      if (element.type === TYPE.plural) found.plurals.set(element.value, forms);
      for (const { value } of Object.values(element.options)) argumentsOf(value, found);
    }
    if (element.type === TYPE.tag) argumentsOf(element.children, found);
  }
  return found;
}
const parsed = (text = '') => argumentsOf(parse(text), { names: new Set(), kinds: new Set(), plurals: new Map() });

test('the French texts have the arguments of the English ones, used as one of our languages uses them', () => {
  const different = Object.entries(french).flatMap(([id, text]) => {
    const { names, kinds } = parsed(text);
    const known = new Set(ownLanguages.flatMap((texts) => [...parsed(texts[id]).kinds]));
    const isSame = [...names].toSorted().join() === [...parsed(english[id]).names].toSorted().join();
    return isSame && [...kinds].every((kind) => known.has(kind)) ? [] : [`${id}: ${text}`];
  });
  expect(different).toEqual([]);
});

test('every plural of the French texts has all forms of the language', () => {
  const forms = new Intl.PluralRules('fr').resolvedOptions().pluralCategories.toSorted().join();
  const incomplete = Object.entries(french).filter(([, text]) =>
    [...parsed(text).plurals.values()].some((each) => each.toSorted().join() !== forms),
  );
  expect(incomplete).toEqual([]);
});
