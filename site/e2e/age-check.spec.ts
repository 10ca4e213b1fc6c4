import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { becomeGuest } from './guest.ts';
import { expect, open, prepareContext, test } from './host.ts';
import { lastPin, otherPin } from './phone-pins.ts';

const agePage = '/en/myvelvet/age-check/';

const typePin = async (frame: Page, pin: string): Promise<void> => {
  await frame.getByLabel('PIN from the call').fill(pin);
  await frame.getByRole('button', { name: 'Check the PIN' }).click();
};

// @spec feature:account.phone-verify 2, screen:overlay.pin-call 3, feature:age.verify 3
test('the third wrong pin of a landline ends the call; the other ways stay, and the bank leads back', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, agePage);
  await page.getByRole('link', { name: /^PIN call/ }).click();
  await page.getByLabel('Country code').selectOption('49');
  await page.getByLabel('Phone number').fill('30 12');
  await page.getByRole('button', { name: 'Call me' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please check the number.');
  await expect(page.getByLabel('Phone number')).toHaveValue('30 12');
  await page.getByLabel('Phone number').fill('+1 212 555 2368');
  await page.getByRole('button', { name: 'Call me' }).click();
  await expect(page.getByRole('alert')).toHaveText('We cannot call this country. Take another way.');
  await page.getByLabel('Phone number').fill('030 12345678');
  await page.getByRole('button', { name: 'Call me' }).click();
  const pin = await lastPin(page, host);
  expect(pin).toMatch(/^\d{5}$/);
  for (const _ of [1, 2, 3]) await typePin(page, otherPin(pin));
  await expect(page.getByText('That was the third PIN')).toBeVisible();
  await expect(page.getByRole('link', { name: /^PIN call/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Bank/ }).click();
  await page.getByRole('button', { name: 'Go to the bank' }).click();
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(host.url(agePage));
  await expect(page.getByText('Age confirmed')).toBeVisible();
});

// @spec feature:age.forced 1-2, screen:overlay.forced-age-check 1
test('a forced age check covers the page until it is answered', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await context.addCookies([{ name: 'forced-age-check', value: '1', url: host.url('/') }]);
  await page.goto(host.url('/en/amateur/mirela/'));
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mirela' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('heading', { name: 'Mirela' }).first()).toBeVisible();
  const again = await (await page.request.get(page.url())).text();
  expect(again).not.toContain('I am 18 or older');
  expect(again).toContain('Mirela');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // @spec feature:age.restricted-content 1-2, screen:overlay.restriction 1-2, feature:age.ratings 2
  test('each restriction leads to the action that lifts it', async ({ page, context, host }) => {
    await prepareContext(context, host);
    const video = 'the performer has a video';
    await devConsole(page, host).state(video, { id: 95001, actorId: 101, isVip: true });
    await devConsole(page, host).state(video, { id: 95002, actorId: 101, ageRating: 18 });
    const panel = page.locator('#unlock');
    const expectWay = async (path: string, role: 'link' | 'button', name: string) => {
      await page.goto(host.url(`/en/amateur/mirela/${path}/`));
      await expect(panel.getByRole(role, { name, exact: true })).toBeVisible();
    };
    await expectWay('videos/95001', 'link', 'Log in');
    await becomeGuest(context, host, { coins: 100 });
    for (const path of ['pictures/1001', 'videos/95002']) await expectWay(path, 'link', 'Verify my age');
    await expectWay('videos/95001', 'link', 'See VIP');
    await expectWay('pictures/1002', 'button', 'Unlock for 20 coins');
  });
});
