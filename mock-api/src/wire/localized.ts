import { parseJson, type Json } from '../world/json.ts';
import type { Caller } from '../world/world.ts';

/** Returns the text in the caller's language. */
export const localized = (
  json: Json<Readonly<Record<Caller['language'], string>>>,
  { language }: Pick<Caller, 'language'>,
): string => parseJson(json)[language];
