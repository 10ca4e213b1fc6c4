export { ComparisonTable, type ComparisonRow, type ComparisonTableProps } from './ComparisonTable.tsx';
