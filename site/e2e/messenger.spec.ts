import type { BrowserContext, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { balance, coins, becomeGuest } from './guest.ts';
import { watchFor } from './watch-for.ts';
import { expect, pageErrorsOf, open, test, waitUntilLive, prepareContext, type Host } from './host.ts';

/** Mirela has three free messages, then each costs 3 coins; with Wanda each costs 2. */
const [mirela, wanda] = [101, 102];

const conversation = (page: Page) => page.getByRole('region', { name: 'Messages with Mirela' });
const textField = (page: Page, name = 'Mirela') => page.getByRole('textbox', { name: `Write to ${name}` });
const ownMessage = (page: Page, text: string) => page.locator('[data-part=row][data-from=guest]', { hasText: text });
const answers = (page: Page) => page.locator('[data-part=row][data-from=performer]');

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
  await becomeGuest(context, host);
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
  const wasWriting = await watchFor(page, /Mirela is writing/);
  await host.trigger(world, { kind: 'presence', actorId: mirela, isOnline: true });
  // Delivered first; on a busy machine it is read before anybody looks.
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', /^(?:delivered|read)$/);
  await expect(ownMessage(page, 'Good evening!')).toHaveAttribute('data-state', 'read');
  await wasWriting();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Times for New York')).toBeVisible();
  await expect(conversation(page).getByText('Mirela is writing')).toHaveCount(0);
  await textField(page).fill('Then I listen.');
  await textField(page).press('Enter');
  await expect(ownMessage(page, 'Then I listen.')).toHaveAttribute('data-state', 'read');
  await expect(page.getByText('A message costs')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(0));
  expect(pageErrors).toEqual([]);
});

test('two tabs see the same conversation; a message written offline waits visibly, survives a reload and is sent once', async ({
  page,
  context,
  host,
}) => {
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
  await other.close();

  await context.setOffline(true);
  await expect(page.getByText('No connection. What you send waits here.')).toBeVisible();
  await textField(page, 'Wanda').fill('Third');
  await textField(page, 'Wanda').press('Enter');
  await expect(ownMessage(page, 'Third')).toContainText('Waits for the connection');
  await context.setOffline(false);
  await expect(ownMessage(page, 'Third')).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(balance(page)).toHaveText(coins(74));
  await context.setOffline(true);
  await textField(page, 'Wanda').fill('Fourth');
  await textField(page, 'Wanda').press('Enter');
  await expect(ownMessage(page, 'Fourth')).toContainText('Waits for the connection');
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await openConversation(page, host, wanda, 'Wanda');
  await expect(ownMessage(page, 'Fourth')).toHaveAttribute('data-state', /sent|delivered|read/);
  await expect(balance(page)).toHaveText(coins(72));
  await page.reload();
  await waitUntilLive(page);
  await expect(ownMessage(page, 'Fourth')).toHaveCount(1);
  await expect(ownMessage(page, 'Third')).toHaveCount(1);
  await expect(balance(page)).toHaveText(coins(72));
});
