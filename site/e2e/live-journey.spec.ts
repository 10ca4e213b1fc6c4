import type { Locator } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { guestIdOf } from './guest.ts';
import { expect, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';
import { topUp } from './top-up.ts';
import { watchFor } from './watch-for.ts';
import { Visitor, type VisitorSetting } from './Visitor.ts';

const name = 'Mirela';

/** Watches the free look to its end, and creates an account from there. */
const signUpAfterPreview = async (guest: Visitor): Promise<void> => {
  const { page, window } = guest;
  await guest.open('amateur/mirela/');
  await guest.press(page.getByRole('button', { name: guest.text('site.performer.watchLive') }));
  const signUp = page.getByRole('main').getByRole('link', { name: guest.text('site.live.signUp') });
  await expect(page.getByRole('heading', { name: guest.text('site.live.ended') })).toBeVisible();
  await guest.press(signUp);
  await guest.type(window.locator('[name=name]'), 'Robin');
  await guest.type(window.locator('[name=email]'), 'robin@example.com');
  await guest.type(window.locator('[name=password]'), 'a long walk home');
  await guest.choose(window.locator('[name=terms]'));
  const loaded = page.waitForEvent('load');
  await guest.press(window.locator('button[type=submit]'));
  await loaded;
  await waitUntilLive(page);
  // The page comes back to the end of the look, where the code for a first chat can be used now.
  await expect(page.getByRole('link', { name: guest.text('site.live.useCode') })).toBeVisible();
};

/** Calls the performer, and waits until the picture has moved. */
const startVideoChat = async (guest: Visitor): Promise<Locator> => {
  const { page } = guest;
  await guest.press(page.getByRole('button', { name: guest.text('kit.chatButton.videoChat') }).first());
  const kind = guest.textOf('site.chat.videoChat');
  const chat = page.getByRole('region', { name: guest.text('kit.videoChat.label', { kind, name }) });
  await expect(chat.getByRole('timer')).toHaveText(/00:0[1-9]/);
  return chat;
};

const writeAndGive = async (guest: Visitor, chat: Locator): Promise<void> => {
  await guest.type(
    chat.getByRole('textbox', { name: guest.text('kit.chatComposer.write', { name }) }),
    'Buenas noches',
  );
  await guest.page.keyboard.press('Enter');
  const log = chat.locator('.kit-chat-message-log');
  await expect(log.getByText('Buenas noches').first()).toBeVisible();
  const tray = chat.getByRole('button', { name: guest.text('kit.videoChat.gifts'), expanded: false });
  if (await tray.isVisible()) await guest.press(tray);
  await guest.press(chat.locator('[data-part=gifts] button').first());
  await guest.press(chat.locator('[data-part=send] button'));
  await expect(log.locator('[data-kind=gift]').first()).toBeAttached();
  const close = chat.getByRole('button', { name: guest.text('kit.chatTray.close') });
  if (await close.isVisible()) await guest.press(close);
  await expect(log.locator('[data-kind=gift]').first()).toBeVisible();
};

const react = async (guest: Visitor, chat: Locator): Promise<void> => {
  const quick = chat.getByRole('button', { name: guest.text('kit.videoChat.heart') });
  await guest.press(
    (await quick.isVisible()) ? quick : chat.getByRole('button', { name: guest.text('kit.liveReaction.heart') }),
  );
  await expect(chat.locator('.kit-live-reactions [data-own]')).toHaveCount(1);
};

/** Coins are few, so the chat offers more by one press. */
const addByOneClick = async (guest: Visitor, chat: Locator): Promise<void> => {
  const wasAdded = await watchFor(chat.page(), guest.text('kit.chatNotice.added', { coins: 40 }));
  await guest.press(
    chat.getByRole('button', { name: guest.text('kit.chatNotice.topUp', { coins: 40, amount: '10,00 €' }) }),
  );
  await wasAdded();
};

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d,.]/g, '').replace(',', '.'));

/** The coins are used up: the bill, and the same sums in the statement. */
const readBill = async (guest: Visitor): Promise<void> => {
  const { page, host } = guest;
  const params = { guestId: await guestIdOf(page), amount: 300 };
  await devConsole(page, host).state('the guest’s balance changes', params);
  await expect(page.getByRole('heading', { name: guest.text('kit.chatEndSummary.chat', { name }) })).toBeVisible();
  await expect(page.locator('[data-exit="501"]')).toContainText(guest.text('kit.exitText.coinsUsed'));
  const lines = page.locator('[data-part=lines]');
  const time = numberIn(await lines.locator('[data-part=time] dd').textContent());
  const total = numberIn(await lines.locator('[data-part=total] dd').textContent());
  const gifts = numberIn(await lines.locator('[data-part=gifts] dd').textContent());
  expect(total).toBeCloseTo(time + gifts);
  // The bill names the gift and its price.
  await expect(lines.locator('[data-part=gifts] small')).toHaveText(/^\p{L}+ \d/u);
  await guest.open(`my${guest.setting.brand}/coins/`);
  const row = page.getByRole('row', { name: guest.text('kit.ledgerEntryList.chatWith', { subject: name }) });
  // The chat's row has what was given in it, too.
  expect(numberIn(await row.locator('[data-part=amount]').textContent())).toBeCloseTo(total);
};

const settings: readonly (VisitorSetting & { readonly width: number })[] = [
  { language: 'es', brand: 'brasa', byKeyboard: false, width: 390 },
  { language: 'de', brand: 'velvet', byKeyboard: true, width: 1440 },
];

for (const { width, ...setting } of settings) {
  const means = setting.byKeyboard ? 'by keyboard' : 'by pointer';
  // @spec error:exit-501, screen:chat.end-summary 1
  test(`from the free look to a bill that the statement confirms: ${setting.language}, ${setting.brand}, ${width} px, ${means}`, async ({
    page,
    context,
    host,
  }) => {
    const pageErrors = pageErrorsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await prepareContext(context, host);
    const guest = new Visitor(page, host, setting);
    await signUpAfterPreview(guest);
    await topUp(guest);
    const chat = await startVideoChat(guest);
    await writeAndGive(guest, chat);
    await react(guest, chat);
    await addByOneClick(guest, chat);
    await readBill(guest);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(pageErrors).toEqual([]);
  });
}
