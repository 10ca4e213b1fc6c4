import { expect, Host, test as base, waitUntilLive, prepareContext } from './host.ts';

const test = base.extend<{ ownHost: Host }>({
  // Playwright reads the fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  ownHost: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.close();
  },
});

// @spec socket:connection, constant:realtime.reconnectDelayMs
test('a killed server loses no data, and the page reconnects', async ({ page, context, ownHost: host }) => {
  await prepareContext(context, host, { world: '' });
  // A list of one page, in which nobody moves to a later one.
  await page.goto(host.url('/en/?filter=vip'));
  await waitUntilLive(page);
  await host.trigger('main', { kind: 'presence', actorId: 103, isOnline: false });
  const tile = page.locator('#tonight article').filter({ hasText: 'Sable' }).first();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
  await host.kill();
  await expect(page.getByText('The connection was lost. Trying again …')).toBeVisible();
  await host.start();
  await expect(page.getByText('The connection was lost. Trying again …')).toHaveCount(0);
  await waitUntilLive(page);
  await page.reload();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
});
