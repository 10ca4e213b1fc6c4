/** Longer paths end above what they lead to: a failure names a field. */
const maxPathLength = 100;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The path of the first text or key that a database does not keep: PostgreSQL rejects U+0000, and a lone surrogate becomes another character.
 * Null if there is none.
 */
export const unstorableIn = (value: unknown): string | null => {
  // Not recursive, as a record may be as deep as a body is long.
  const left: [path: string, value: unknown][] = [['', value]];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    const [path, item] = each;
    if (typeof item === 'string' && !isStorable(item)) return path;
    if (typeof item !== 'object' || item === null || ArrayBuffer.isView(item)) continue;
    const entries = Object.entries(item);
    if (!entries.every(([name]) => isStorable(name))) return path;
    const pathOf = (name: string): string =>
      path === '' ? name : path.length < maxPathLength ? `${path}.${name}` : path;
    for (const [name, inner] of entries.toReversed()) left.push([pathOf(name), inner]);
  }
  return null;
};
