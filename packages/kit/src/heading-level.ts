/** Rank of a heading among those of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
