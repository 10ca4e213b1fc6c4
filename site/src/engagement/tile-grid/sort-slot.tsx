import { memo, Suspense } from 'react';
import { lazyOrServerRendered } from '../../shared/lazy-or-server-rendered.ts';
import type { SortSelectProps } from './SortSelectConnected.tsx';

let view: typeof import('./SortSelectConnected.tsx') | null = null;

/** Loads the choice of an order. A page loads it before it appears, so that a document has it; the browser's first load does without it. */
export const loadSortSelect = async () => (view ??= await import('./SortSelectConnected.tsx'));

const LazySort = lazyOrServerRendered(async () => ({ default: (await loadSortSelect()).SortSelectConnected }));

/** The slot of the order of a grid; a form that works without script. */
export const SortSlot = memo(function SortSlot(props: SortSelectProps) {
  return (
    <Suspense fallback={null}>
      {view === null ? <LazySort {...props} /> : <view.SortSelectConnected {...props} />}
    </Suspense>
  );
});
