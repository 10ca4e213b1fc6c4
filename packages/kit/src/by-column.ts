/**
 * A length of a container's own box, which its queries do not reach: `wide` from `width` pixels of the column on, else `narrow`, the smaller.
 * Percentages are of the column.
 */
export const byColumn = (width: number, narrow: number, wide: number): string =>
  `clamp(${narrow}px, (100% - ${width - 1}px) * 99, ${wide}px)`;

/** The margin of what is as wide as the page: that of `--kit-page-margin`, by the own column. */
export const columnMargin = 'clamp(16px, 50% - 368px, 32px)';
