import type { FilterChipsProps } from './FilterChips.tsx';
import type { PerformerFilterProps } from './PerformerFilter.tsx';
import type { PerformerFilterSheetProps } from './PerformerFilterSheet.tsx';

export const filterChipsExample = {
  chosen: [
    { label: 'Online', href: '#online' },
    { label: 'Rather lively', href: '#mood' },
    { label: 'up to 48 coins', href: '#price' },
    { label: '25 to 55', href: '#age' },
  ],
  clearHref: '#all',
} satisfies FilterChipsProps;

export const performerFilterExample = { groups: [], onToggle: () => undefined } satisfies PerformerFilterProps;

export const performerFilterSheetExample = {
  count: 3,
  onClose: () => undefined,
  children: 'Filters',
} satisfies PerformerFilterSheetProps;
