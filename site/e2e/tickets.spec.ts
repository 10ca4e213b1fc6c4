import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { devConsole } from './dev-console.ts';
import { balance, coins, buyCoins, confirmAddress, guestIdOf, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const minute = 60_000;
/** Mirela's show in a week, for 80 coins. */
const show = '/en/cam-shows/1/';
const panel = (page: Page) => page.getByRole('region', { name: 'Your ticket' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Piano by lamplight' });
const buyAt = (page: Page, price: number) =>
  dialogOf(page).getByRole('button', { name: new RegExp(`^Buy for\\s*${price}$`) });
const statementOf = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .getByText(/“Piano by lamplight”/)
    .allTextContents();

// @spec route:cams.shows, screen:cams.shows 1-3, feature:chat.show-list 1-2, screen:overlay.buy-ticket 1-2
// @spec feature:chat.ticket-buy 1-2, 5-6, component:CamShowTile 2, 4, screen:chat.ticket-show 4
test('a guest finds a show, buys a ticket, reads what buyers read, and gives it back', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host);
  await open(page, host, '/en/cam-shows/');
  const recommended = page.getByRole('region', { name: 'Recommended' });
  await recommended.getByRole('link', { name: 'Piano by lamplight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Piano by lamplight' })).toBeVisible();
  await expect(page.getByText(/^Take headphones/)).toHaveCount(0);
  await expect(page.getByText('until 21:45')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await buyAt(page, 80).dblclick();
  await expect(dialogOf(page).getByText('The ticket is yours')).toBeVisible();
  await expect(dialogOf(page).getByText(/^Take headphones/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'To the show' }).click();
  await expect(panel(page).getByText(/^Bought on .*, 80 coins$/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Door opens at/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(balance(page)).toHaveText(coins(20));

  await open(page, host, '/en/cam-shows/');
  const own = page.getByRole('region', { name: 'Your tickets' });
  await expect(own.getByText('Your ticket', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: 'Piano by lamplight' }).click();
  await panel(page).getByRole('button', { name: 'Give the ticket back' }).click();
  await dialogOf(page).getByRole('button', { name: 'Give it back' }).click();
  await expect(panel(page).getByRole('button', { name: 'Buy a ticket' })).toBeVisible();
  await expect(balance(page)).toHaveText(coins(100));
  await open(page, host, '/en/myvelvet/coins/');
  await expect(page.getByText('Ticket for “Piano by lamplight”').first()).toBeVisible();
  expect(await statementOf(page)).toHaveLength(2);
  await expect(page.getByText('Ticket given back').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a promo code makes a ticket cheaper, once', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const email = await signUp(context, host);
  await buyCoins(context, host);
  await open(page, host, show);
  await confirmAddress(page, host, email);
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  const dialog = dialogOf(page);
  const code = dialog.getByRole('textbox', { name: 'Promo code' });
  await code.fill('no such code');
  await code.press('Enter');
  await expect(dialog.getByText('There is no such code.')).toBeVisible();
  await code.fill('lamp-light');
  await code.press('Enter');
  await expect(dialog.getByText('The code fits. It is used up with this ticket.')).toBeVisible();
  await buyAt(page, 60).click();
  await expect(dialog.getByText('The ticket is yours')).toBeVisible();
  await expect(balance(page)).toHaveText(coins(40));
  await open(page, host, '/en/cam-shows/2/');
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('LAMPLIGHT');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('You have used this code already.')).toBeVisible();
});

// @spec error:ticket-buy
test('of two tabs one buys; the other one sees the ticket without a reload', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 5000 });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, host, show);
    await panel(tab).getByRole('button', { name: 'Buy a ticket' }).click();
    await expect(buyAt(tab, 80)).toBeVisible();
  }
  await Promise.all([buyAt(page, 80).click(), buyAt(other, 80).click()]);
  for (const tab of [page, other]) {
    const done = dialogOf(tab).getByText('The ticket is yours');
    await expect(done.or(dialogOf(tab).getByText('You already have a ticket.'))).toBeVisible();
    await dialogOf(tab).getByRole('button', { name: 'Close' }).click();
    await expect(panel(tab).getByText('You have a ticket')).toBeVisible();
  }
  await open(page, host, '/en/myvelvet/coins/');
  await expect(page.getByText('Ticket for “Piano by lamplight”').first()).toBeVisible();
  expect(await statementOf(page)).toHaveLength(1);
});

// @spec feature:chat.ticket-show 2-3
test('a voucher for shows pays the ticket', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, show);
  const guestId = await guestIdOf(page);
  await devConsole(page, host).state('the guest has a voucher', { guestId, type: 7, amount: 1 });
  await open(page, host, show);
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await expect(dialogOf(page).getByRole('link', { name: 'Add coins' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Use a voucher' }).click();
  await expect(dialogOf(page).getByText('The ticket is yours')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'To the show' }).click();
  await expect(panel(page).getByText(/^Taken on .* with a voucher$/)).toBeVisible();
  await open(page, host, '/en/myvelvet/benefits/');
  const own = page.getByRole('region', { name: 'Your tickets' });
  await expect(own.getByRole('link', { name: 'Piano by lamplight' })).toBeVisible();
});

// @spec screen:overlay.buy-ticket 1, feature:chat.ticket-buy 6
test('a guest in Spanish buys and gives back by keyboard on a phone', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(context, host, { brand: 'brasa', language: 'es' });
  await buyCoins(context, host, { brand: 'brasa' });
  await open(page, host, '/es/cam-shows/1/', 'brasa');
  await page.getByRole('button', { name: 'Comprar entrada' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Piano a la luz de la lámpara' });
  await dialog.getByRole('button', { name: /^Comprar por\s*80$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Usa auriculares/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // The browser hides it a moment before the page hears of it and removes it.
  await expect(page.locator('.kit-ticket-dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Devolver la entrada' }).press('Enter');
  await dialog.getByRole('button', { name: 'Devolverla' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Comprar entrada' })).toBeVisible();
});

test('a show to which nobody comes is cancelled, and the coins come back', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host);
  await open(page, host, show);
  const dev = devConsole(page, host);
  const start = await dev.instantIn(5 * minute);
  await dev.state('the performer has the ticket show {id}', {
    id: 9201,
    actorId: 101,
    title: 'Missed',
    start,
    isMissed: true,
  });
  await open(page, host, '/en/cam-shows/9201/');
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await page.getByRole('button', { name: /^Buy for\s*80$/ }).click();
  await page.getByRole('button', { name: 'To the show' }).click();
  await expect(balance(page)).toHaveText(coins(20));
  await dev.advanceClock(26 * minute);
  // The server looks for shows that did not begin every ten seconds, and says so to open pages.
  await expect(page.getByRole('heading', { name: 'The show does not take place' })).toBeVisible({ timeout: 30_000 });
  await expect(balance(page)).toHaveText(coins(100));
});

// @spec feature:chat.ticket-show 1, route:cams.shows
test('the button of a show says its price, and then that the guest has a ticket; the show begins by the clock', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, '/en/amateur/mirela/');
  const guestId = await guestIdOf(page);
  const dev = devConsole(page, host);
  const button = page.getByRole('button', { name: /^Ticket show/ });
  await expect(button).toHaveAccessibleName(/80/);
  await dev.state('the guest has the ticket {ticketId}', { ticketId: 9301, guestId, showId: 1 });
  await open(page, host, '/en/amateur/mirela/');
  await expect(button).toHaveAccessibleName(/Your ticket$/);
  const start = await dev.instantIn(5 * minute);
  await dev.state('the performer has the ticket show {id}', { id: 9201, actorId: 101, title: 'Soon', start });
  await dev.state('the guest has the ticket {ticketId}', { ticketId: 9302, guestId, showId: 9201 });
  await open(page, host, '/en/cam-shows/9201/');
  await expect(panel(page).getByText('Starts in')).toBeVisible();
  await dev.advanceClock(6 * minute);
  await open(page, host, '/en/cam-shows/');
  await expect(page.getByRole('region', { name: 'Your tickets' }).getByText('Running')).toBeVisible();
});

// @spec screen:chat.ticket-show 1-3, feature:chat.ticket-show 1
test('a guest with a ticket enters the show when its door opens, and it costs nothing more', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, '/en/');
  const guestId = await guestIdOf(page);
  const dev = devConsole(page, host);
  const start = await dev.instantIn(minute);
  await dev.state('the performer has the ticket show {id}', { id: 9201, actorId: 101, title: 'Now', start });
  await dev.state('the guest has the ticket {ticketId}', { ticketId: 9302, guestId, showId: 9201 });
  await open(page, host, '/en/cam-shows/9201/');
  await panel(page).getByRole('link', { name: 'Enter', exact: true }).click();
  const show = page.getByRole('region', { name: 'Ticket show with Mirela' });
  await expect(show.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/live-show\/$/);
  await show.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'The show of Mirela' })).toBeVisible();
  await expect(page.getByText('You ended it.', { exact: true })).toBeVisible();
  await expect(page.getByText('Your ticket has paid for it.', { exact: true })).toBeVisible();
});

// @spec screen:overlay.private-show-invitation 1-2, feature:chat.private-invitation 1, component:PrivateShowInvitation 4
test('an invitation to a private show is accepted, and another one declined, on any page', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 5000 });
  await open(page, host, '/en/');
  const guestId = await guestIdOf(page);
  const dev = devConsole(page, host);
  const state = 'the performer has the ticket show {id}';
  await dev.state(state, { id: 9201, actorId: 101, title: 'For two', isPrivate: true });
  await dev.state(state, { id: 9202, actorId: 103, title: 'For three', isPrivate: true });
  await open(page, host, '/en/');
  await expect(async () => {
    await dev.state('the performer invites the guest to the private show {showId}', { guestId, showId: 9201 });
    await expect(page.getByRole('region', { name: 'Mirela invites you to a private show' })).toBeVisible();
  }).toPass();
  const mirela = page.getByRole('region', { name: 'Mirela invites you to a private show' });
  await mirela.getByRole('button', { name: 'Accept' }).click();
  await mirela.getByRole('link', { name: 'To the show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For two' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Buy a ticket' }).click();
  await page.getByRole('button', { name: /^Buy for\s*80$/ }).click();
  await expect(page.getByText('The ticket is yours')).toBeVisible();
  await page.getByRole('button', { name: 'To the show' }).click();
  await dev.state('the performer invites the guest to the private show {showId}', { guestId, showId: 9202 });
  const sable = page.getByRole('region', { name: 'Sable invites you to a private show' });
  await sable.getByRole('button', { name: 'Decline' }).click();
  await expect(sable.getByText(/^Declined/)).toBeVisible();
  // Without an invitation that stands, a push leads nowhere.
  await dev.push('privateTicketShowInvitation', {
    actorName: 'Noor',
    pictureUrl: '/pictures/velvet/avatar/noor/w160.webp',
    actorId: 112,
  });
  const noor = page.getByRole('region', { name: 'Noor invites you to a private show' });
  await noor.getByRole('button', { name: 'Accept' }).click();
  await expect(noor.getByText('This invitation is over.')).toBeVisible();
});
