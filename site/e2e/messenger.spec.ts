import { Buffer } from 'node:buffer';
import type { BrowserContext, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { balance, coins, payForFortyCoins, signUp } from './guest.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext, type Host } from './host.ts';

/** Mirela has three free messages, then each costs 3 coins; with Wanda each costs 2. */
const [mirela, wanda] = [101, 102];

const conversation = (page: Page) => page.getByRole('region', { name: 'Messages with Mirela' });
const textField = (page: Page, name = 'Mirela') => page.getByRole('textbox', { name: `Write to ${name}` });
const ownMessage = (page: Page, text: string) => page.locator('[data-part=row][data-from=guest]', { hasText: text });
const answers = (page: Page) => page.locator('[data-part=row][data-from=performer]');
const giftPicker = (page: Page) => page.getByRole('region', { name: 'Send a gift' });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4EWUDRAwQCgAohgV5359RrAAAAABJRU5ErkJggg==',
  'base64',
);
const textFile = Buffer.from('a room');
const openConversation = async (page: Page, host: Host, actorId: number, name: string): Promise<void> => {
  await open(page, host, `/en/messenger/?actor=${actorId}`);
  await expect(textField(page, name)).toBeVisible();
};

/** Prepares a world in which a performer is offline, so that messages to her stay in the state "sent". */
const prepareContextWithOffline = async (context: BrowserContext, host: Host, actorId: number): Promise<string> => {
  const world = await prepareContext(context, host);
  await host.trigger(world, { kind: 'presence', actorId, isOnline: false });
  return world;
};

// @spec socket:message.send, component:MessageComposer 3
test('a message from a performer’s page is sent, delivered, read and answered; free messages are used before coins', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContextWithOffline(context, host, mirela);
  await signUp(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Message/ }).click();
  await expect(page).toHaveURL(host.url(`/en/messenger/?actor=${mirela}`));
  await expect(page.getByRole('heading', { name: 'Say hello to Mirela' })).toBeVisible();
  await expect(page.getByText('3 free messages')).toBeVisible();
  await textField(page).fill('Good evening!');
  await textField(page).press('Enter');
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', 'sent');
  await expect(page.getByText('2 free messages')).toBeVisible();
  await expect(textField(page)).toHaveValue('');
  await expect(textField(page)).toBeFocused();
  await textField(page).fill('Is the piano tuned?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('1 free message')).toBeVisible();
  await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: true });
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', 'delivered');
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', 'read');
  await expect(conversation(page).getByText('Mirela is writing')).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(conversation(page).getByText('Mirela is writing')).toHaveCount(0);
  await textField(page).fill('Then I listen.');
  await textField(page).press('Enter');
  await expect(ownMessage(page, 'Then I listen.')).toHaveAttribute('data-state', 'read');
  await expect(page.getByText('A message costs')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(0));
  expect(pageErrors).toEqual([]);
});

// @spec route:messenger, socket:channel.unread-notice
test('the bar of another page counts new answers until they are read', async ({ page, context, host }) => {
  const world = await prepareContextWithOffline(context, host, mirela);
  await signUp(context, host);
  await openConversation(page, host, mirela, 'Mirela');
  await textField(page).fill('Good evening!');
  await textField(page).press('Enter');
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', 'sent');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /velvet/i })
    .click();
  await expect(page.locator('#live')).toBeVisible();
  const pageErrors = pageErrorsOf(page);
  const chats = page.getByRole('banner').locator('summary', { hasText: /^Messages/ });
  await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: true });
  await expect(chats).toContainText('1');
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .locator('.kit-tab-bar')
    .getByRole('link', { name: /^1\s*Messages/ })
    .click();
  // The notice of the answer names her as well.
  await page
    .locator('.kit-channel-list')
    .getByRole('link', { name: /Mirela/ })
    .click();
  await expect(conversation(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.locator('.kit-tab-bar [data-part=count]')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a picture is sent and shown to its guest only; invalid files show a message and keep the draft', async ({
  page,
  context,
  host,
  browser,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await openConversation(page, host, mirela, 'Mirela');
  const file = page.locator('input[type=file]');
  await textField(page).fill('My room');
  await file.setInputFiles({ name: 'room.txt', mimeType: 'text/plain', buffer: textFile });
  await expect(page.getByText('Pictures are PNG, JPEG or WebP files.')).toBeVisible();
  const large = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
  await file.setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('A picture has 10 MB and 50 megapixels at most.')).toBeVisible();
  await expect(textField(page)).toHaveValue('My room');
  await file.setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('A picture has 10 MB and 50 megapixels at most.')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'room.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = ownMessage(page, 'My room').getByRole('img', { name: 'Picture' });
  await expect(sent).toBeVisible();
  await expect(ownMessage(page, 'My room')).toHaveAttribute('data-state', /sent|delivered|read/);
  await page.reload();
  await waitUntilLive(page);
  await expect(sent).toHaveAttribute('src', /^\/messenger\/images\/\w+\?access_token=/);
  await expect.poll(() => sent.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2);
  const src = (await sent.getAttribute('src')) ?? '';
  const otherVisitor = await browser.newContext();
  expect([401, 403, 404]).toContain((await otherVisitor.request.get(host.url(src.split('?')[0] ?? ''))).status());
  await otherVisitor.close();
  expect(pageErrors).toEqual([]);
});

test('a file that is not a picture fails with a message and can be removed', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await openConversation(page, host, mirela, 'Mirela');
  await textField(page).fill('My room');
  await page.locator('input[type=file]').setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: textFile });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const failed = ownMessage(page, 'My room');
  await expect(failed).toContainText('Not sent');
  await expect(failed).toContainText('Pictures are PNG, JPEG or WebP files.');
  await expect(page.getByText('3 free messages')).toBeVisible();
  await failed.getByRole('button', { name: 'Remove' }).click();
  await expect(failed).toHaveCount(0);
});

// @spec feature:messenger.gifts 4, rule:gift-price-beyond-owned, component:GiftPicker 1-2, 14
test('owned gifts are free and further ones cost coins', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await devConsole(page, host).scenario('vip-with-spins');
  await openConversation(page, host, wanda, 'Wanda');
  await page.getByRole('button', { name: 'Add a gift' }).click();
  await giftPicker(page)
    .getByRole('button', { name: /^(?:\d yours )?Rose/ })
    .click();
  await giftPicker(page).getByRole('button', { name: 'One more Rose' }).click();
  await giftPicker(page).getByRole('button', { name: 'One more Rose' }).click();
  await expect(giftPicker(page)).toContainText('Nothing to pay');
  await giftPicker(page).getByRole('button', { name: 'One more Rose' }).click();
  await expect(giftPicker(page)).toContainText(/To pay:\s*8/);
  await giftPicker(page).getByRole('button', { name: 'Add to message' }).click();
  await expect(giftPicker(page)).toHaveCount(0);
  await expect(page.locator('[data-part=total]')).toContainText('8');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ownMessage(page, 'Rose × 4')).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(balance(page)).toHaveText(coins(492));
  await page.getByRole('button', { name: 'Add a gift' }).click();
  await expect(giftPicker(page)).not.toContainText('yours');
  expect(pageErrors).toEqual([]);
});

// @spec socket:guestBalance, component:MessageComposer 7
test('with too few coins a message fails, and is sent once after a top-up', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await devConsole(page, host).scenario('no-coins');
  await openConversation(page, host, wanda, 'Wanda');
  await textField(page, 'Wanda').fill('Is the curtain up?');
  await expect(page.getByText('You have too few coins for this message.')).toBeVisible();
  await textField(page, 'Wanda').press('Enter');
  const message = ownMessage(page, 'Is the curtain up?');
  await expect(message).toContainText('You have too few coins for it.');
  await message.getByRole('link', { name: 'Add coins' }).click();
  await payForFortyCoins(page);
  await expect(balance(page)).toHaveText(coins(40));
  await message.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(message).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(balance(page)).toHaveText(coins(38));
  await page.reload();
  await waitUntilLive(page);
  await expect(message).toHaveCount(1);
  await expect(balance(page)).toHaveText(coins(38));
});

test('a message written offline waits visibly, survives a reload and is sent once', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await devConsole(page, host).scenario('regular');
  await openConversation(page, host, wanda, 'Wanda');
  await context.setOffline(true);
  await expect(page.getByText('No connection. What you send waits here.')).toBeVisible();
  await textField(page, 'Wanda').fill('First');
  await textField(page, 'Wanda').press('Enter');
  await expect(ownMessage(page, 'First')).toContainText('Waits for the connection');
  await context.setOffline(false);
  await expect(ownMessage(page, 'First')).toHaveAttribute('data-state', /sent|delivered|read/, { timeout: 20_000 });
  await expect(balance(page)).toHaveText(coins(78));
  await context.setOffline(true);
  await textField(page, 'Wanda').fill('Second');
  await textField(page, 'Wanda').press('Enter');
  await expect(ownMessage(page, 'Second')).toContainText('Waits for the connection');
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await openConversation(page, host, wanda, 'Wanda');
  await expect(ownMessage(page, 'Second')).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(balance(page)).toHaveText(coins(76));
  await page.reload();
  await waitUntilLive(page);
  await expect(ownMessage(page, 'Second')).toHaveCount(1);
  await expect(ownMessage(page, 'First')).toHaveCount(1);
  await expect(balance(page)).toHaveText(coins(76));
});

test('two tabs see the same conversation', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await devConsole(page, host).scenario('regular');
  await openConversation(page, host, wanda, 'Wanda');
  const other = await context.newPage();
  await openConversation(other, host, wanda, 'Wanda');
  await textField(page, 'Wanda').fill('From the first');
  await textField(page, 'Wanda').press('Enter');
  await expect(ownMessage(other, 'From the first')).toHaveAttribute('data-state', 'read');
  await expect(answers(other)).toHaveCount(1);
  await textField(other, 'Wanda').fill('From the second');
  await textField(other, 'Wanda').press('Enter');
  await expect(ownMessage(page, 'From the second')).toHaveAttribute('data-state', 'read');
  for (const tab of [page, other]) {
    await expect(tab.locator('[data-part=row][data-from=guest]')).toHaveCount(2);
    await expect(balance(tab)).toHaveText(coins(76));
  }
});

test('the messenger works by keyboard on a phone, in German', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await signUp(context, host, { brand: 'brasa', language: 'de' });
  await open(page, host, '/de/amateur/mirela/', 'brasa');
  await page.getByRole('button', { name: /^Nachricht/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(host.url(`/de/messenger/?actor=${mirela}`, 'brasa'));
  const input = page.getByRole('textbox', { name: 'Schreib an Mirela' });
  await expect(input).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await input.focus();
  await page.keyboard.type('Guten Abend!');
  await page.keyboard.press('Enter');
  await expect(ownMessage(page, 'Guten Abend!')).toHaveAttribute('data-state', 'read');
  await expect(page.getByText('2 Gratisnachrichten')).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Geschenk hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  const gifts = page.getByRole('region', { name: 'Ein Geschenk senden' });
  await gifts.getByRole('button', { name: /schließen/ }).focus();
  await page.keyboard.press('Escape');
  await expect(gifts).toHaveCount(0);
  await page.getByRole('link', { name: 'Zurück zu allen Nachrichten' }).focus();
  await page.keyboard.press('Enter');
  // In the list: the conversation, which may still be there, has a link of this name too.
  const listItem = page.getByRole('region', { name: 'Nachrichten', exact: true }).getByRole('link', { name: /Mirela/ });
  await expect(listItem).toBeVisible();
  await listItem.focus();
  await page.keyboard.press('Enter');
  await expect(ownMessage(page, 'Guten Abend!')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
