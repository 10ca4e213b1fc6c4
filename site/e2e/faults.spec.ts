import type { BrowserContext, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { hard, isLong, lostAnswers, openThrough, test } from './faulty-host.ts';
import type { FaultyProxy, Toxic } from './FaultyProxy.ts';
import { becomeGuest, consoleGuest, password, uniqueEmail, windowOf } from './guest.ts';
import { expect, prepareContext, waitUntilLive, type Host } from './host.ts';

const mirela = 101;
const tileOf = (page: Page) => page.locator('#tonight article').filter({ hasText: 'Mirela' }).first();
// The first of the page: while there is a coin rush, its wheel follows.
const wheel = (page: Page) => page.locator('.kit-spin-wheel').first();
const hub = (page: Page) => wheel(page).locator('button[data-part=hub]');
const wonPrizes = (page: Page) => page.getByRole('region', { name: 'What you won' }).getByRole('listitem');
const textField = (page: Page) => page.getByRole('textbox', { name: 'Write to Mirela' });
const ownMessages = (page: Page) => page.locator('[data-part=row][data-from=guest]');
/** The field for messages says it on this page, and the notice over the page does not repeat it. */
const lostNotice = (page: Page) => page.getByText('No connection. What you send waits here.');

/**
 * Lets the page's time pass until the notice is there, or gone. It passes at once, and ends what waits for the server: so only while it is
 * needed, and a connection has longer to come each time.
 */
const expectLostNotice = (page: Page, count: 0 | 1): Promise<void> =>
  expect
    .poll(
      async () => {
        const shown = await lostNotice(page).count();
        if (shown !== count) await page.clock.fastForward(21_000);
        return shown;
      },
      { intervals: [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600] },
    )
    .toBe(count);

/** A guest with two spins on the page of the wheel; the page's timers follow the test. */
const openWheel = async (page: Page, context: BrowserContext, host: Host, faulty: FaultyProxy): Promise<void> => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await devConsole(page, host).state('the guest has spins', { guestId: consoleGuest.guestId, spins: 2 });
  await devConsole(page, host).state('the wheel has settings', { isActive: true, stopsAt: 'album' });
  await page.clock.install();
  await openThrough(page, faulty, '/en/myvelvet/spinwheel/');
  await expect(hub(page)).toContainText('2 left');
};

const openConversation = async (
  page: Page,
  context: BrowserContext,
  host: Host,
  faulty: FaultyProxy,
): Promise<void> => {
  const world = await prepareContext(context, host);
  await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: false });
  await becomeGuest(context, host);
  await page.clock.install();
  await openThrough(page, faulty, `/en/messenger/?actor=${mirela}`);
  await expect(textField(page)).toBeVisible();
};

const slow: readonly Toxic[] = [
  { kind: 'latency', ms: 80 },
  { kind: 'jitter', ms: 80 },
  { kind: 'bandwidth', bytesPerSecond: 400_000 },
  { kind: 'slicer', bytes: 1_400 },
  { kind: 'slowClose', ms: 500 },
];

const longGentle: readonly (readonly [string, readonly Toxic[]])[] = [
  ...[50, 150, 400].map((ms) => [`latency of ${ms} ms`, [{ kind: 'latency', ms }]] as const),
  ...[60, 200, 500].map((ms) => [`jitter of ${ms} ms`, [{ kind: 'jitter', ms }]] as const),
  ...[100_000, 400_000, 800_000].map(
    (bytesPerSecond) => [`bandwidth of ${bytesPerSecond}`, [{ kind: 'bandwidth', bytesPerSecond }]] as const,
  ),
  ...[64, 500, 1_400].map((bytes) => [`slices of ${bytes}`, [{ kind: 'slicer', bytes }]] as const),
  ['slow close', [{ kind: 'slowClose', ms: 1_000 }]],
];

const gentle: readonly (readonly [string, readonly Toxic[]])[] = [
  ['all that is slow', slow],
  ...(isLong ? longGentle : []),
];

for (const [name, toxics] of gentle)
  test(`under ${name} a visitor signs up, writes a message and gets pushes`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    const world = await prepareContext(context, host);
    faulty.set(toxics);
    await openThrough(page, faulty, '/en/');
    await expect(tileOf(page).locator('[data-presence]')).toHaveAttribute('data-presence', 'online');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    const frame = windowOf(page);
    await frame.getByLabel('Name').fill('Robin');
    await frame.getByLabel('E-mail').fill(uniqueEmail());
    await frame.getByLabel('Password').fill(password);
    await frame.getByRole('checkbox', { name: /18/ }).check();
    await frame.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByLabel('Your account: Robin')).toBeVisible();
    await waitUntilLive(page);
    await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: false });
    await expect(tileOf(page).locator('[data-presence]')).toHaveAttribute('data-presence', 'offline');
    await tileOf(page).getByRole('link').first().click();
    await page.getByRole('button', { name: /^Message/ }).click();
    await textField(page).fill('Good evening!');
    await textField(page).press('Enter');
    await expect(ownMessages(page)).toHaveAttribute('data-state', 'sent');
    await expect(page.getByText('2 free messages')).toBeVisible();
    await expect(ownMessages(page)).toHaveCount(1);
  });

for (const [name, toxics, direction] of lostAnswers) {
  test(`under ${name} the wheel says that it did not turn, and then turns once`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    await openWheel(page, context, host, faulty);
    faulty.set(toxics, direction);
    await hub(page).click();
    await page.clock.fastForward(15_000);
    await expect(page.getByText('The wheel did not turn.')).toBeVisible();
    faulty.set([]);
    await hub(page).click();
    await expect(hub(page)).toContainText('1 left');
    await expect(wheel(page).getByRole('status')).toHaveText(/You won\s*Album voucher/);
    await expect(wonPrizes(page)).toHaveCount(1);
    await page.reload();
    await expect(hub(page)).toContainText('1 left');
    await expect(wonPrizes(page)).toHaveCount(1);
  });

  test(`under ${name} a page that does not load says so, and loads when asked again`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    await prepareContext(context, host);
    await page.clock.install();
    await openThrough(page, faulty, '/en/');
    faulty.set(toxics, direction);
    await tileOf(page).getByRole('link').first().click();
    await page.clock.fastForward(16_000);
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    faulty.set([]);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mirela');
  });
}

for (const [name, toxics, direction] of hard) {
  test(`under ${name} the conversation says that the connection is lost, and a message is sent once`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    await openConversation(page, context, host, faulty);
    faulty.set(toxics, direction);
    await textField(page).fill('Good evening!');
    await textField(page).press('Enter');
    await expect(ownMessages(page)).toHaveCount(1);
    await expectLostNotice(page, 1);
    faulty.set([]);
    await expectLostNotice(page, 0);
    await expect(ownMessages(page)).toHaveAttribute('data-state', 'sent');
    await expect(page.getByText('2 free messages')).toBeVisible();
    await page.reload();
    await expect(ownMessages(page)).toHaveCount(1);
    await expect(page.getByText('2 free messages')).toBeVisible();
  });

  test(`under ${name} the window says that it does not load, and loads when asked again`, async ({
    page,
    context,
    host,
    faulty,
  }) => {
    await prepareContext(context, host);
    await openThrough(page, faulty, '/en/');
    // The code of the window.
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(windowOf(page).getByLabel('Name')).toBeVisible();
    await page.getByRole('button', { name: 'Close the window' }).click();
    faulty.set(toxics, direction);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/The window (is opening…|did not load\.)/)).toBeVisible();
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    faulty.set([]);
    const again = dialog.getByRole('button', { name: 'Try again' });
    // What a silent line held back arrives by itself, perhaps while the button is pressed.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(windowOf(page).getByLabel('Name')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}
