import { languages } from '@lounge/locale';
import { parseJson, type Json } from '../world/json.ts';
import type { Caller } from '../world/world.ts';

/** Returns the text in the caller's language. */
export const localized = (
  json: Json<Readonly<Record<Caller['language'], string>>>,
  { language }: Pick<Caller, 'language'>,
): string => parseJson(json)[language];

/** A text in each language, as a list. */
export const languageTexts = (
  texts: Readonly<Record<Caller['language'], string>>,
): { readonly value: string; readonly language: Caller['language'] }[] =>
  languages.map((language) => ({ value: texts[language], language }));
