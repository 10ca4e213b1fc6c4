import type { Page } from '@playwright/test';
import { FaultyProxy, type Toxic } from './FaultyProxy.ts';
import { test as base, waitUntilLive } from './host.ts';

/** Tests with a proxy between browser and server. */
export const test = base.extend<{ faulty: FaultyProxy }>({
  faulty: async ({ host }, use) => {
    const faulty = new FaultyProxy({ targetPort: host.port });
    await faulty.start();
    await use(faulty);
    await faulty.close();
  },
});

/** The files that an idle page loads: the client of calls, the error views. */
const loadedWhenIdle = ['/calls-', '/error-views-'];

/** Opens a page through the proxy and waits until it is live, and what an idle page loads has come. */
export const openThrough = async (page: Page, faulty: FaultyProxy, path: string): Promise<void> => {
  // A busy browser is idle late, after a pause of the network.
  const loaded = loadedWhenIdle.map((part) => page.waitForResponse((response) => response.url().includes(part)));
  await page.goto(faulty.url(path));
  await waitUntilLive(page);
  await Promise.all(loaded);
  await page.waitForLoadState('networkidle');
};

/** `npm run attack faults` runs the whole tables; the suite runs what differs most. */
export const isLong = process.env['FAULTS'] === 'long';

/** No data arrives any more, and no connection ends. */
export const silent: readonly Toxic[] = [{ kind: 'timeout', ms: 0 }];

const longHard: readonly (readonly [string, readonly Toxic[], 'down' | 'both'])[] = [
  ['a timeout', silent, 'both'],
  ['a timeout that closes', [{ kind: 'timeout', ms: 300 }], 'down'],
  ['a limit', [{ kind: 'limit', bytes: 400 }], 'down'],
  ['a limit of nothing', [{ kind: 'limit', bytes: 0 }], 'down'],
  ['a limit in both directions', [{ kind: 'limit', bytes: 100 }], 'both'],
];
/** Faults after which nothing gets through, with their names and directions. */
export const hard: readonly (readonly [string, readonly Toxic[], 'down' | 'both'])[] = [
  ['a timeout of answers', silent, 'down'],
  ['a reset', [{ kind: 'reset' }], 'both'],
  ...(isLong ? longHard : []),
];

/** One of them for what does not depend on which: to a call, all are a lost answer. */
export const lostAnswers = isLong ? hard : hard.slice(0, 1);
