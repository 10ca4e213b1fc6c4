export { FilterChips, type ChosenFilter, type FilterChipsProps } from './FilterChips.tsx';
export type { AgeFilter, MoodFilter, PriceFilter } from './filter-ranges.tsx';
export type { FilterFormProps } from './FilterForm.tsx';
export type { FilterChange, FilterGroup, FilterOption } from './FilterGroupFields.tsx';
export { PerformerFilter, type PerformerFilterProps } from './PerformerFilter.tsx';
export { PerformerFilterSheet, type PerformerFilterSheetProps } from './PerformerFilterSheet.tsx';
