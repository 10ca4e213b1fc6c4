import { PerformerFilterSheet } from '@lounge/kit/performer-filter';
import { observer } from 'mobx-react-lite';
import { FilterConnected } from './FilterConnected.tsx';
import type { SearchPageState } from './use-search-page.ts';

/** Props of FilterSheetConnected. */
export interface FilterSheetConnectedProps {
  page: SearchPageState;
  hasPlace: boolean;
  onClose: () => void;
}

/** The filters on a phone. @spec component:PerformerFilter */
export const FilterSheetConnected = observer(({ page, hasPlace, onClose }: FilterSheetConnectedProps) => {
  const { search, cleared, go } = page;
  return (
    <PerformerFilterSheet
      count={search.totalHits}
      onClose={onClose}
      {...(cleared === null ? {} : { onClear: () => go(cleared) })}
    >
      <FilterConnected page={page} hasPlace={hasPlace} look="chips" untitled />
    </PerformerFilterSheet>
  );
});
