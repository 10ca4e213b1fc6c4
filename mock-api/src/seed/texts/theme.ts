import type { TranslationTuple } from '../translations.ts';

/** One voice of a theme: the short line on a tile and the first sentence of the text about the performer. */
export interface Voice {
  readonly headline: TranslationTuple;
  readonly opening: TranslationTuple;
}

/** The theme of a performer: tags, and two voices so that two performers may share it. */
export interface Theme {
  readonly tags: readonly string[];
  readonly voices: readonly [Voice, Voice];
}
