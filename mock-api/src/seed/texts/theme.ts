import type { Four } from '../four.ts';

/** One voice of a theme: the short line on a tile and the first sentence of the text about the performer. */
export interface Voice {
  readonly headline: Four;
  readonly opening: Four;
}

/** What a performer lives for: tags, and two voices so that two performers may share it. */
export interface Theme {
  readonly tags: readonly string[];
  readonly voices: readonly [Voice, Voice];
}
