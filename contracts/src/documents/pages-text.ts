/** The rules of lists that are read in pages, for the introductions of documents. */
export const pagesText = `Lists are read in pages: \`first\`, \`limit\` or \`take\` is the number of items, \`offset\` or \`from\` the number
to skip. 0 items give an empty page, with the total where it has one. A number above the maximum of the schema is \`malformed\` with its name;
where the description says that more counts as a lower number, it does. An offset beyond the end gives an empty page.`;
