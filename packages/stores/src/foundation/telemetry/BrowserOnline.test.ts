import { createEventLog } from '@lounge/transport';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { BrowserOnline } from './BrowserOnline.ts';

const setUp = (onLine = true) => {
  const stores = testStores();
  const browser = new BrowserOnline(createEventLog(stores.client, stores.clock));
  const events = new EventTarget();
  const window = Object.assign(events, { navigator: { onLine } });
  browser.watch(window, stores.scope);
  browser.listen(stores.pushSource);
  const storedEvents = async () => {
    const rows = await stores.run(`select data from event where context = 'browserOnline' order by id`);
    return (rows as { data: string }[]).map(({ data }) => JSON.parse(data) as unknown);
  };
  const dispatch = async (type: 'online' | 'offline') => {
    events.dispatchEvent(new Event(type));
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { ...stores, browser, storedEvents, dispatch };
};

test.each([true, false])('starts with the browser’s own flag: %s', (onLine) => {
  expect(setUp(onLine).browser.isOnline).toBe(onLine);
});

// @spec rest:logging.browser-online, state:offline-log-queue 1-4
test('going offline is logged once the network is back, followed by going online', async () => {
  const { browser, storedEvents, dispatch, failRequests, clock } = setUp();
  failRequests(/./);
  await dispatch('offline');
  expect(browser.isOnline).toBe(false);
  expect(await storedEvents()).toEqual([]);
  clock.advance(90_000);
  failRequests(null);
  await dispatch('online');
  expect(browser.isOnline).toBe(true);
  expect(await storedEvents()).toEqual([
    { status: 'offline', timeDifference: 90_000, time: '2026-11-20T19:00:00.000Z' },
    { status: 'online', timeDifference: 0, time: '2026-11-20T19:01:30.000Z' },
  ]);
});

test.each(['from the start', 'by an event'])(
  'a session proves a network that the browser denies %s',
  async (denied) => {
    const { browser, dispatch, socket } = setUp(denied === 'by an event');
    if (denied === 'by an event') await dispatch('offline');
    expect(browser.isOnline).toBe(false);
    socket.setState('connecting');
    expect(browser.isOnline).toBe(false);
    socket.setState('ready');
    expect(browser.isOnline).toBe(true);
  },
);

test('after the scope ended, the events of the browser are ignored', async () => {
  const { browser, scope, dispatch, sent } = setUp();
  scope.end();
  await dispatch('offline');
  expect(browser.isOnline).toBe(true);
  expect(sent).toEqual([]);
});
