import type { Caller } from '../world/world.ts';

/** The text of the caller's language out of a stored record of languages. */
export const localized = (json: string, { language }: Caller): string =>
  (JSON.parse(json) as Record<Caller['language'], string>)[language];
