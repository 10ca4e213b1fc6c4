import type { StatePanelProps } from '@lounge/kit/state-panel';
import { Suspense } from 'react';
import { lazyOrAsDrawn } from '../../app/lazy-or-as-drawn.ts';

type Failures = typeof import('./failures.ts');

let failures: Failures | null = null;

/**
 * Fetches what stands where something failed. The server and documents that show it do so before they draw; other pages
 * when they have nothing else to do, so that it is there before a network is lost.
 */
export const loadFailures = async (): Promise<Failures> => (failures ??= await import('./failures.ts'));

const LateScreen = lazyOrAsDrawn(async () => ({ default: (await loadFailures()).ErrorScreen }));
const LatePanel = lazyOrAsDrawn(async () => ({ default: (await loadFailures()).StatePanel }));

/** Where a page stands that is not there, or that failed. */
export const ErrorPlace = () => {
  if (failures !== null) return <failures.ErrorScreen />;
  return (
    <Suspense fallback={null}>
      <LateScreen />
    </Suspense>
  );
};

/** Where a part of a page stands that is empty, or that failed: the kit's StatePanel. */
export const FailurePanel = (props: StatePanelProps) => {
  if (failures !== null) return <failures.StatePanel {...props} />;
  return (
    <Suspense fallback={null}>
      <LatePanel {...props} />
    </Suspense>
  );
};
