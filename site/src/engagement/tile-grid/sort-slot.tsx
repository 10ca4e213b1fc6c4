import { lazySlot } from '../../shared/lazy-slot.tsx';

/** The slot of the order of a grid, a form that works without script, and what loads its code. */
export const { Slot: SortSlot, load: loadSortSelect } = lazySlot(
  () => import('./SortSelectConnected.tsx'),
  ({ SortSelectConnected }) => SortSelectConnected,
);
