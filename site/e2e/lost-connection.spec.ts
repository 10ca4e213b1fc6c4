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

test('two tabs show what happened while their connections were lost, and read nothing again', async ({
  page,
  context,
  host,
}) => {
  const world = await prepareContext(context, host);
  const other = await context.newPage();
  const pages = [page, other];
  for (const each of pages) await open(each, host, '/en/');
  await expect(presenceOf(page)).toHaveAttribute('data-presence', 'online');
  const calls = pages.map(callsOf);
  await devConsole(page, host).drop();
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  for (const each of pages) {
    await expect(presenceOf(each)).toHaveAttribute('data-presence', 'offline');
    await waitUntilLive(each);
  }
  // The close of a connection is logged; nothing else is called.
  for (const each of calls) expect(each.filter((path) => !path.endsWith('/websocketConnectionError'))).toEqual([]);
});

test('what is published between rendering and connecting is shown', async ({ page, context, host }) => {
  const world = await prepareContext(context, host);
  let connect = (): void => undefined;
  const mayConnect = new Promise<void>((resolve) => (connect = resolve));
  await page.route('**/live-*.js', async (route) => {
    await mayConnect;
    await route.continue();
  });
  await page.goto(host.url('/en/'));
  await expect(presenceOf(page)).toHaveAttribute('data-presence', 'online');
  await host.trigger(world, { kind: 'presence', actorId: 101, isOnline: false });
  connect();
  await expect(presenceOf(page)).toHaveAttribute('data-presence', 'offline');
});
