import type { StatePanelProps } from '@lounge/kit/state-panel';
import { Suspense } from 'react';
import { lazyOrServerRendered } from '../../app/lazy-or-server-rendered.ts';

type Failures = typeof import('./error-views.ts');

let failures: Failures | null = null;

/**
 * Fetches what stands where something failed. The server and documents that show it do so before they draw; other pages
 * when they have nothing else to do, so that it is there before a network is lost.
 */
export const loadErrorViews = async (): Promise<Failures> => (failures ??= await import('./error-views.ts'));

const LateScreen = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).ErrorScreen }));
const LatePanel = lazyOrServerRendered(async () => ({ default: (await loadErrorViews()).StatePanel }));

/** Where a page stands that is not there, or that failed. */
export const ErrorSlot = () => {
  if (failures !== null) return <failures.ErrorScreen />;
  return (
    <Suspense fallback={null}>
      <LateScreen />
    </Suspense>
  );
};

/** Where a part of a page stands that is empty, or that failed: the kit's StatePanel. */
export const ErrorPanel = (props: StatePanelProps) => {
  if (failures !== null) return <failures.StatePanel {...props} />;
  return (
    <Suspense fallback={null}>
      <LatePanel {...props} />
    </Suspense>
  );
};
