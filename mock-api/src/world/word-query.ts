/** A condition for the words of a document: a word that begins so, a word that is so, all of some, or any of some. */
export type WordQuery =
  | { readonly begins: string }
  | { readonly is: string }
  | { readonly all: readonly WordQuery[] }
  | { readonly any: readonly WordQuery[] };

/** The way in which a database writes a query. */
export interface WordQuerySyntax {
  readonly begins: (word: string) => string;
  readonly is: (word: string) => string;
  readonly and: string;
  readonly or: string;
}

/** Writes a query in the syntax of a database. */
export const writeQuery = (query: WordQuery, syntax: WordQuerySyntax): string => {
  if ('begins' in query) return syntax.begins(query.begins);
  if ('is' in query) return syntax.is(query.is);
  const [parts, sign] = 'all' in query ? [query.all, syntax.and] : [query.any, syntax.or];
  return `(${parts.map((each) => writeQuery(each, syntax)).join(sign)})`;
};

/** A query with each of its words changed. */
export const withWords = (query: WordQuery, change: (word: string) => string): WordQuery => {
  if ('begins' in query) return { begins: change(query.begins) };
  if ('is' in query) return { is: change(query.is) };
  const changed = (parts: readonly WordQuery[]) => parts.map((each) => withWords(each, change));
  return 'all' in query ? { all: changed(query.all) } : { any: changed(query.any) };
};

/** Whether words meet a query. */
export const meets = (words: readonly string[], query: WordQuery): boolean => {
  if ('begins' in query) return words.some((each) => each.startsWith(query.begins));
  if ('is' in query) return words.includes(query.is);
  return 'all' in query ? query.all.every((each) => meets(words, each)) : query.any.some((each) => meets(words, each));
};
