export { RowArrows, type RowArrowsProps } from './RowArrows.tsx';
