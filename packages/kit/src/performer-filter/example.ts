import type { FilterChipsProps } from './FilterChips.tsx';
import type { PerformerFilterProps } from './PerformerFilter.tsx';
import type { PerformerFilterSheetProps } from './PerformerFilterSheet.tsx';

export const filterChipsExample = { chosen: [{ label: 'VIP', href: '/v' }] } satisfies FilterChipsProps;

export const performerFilterExample = { groups: [], onToggle: () => undefined } satisfies PerformerFilterProps;

export const performerFilterSheetExample = {
  count: 3,
  onClose: () => undefined,
  children: 'Filters',
} satisfies PerformerFilterSheetProps;
