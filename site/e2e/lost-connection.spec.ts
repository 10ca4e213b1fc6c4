import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { expect, open, prepareContext, test, waitUntilLive } from './host.ts';

const tileOf = (page: Page) => page.locator('#tonight article').filter({ hasText: 'Mirela' }).first();
const presenceOf = (page: Page) => tileOf(page).locator('[data-presence]');

/** Collects the calls of a page from now on. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/') || pathname === '/vxql') calls.push(pathname);
  });
  return calls;
};

// @spec screen:overlay.offline 1-2, rest:logging.browser-online
test('two tabs show what happened between rendering and connecting and while connections were lost, and read nothing again; going offline keeps the page and shows a notice', async ({
  page,
  context,
  host,
}) => {
  const world = await prepareContext(context, host);
  const become = (isOnline: boolean) => host.trigger(world, { kind: 'presence', actorId: 101, isOnline });
  await open(page, host, '/en/');
  const other = await context.newPage();
  const pages = [page, other];
  const expectPresence = async (presence: 'online' | 'offline'): Promise<void> => {
    for (const each of pages) await expect(presenceOf(each)).toHaveAttribute('data-presence', presence);
  };

  const [asked, mayConnect] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await other.route('**/live-*.js', async (route) => {
    asked.resolve();
    await mayConnect.promise;
    await route.continue();
  });
  await other.goto(host.url('/en/'));
  await asked.promise;
  await expectPresence('online');
  await become(false);
  mayConnect.resolve();
  await expectPresence('offline');
  await waitUntilLive(other);

  const calls = pages.map(callsOf);
  await devConsole(page, host).drop();
  await become(true);
  await expectPresence('online');
  for (const each of pages) await waitUntilLive(each);
  // The close of a connection is logged; nothing else is called.
  for (const each of calls) expect(each.filter((path) => !path.endsWith('/websocketConnectionError'))).toEqual([]);

  await context.setOffline(true);
  const notice = page.getByText('You are offline. What you see is from a moment ago.');
  await expect(notice).toBeVisible();
  await expect(tileOf(page)).toBeVisible();
  const replayed = page.waitForRequest(
    (request) => request.url().includes('browserOnline') && (request.postData() ?? '').includes('"offline"'),
  );
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await replayed;
});
