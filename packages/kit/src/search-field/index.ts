export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldState, SearchGroup, SearchProposal } from './search-types.ts';
