import { expect, test } from 'vitest';
import type { TranslationTuple } from '../translations.ts';
import { albumTitles } from './album-titles.ts';
import { closings } from './closings.ts';
import { coupleWords } from './couples.ts';
import { makings, remarks } from './descriptions.ts';
import { habits } from './habits.ts';
import { legalSamples } from './legal.ts';
import { themes } from './themes.ts';
import { circumstances, places } from './title-parts.ts';
import { afterthoughts, contents } from './video-descriptions.ts';
import { videoTitles } from './video-titles.ts';

const voices = Object.values(themes).flatMap((theme) => theme.voices);
const couples = Object.values(coupleWords);
const legal = Object.values(legalSamples);

const sentences: readonly [string, readonly TranslationTuple[]][] = [
  ['habits', habits],
  ['closings', closings],
  ['openings', voices.map(({ opening }) => opening)],
  ['couples', couples.map(({ about }) => about)],
  ['makings', makings],
  ['remarks', remarks],
  ['contents of videos', Object.values(contents).flat()],
  ['afterthoughts', afterthoughts],
];
const phrases: readonly [string, readonly TranslationTuple[]][] = [
  ['headlines', [...voices, ...couples].map(({ headline }) => headline)],
  ['album titles', albumTitles],
  ['video titles', videoTitles],
  ['places', places],
  ['circumstances', circumstances],
  ['legal headings', legal.map(({ heading }) => heading)],
];

test.each([...sentences, ...phrases])('%s never say the same twice in a language', (_name, texts) => {
  for (const language of [0, 1, 2, 3] as const) {
    const said = texts.map((text) => text[language]);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  }
});

/** A word may be the same in German and Dutch (Terras, Atelier), a sentence may not. */
test.each(sentences)('%s differ in all four languages and end as sentences', (_name, texts) => {
  for (const text of texts) {
    expect(new Set(text).size, text[1]).toBe(4);
    for (const part of text) expect(part).toMatch(/^\S.{7,}[.?!]$/);
  }
});

test.each(phrases)('%s are given in every language, without a full stop', (_name, texts) => {
  for (const text of texts) for (const part of text) expect(part).toMatch(/^\S.*[^\s.,;]$/);
});

test('whole titles and headlines differ in at least three of the four languages', () => {
  const titles = [...albumTitles, ...videoTitles, ...voices.map(({ headline }) => headline)];
  expect(titles.filter((text) => new Set(text).size < 3)).toEqual([]);
});

test('legal samples say in each language that they are samples', () => {
  const words = ['Mustertext', 'sample text', 'voorbeeldtekst', 'texto de muestra'];
  for (const { paragraphs } of legal) {
    for (const [at, part] of (paragraphs[0] ?? []).entries()) expect(part).toContain(words[at]);
  }
});

test('no text is markup', () => {
  const all = [...sentences, ...phrases, ['legal', legal.flatMap(({ paragraphs }) => paragraphs)] as const];
  for (const [, texts] of all) for (const text of texts) expect(text.join(' ')).not.toMatch(/[<>&]/);
});
