import type { StatePanelProps } from '@lounge/kit/state-panel';
import { Suspense } from 'react';
import { lazyOrServerRendered } from '../../shared/lazy-or-server-rendered.ts';
import type { FailedListProps } from './FailedList.tsx';
import type { PendingTilesProps } from './PendingTiles.tsx';

type ErrorViews = typeof import('./error-views.ts');

let views: ErrorViews | null = null;

/**
 * Loads the error views. The server and documents that show an error load them before rendering; other pages when idle, so
 * that they are available when the network is lost.
 */
export const loadErrorViews = async (): Promise<ErrorViews> => (views ??= await import('./error-views.ts'));

const LazyScreen = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).ErrorScreen }));
const LazyFailedList = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).FailedList }));
const LazyTiles = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).PendingTiles }));
const LazyPanel = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).StatePanel }));

/** The slot of a page that failed or does not exist. */
export const ErrorSlot = () => {
  if (views !== null) return <views.ErrorScreen />;
  return (
    <Suspense fallback={null}>
      <LazyScreen />
    </Suspense>
  );
};

/** The slot of a part of a page that is empty or failed: the kit's StatePanel. */
export const ErrorPanel = (props: StatePanelProps) => {
  if (views !== null) return <views.StatePanel {...props} />;
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
};

/** The slot of a list that could not be read. */
export const FailedListSlot = (props: FailedListProps) => {
  if (views !== null) return <views.FailedList {...props} />;
  return (
    <Suspense fallback={null}>
      <LazyFailedList {...props} />
    </Suspense>
  );
};

/** The slot of tiles that are read again: a page's first data is there before it appears. */
export const PendingTilesSlot = (props: PendingTilesProps) => {
  if (views !== null) return <views.PendingTiles {...props} />;
  return (
    <Suspense fallback={null}>
      <LazyTiles {...props} />
    </Suspense>
  );
};
