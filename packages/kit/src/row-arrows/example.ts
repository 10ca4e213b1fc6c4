import type { RowArrowsProps } from './RowArrows.tsx';

export const rowArrowsExample = { row: null } satisfies RowArrowsProps;
