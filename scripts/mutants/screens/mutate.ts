import type { Mutant } from './mutant.ts';

/** A mutant and its number, by which it is switched on. */
export type NumberedMutant = Mutant & { readonly number: number };

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** How often a text is found in another one. */
const countOf = (source: string, text: string): number => source.split(text).length - 1;

/** Finds the expression of a mutant. Throws if its text is not found exactly once. */
const placeOf = ({ file, find }: Mutant, source: string): { readonly start: number; readonly end: number } => {
  const parts = find.split(/[«»]/);
  const [before = '', expression = ''] = parts;
  if (parts.length !== 3 || expression === '') throw new Error(`${file}: "${find}" needs one expression in « and ».`);
  const text = parts.join('');
  const count = countOf(source, text);
  if (count !== 1) throw new Error(`${file}: "${text}" is found ${count} times.`);
  const start = source.indexOf(text) + before.length;
  return { start, end: start + expression.length };
};

/**
 * The number of the mutant that is switched on, in a server by a variable, in a page by the end of the browser's name; a page of stories
 * sets it itself.
 */
const prelude =
  "globalThis.mutant ??= Number(globalThis.process?.env?.MUTANT ?? /Mutant\\/(\\d+)/.exec(globalThis.navigator?.userAgent ?? '')?.[1] ?? 0);";

/** Returns a source that behaves as before until one of its mutants is switched on. Throws if a mutant's text is not found exactly once. */
export const mutate = (source: string, mutants: readonly NumberedMutant[]): string => {
  if (mutants.length === 0) return source;
  const edits = mutants.map((each): Edit => {
    const { start, end } = placeOf(each, source);
    const text = `(globalThis.mutant === ${each.number} ? (${each.replacement}) : (${source.slice(start, end)}))`;
    return { start, end, text };
  });
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  let [result, at] = [prelude, 0];
  for (const { start, end, text } of inOrder) {
    if (start < at) throw new Error(`${mutants[0]?.file}: two mutants overlap at "${text}".`);
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
};
