/** Where a mutant must be noticed: a flow by a piece of its title, or a story by its name. */
export interface Proof {
  readonly kind: 'flow' | 'story';
  /** The file below site/e2e, without its ending; or the one below stories, without its ending. */
  readonly file: string;
  /** A piece of the flow's title, or the story's exported name. */
  readonly name: string;
}

/** A defect in the site or the kit that a flow or a story must notice. */
export interface Mutant {
  /** Where it is, from the root of the repository. */
  readonly file: string;
  /** A text that is in the file exactly once, with the expression that is replaced between « and ». */
  readonly find: string;
  /** The expression in its place. */
  readonly replacement: string;
  readonly proof: Proof;
}

/** A mutant in a file whose path is known: what is found, what replaces it, what notices it. */
export type MutantRow = readonly [find: string, replacement: string, proof: Proof];

export const flow = (file: string, name: string): Proof => ({ kind: 'flow', file, name });

export const story = (file: string, name: string): Proof => ({ kind: 'story', file, name });

/** The mutants of the files of a folder. */
export const mutantsIn = (folder: string, files: Readonly<Record<string, readonly MutantRow[]>>): readonly Mutant[] =>
  Object.entries(files).flatMap(([path, rows]) =>
    rows.map(([find, replacement, proof]) => ({ file: `${folder}/${path}`, find, replacement, proof })),
  );
