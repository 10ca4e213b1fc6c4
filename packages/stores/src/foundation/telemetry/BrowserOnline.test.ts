import { createEventLog } from '@lounge/transport';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { BrowserOnline } from './BrowserOnline.ts';

const setUp = (onLine = true) => {
  const visit = testStores();
  const browser = new BrowserOnline(createEventLog(visit.client, visit.clock));
  const events = new EventTarget();
  const window = Object.assign(events, { navigator: { onLine } });
  browser.watch(window, visit.scope);
  const kept = async () => {
    const rows = await visit.run(`select data from event where context = 'browserOnline' order by id`);
    return (rows as { data: string }[]).map(({ data }) => JSON.parse(data) as unknown);
  };
  const tell = async (type: 'online' | 'offline') => {
    events.dispatchEvent(new Event(type));
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { ...visit, browser, kept, tell };
};

test.each([true, false])('it starts with the browser’s own flag: %s', (onLine) => {
  expect(setUp(onLine).browser.isOnline).toBe(onLine);
});

// @spec rest:logging.browser-online, state:offline-log-queue
test('losing the network is told when it is back, then the return', async () => {
  const { browser, kept, tell, breakDown, clock } = setUp();
  breakDown(/./);
  await tell('offline');
  expect(browser.isOnline).toBe(false);
  expect(await kept()).toEqual([]);
  clock.advance(90_000);
  breakDown(null);
  await tell('online');
  expect(browser.isOnline).toBe(true);
  expect(await kept()).toEqual([
    { status: 'offline', timeDifference: 90_000, time: '2026-11-20T19:00:00.000Z' },
    { status: 'online', timeDifference: 0, time: '2026-11-20T19:01:30.000Z' },
  ]);
});

test('with the end of the scope the browser is not watched any more', async () => {
  const { browser, scope, tell, sent } = setUp();
  scope.end();
  await tell('offline');
  expect(browser.isOnline).toBe(true);
  expect(sent).toEqual([]);
});
