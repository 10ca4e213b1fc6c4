import { expect, Host, test as base, untilLive, prepareContext } from './host.ts';

const test = base.extend<{ own: Host }>({
  // Playwright reads the fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const own = new Host();
    await own.start();
    await use(own);
    await own.close();
  },
});

// @spec state:realtime-connection, socket:connection, constant:realtime.reconnectDelayMs
test('a killed server loses no data, and the page reconnects', async ({ page, context, own }) => {
  await prepareContext(context, own, { world: '' });
  await page.goto(own.url('/en/'));
  await untilLive(page);
  await own.cause('main', { kind: 'presence', actorId: 101, isOnline: false });
  const tile = page.locator('#tonight article').filter({ hasText: 'Mirela' }).first();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
  await own.kill();
  await expect(page.getByText('The connection was lost. Trying again …')).toBeVisible();
  await own.start();
  await expect(page.getByText('The connection was lost. Trying again …')).toHaveCount(0);
  await untilLive(page);
  await page.reload();
  await expect(tile.locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
});
