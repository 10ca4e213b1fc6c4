/** A line to insert, and how the lines of its list are known. */
export interface SortedLine {
  readonly line: string;
  /** Returns the key of a line of the list; null for all others. */
  readonly keyOf: (line: string) => string | null;
  /** The line that closes the list, for lists with entries of several lines. @default none: the list ends with its last key */
  readonly end?: string;
}

/** Inserts a line before the first of its list with a greater key, else at the end. Throws without a list, and for a key that it has. */
export const withLine = (text: string, { line, keyOf, end }: SortedLine): string => {
  const key = keyOf(line);
  const lines = text.split('\n');
  const keys = lines.map(keyOf);
  const last = keys.findLastIndex((each) => each !== null);
  if (key === null || last < 0) throw new Error(`No list of lines such as "${line.trim()}" was found; add it by hand.`);
  if (keys.includes(key)) throw new Error(`A list has ${key} already: "${lines[keys.indexOf(key)]?.trim()}".`);
  const later = keys.findIndex((each) => each !== null && each > key);
  const closing = end === undefined ? last + 1 : lines.indexOf(end, last);
  return lines.toSpliced(later >= 0 ? later : closing, 0, line).join('\n');
};
