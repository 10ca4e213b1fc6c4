import type { Locator } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { balance, signUp } from './guest.ts';
import { expect, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';
import { lastMailLink } from './mail.ts';
import { lastPin, otherPin } from './phone-pins.ts';
import { topUp } from './top-up.ts';
import { Visitor, type VisitorSetting } from './Visitor.ts';

/** An album that is free and rated 18, and one for 20 coins that is rated 16. */
const [adultAlbum, album] = ['amateur/mirela/pictures/1001/', 'amateur/mirela/pictures/1002/'];

const verifyEmail = async (guest: Visitor): Promise<void> => {
  const { page, host, setting } = guest;
  await guest.open('');
  // The dev console links mails to the English page.
  const link = (await lastMailLink(page, host)).replace('/en/', `/${setting.language}/`);
  await page.goto(host.url(link, setting.brand));
  await guest.press(page.getByRole('button', { name: guest.text('site.window.verifyButton') }));
  await expect(page.getByRole('heading', { name: guest.text('site.window.verified') })).toBeVisible();
};

/** Opens the album rated 18 by a pin-call, with two wrong pins before the right one. */
const checkAge = async (guest: Visitor): Promise<void> => {
  const { page, host, window } = guest;
  await guest.open(adultAlbum);
  const panel = page.locator('#unlock');
  await guest.press(panel.getByRole('link', { name: guest.text('kit.unlockPanel.checkAge') }));
  await guest.press(window.getByRole('link', { name: guest.text('kit.ageVerificationWindow.pinCall') }));
  await window.getByLabel(guest.text('kit.pinCallForm.country')).selectOption('49');
  await guest.type(window.getByLabel(guest.text('kit.pinCallForm.number')), '1512 3456789');
  await guest.press(window.getByRole('button', { name: guest.text('kit.pinCallForm.call') }));
  await expect(window.getByRole('heading', { name: guest.text('kit.pinCallForm.pinTitle') })).toBeVisible();
  const pin = await lastPin(page, host);
  const tryPin = async (typed: string) => {
    await guest.type(window.getByLabel(guest.text('kit.pinCallForm.pin')), typed);
    await guest.press(window.getByRole('button', { name: guest.text('kit.pinCallForm.check') }));
  };
  for (const count of [2, 1]) {
    await tryPin(otherPin(pin));
    await expect(window.getByRole('alert')).toContainText(guest.text('kit.pinCallForm.triesLeft', { count }));
  }
  await tryPin(pin);
  await guest.press(window.getByRole('link', { name: guest.text('site.window.goBack') }));
  await expect(panel).toHaveCount(0);
  // The dialog gives the focus back when it has closed.
  await expect(page.locator('dialog iframe')).toHaveCount(0);
};

const payWithOneClick = async (guest: Visitor): Promise<void> => {
  await guest.open(`my${guest.setting.brand}/coins/`);
  await guest.press(
    guest.page.getByRole('button', { name: guest.text('kit.topUpPackage.pay', { sum: '25,00 €' }) }).first(),
  );
  const success = guest.text('kit.oneClickPaymentWindow.success', { coins: 100, count: 100 });
  await expect(guest.page.getByText(success)).toBeVisible();
};

const startVip = async (guest: Visitor): Promise<void> => {
  const { page, window } = guest;
  await guest.open('vipclub/');
  await guest.press(page.locator('a[href$="/vip"]').first());
  await guest.choose(window.getByRole('radio', { name: guest.text('site.window.card') }));
  await guest.press(window.getByRole('button', { name: guest.text('site.window.startFor', { sum: '19,90 €' }) }));
  await expect(window.getByRole('heading', { name: guest.text('site.window.subscribed') })).toBeVisible();
  await guest.press(window.getByRole('link', { name: guest.text('site.window.done') }));
  await expect(page.getByText(guest.text('kit.subscriptionCard.youAre', { name: 'VIP' }))).toBeVisible();
};

const redeemCode = async (guest: Visitor, code: string): Promise<void> => {
  const { page } = guest;
  await guest.open(`my${guest.setting.brand}/benefits/`);
  await guest.type(page.getByRole('textbox', { name: guest.text('kit.bonusCode.label') }), code);
  await guest.press(page.getByRole('button', { name: guest.text('kit.bonusCode.check') }));
  await guest.press(page.getByRole('button', { name: guest.text('kit.bonusCode.redeem') }).first());
  await expect(page.getByText(guest.text('kit.bonusCode.redeemedTitle'))).toBeVisible();
};

const payWithVoucher = async (guest: Visitor): Promise<void> => {
  const { page } = guest;
  await guest.open(album);
  await guest.press(page.getByRole('button', { name: guest.text('kit.unlockPanel.useVoucher') }));
  await expect(page.getByRole('heading', { name: guest.text('kit.unlockPanel.owned') })).toBeVisible();
};

/** The number in a cell: "+100", "−1,50". */
const numberIn = (text: string): number =>
  Number(
    text
      .replaceAll(/[^\d,+−-]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

const columnOf = async (rows: Locator, part: string): Promise<readonly number[]> =>
  (await rows.locator(`[data-part=${part}]`).allTextContents()).map(numberIn);

const cancelWithOffer = async (guest: Visitor): Promise<void> => {
  const { page } = guest;
  await guest.open('vipclub/');
  await guest.press(page.getByRole('button', { name: guest.text('kit.subscriptionCard.cancel', { name: 'VIP' }) }));
  await guest.press(page.getByRole('button', { name: guest.text('kit.subscriptionCard.stay', { price: '9,90 €' }) }));
  await expect(page.getByText(/9,90\s€/).first()).toBeVisible();
  await expect(page.getByText(guest.text('kit.subscriptionCard.youAre', { name: 'VIP' }))).toBeVisible();
};

/** The entries say what happened, their sum is the balance in the bar, and so is the balance beside the newest one. */
const readStatement = async (guest: Visitor, coins: number): Promise<void> => {
  const { page } = guest;
  await guest.open(`my${guest.setting.brand}/coins/`);
  const rows = page.getByRole('region', { name: guest.text('site.coins.statement') }).locator('tbody tr');
  const subscription = guest.text('kit.ledgerEntryList.subscriptionNamed', { subject: 'VIP' });
  const texts = ['withVoucher', 'byOneClick', 'ageCheck'].map((id) => guest.text(`kit.ledgerEntryList.${id}`));
  for (const hasText of [subscription, ...texts]) await expect(rows.filter({ hasText })).toHaveCount(1);
  await expect(rows).toHaveCount(6);
  const amounts = await columnOf(rows, 'amount');
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(coins);
  expect((await columnOf(rows, 'balance'))[0]).toBe(coins);
  await expect(balance(page)).toHaveText(new RegExp(`${coins}$`));
};

const settings: readonly (VisitorSetting & { readonly width: number })[] = [
  { language: 'es', brand: 'brasa', byKeyboard: false, width: 390 },
  { language: 'de', brand: 'velvet', byKeyboard: true, width: 1440 },
];

for (const { width, ...setting } of settings) {
  const means = setting.byKeyboard ? 'by keyboard' : 'by pointer';
  // @spec feature:pay.top-up 1, feature:account.phone-verify 2
  test(`from the sign-up to the offer for staying: ${setting.language}, ${setting.brand}, ${width} px, ${means}`, async ({
    page,
    context,
    host,
  }) => {
    const pageErrors = pageErrorsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await prepareContext(context, host);
    await signUp(context, host, setting);
    const guest = new Visitor(page, host, setting);
    await verifyEmail(guest);
    await checkAge(guest);
    // The present for the first age check.
    await expect(balance(page)).toHaveText(/10$/);
    await topUp(guest);
    await expect(balance(page)).toHaveText(/50$/);
    await payWithOneClick(guest);
    await startVip(guest);
    await redeemCode(guest, ' hello ');
    await payWithVoucher(guest);
    await readStatement(guest, 170);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await cancelWithOffer(guest);
    await waitUntilLive(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([]);
  });
}
