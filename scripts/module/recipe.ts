import type { SourceFile } from '../conventions/repository.ts';

/** Reads a file of the repository by its path from the root. */
export type ReadText = (path: string) => string;

/** Everything that a command adds to the repository, as text. */
export interface Recipe {
  /** The name of the new part, for messages. */
  readonly title: string;
  /** Files that must not exist yet. */
  readonly created: readonly SourceFile[];
  /** Returns the files that list what is added, with it. */
  readonly changed: (read: ReadText) => readonly SourceFile[];
  /** The next steps, a line each. */
  readonly next: readonly string[];
}

const sentencePattern = /^[A-Z][^.|*`\\]*[^.\s]\.$/;
const mostWords = 40;

/** Returns the reason why a text is no doc comment of one sentence; null if it is one. */
export const notASentence = (text: string): string | null =>
  sentencePattern.test(text) && !text.startsWith('What ') && text.split(/\s+/).length <= mostWords
    ? null
    : `--about needs one sentence of at most ${mostWords} words with a capital and a full stop, that does not begin with "What".`;
