import type { StatePanelProps } from '@lounge/kit/state-panel';
import { createElement, Suspense, type ComponentType } from 'react';
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

/** The slot of an error view, which is loaded when it is needed. */
const slotOf = <P extends object>(viewIn: (views: ErrorViews) => ComponentType<P>) => {
  const Lazy = lazyOrServerRendered(async () => ({ default: viewIn(await loadErrorViews()) }));
  return function ErrorViewSlot(props: P) {
    if (views !== null) return createElement(viewIn(views), props);
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
};

/** The slot of a page that failed or does not exist. */
export const ErrorSlot = slotOf<object>(({ ErrorScreen }) => ErrorScreen);

/** The slot of a part of a page that is empty or failed: the kit's StatePanel. */
export const ErrorPanel = slotOf<StatePanelProps>(({ StatePanel }) => StatePanel);

/** The slot of a list that could not be read. */
export const FailedListSlot = slotOf<FailedListProps>(({ FailedList }) => FailedList);

/** The slot of tiles that are read again: a page's first data is there before it appears. */
export const PendingTilesSlot = slotOf<PendingTilesProps>(({ PendingTiles }) => PendingTiles);
