import type { FrameLocator, Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import { guestIdOf, signUp, windowOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';
import { lastPin, otherPin } from './phone-pins.ts';

/** Albums: for 20 coins, and a free one that is rated 18. */
const adultAlbum = 1001;
const agePage = '/en/myvelvet/age-check/';

const numbers = { velvet: '1512 3456789', brasa: '612 345 678' } as const;

const callIn = async (frame: FrameLocator | Page, number: string = numbers.velvet): Promise<void> => {
  await frame.getByRole('link', { name: /^Pin-call/ }).click();
  await frame.getByLabel('Country code').selectOption('49');
  await frame.getByLabel('Phone number').fill(number);
  await frame.getByRole('button', { name: 'Call me' }).click();
  await expect(frame.getByRole('heading', { name: 'Type the pin' })).toBeVisible();
};

const typePin = async (frame: FrameLocator | Page, pin: string): Promise<void> => {
  await frame.getByLabel('Pin from the call').fill(pin);
  await frame.getByRole('button', { name: 'Check the pin' }).click();
};

// @spec feature:account.phone-verify 1-2, 4, 6, screen:overlay.pin-call 2, feature:age.verify 1, 3, screen:overlay.age-verification 1
// @spec feature:age.restricted-content 1-2, screen:overlay.restriction 1-2, feature:age.ratings 2
test('an album rated 18 opens by a pin-call, with two wrong pins and then the right one', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await open(page, host, `/en/amateur/mirela/pictures/${adultAlbum}/`);
  await expect(page.locator('#unlock').getByRole('link', { name: 'Log in' })).toBeVisible();
  await signUp(context, host);
  await page.reload();
  await waitUntilLive(page);
  const panel = page.locator('#unlock');
  await expect(panel.getByRole('list', { name: 'Steps' })).toContainText('Age');
  await panel.getByRole('link', { name: 'Verify my age' }).click();
  const frame = windowOf(page);
  await callIn(frame);
  await expect(frame.getByText('We are calling +49 1512 3456789.')).toBeVisible();
  const pin = await lastPin(page, host);
  expect(pin).toMatch(/^\d{6}$/);
  for (const left of ['2 tries left.', '1 try left.']) {
    await typePin(frame, otherPin(pin));
    await expect(frame.getByRole('alert')).toContainText(left);
  }
  await typePin(frame, pin);
  await expect(frame.getByRole('heading', { name: 'Everything is open now' })).toBeVisible();
  await frame.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /locked/ })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

// @spec feature:account.phone-verify 2, 4, 7-8, screen:overlay.pin-call 3, feature:age.verify 3
test('the third wrong pin of a landline ends the call; the other ways stay, and the bank leads back', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, agePage);
  await page.getByRole('link', { name: /^Pin-call/ }).click();
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
  await expect(page.getByText('That was the third pin')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pin-call/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Bank/ }).click();
  await page.getByRole('button', { name: 'Go to the bank' }).click();
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(host.url(agePage));
  await expect(page.getByText('Age confirmed')).toBeVisible();
});

// @spec feature:age.verify 1-2, 4, screen:overlay.age-verification 1-2, component:AgeVerificationWindow 7
// @spec socket:avsSet, socket:avsPending, socket:avsRejected, socket:avsRevoked, state:age-verification 1, 3
test('an identity card is looked at while the page is open: accepted, revoked, and rejected with a message', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, agePage);
  await expect(page.getByText('Afterwards you get 10 coins as a present, once.')).toBeVisible();
  await page.getByRole('link', { name: /^Identity card/ }).click();
  await page.getByLabel('Date of birth').fill('1990-03-01');
  await page.getByLabel('Number of your identity card').fill('X1234561');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Someone is looking at it' })).toBeVisible();
  await page.getByRole('link', { name: 'Look around meanwhile' }).click();
  await expect(page).toHaveURL(host.url('/en/'));
  await open(page, host, agePage);
  await expect(page.getByText('Being looked at', { exact: true })).toBeVisible();
  const guestId = await guestIdOf(page);
  const report = (result: string, message?: string) =>
    devConsole(page, host).state('the provider of the age check reports {result}', {
      guestId,
      result,
      ...(message === undefined ? {} : { message }),
    });
  await report('accepted');
  await expect(page.getByText('Age confirmed')).toBeVisible();
  await report('revoked');
  await expect(page.getByText('Your earlier check no longer counts.')).toBeVisible();
  await page.getByRole('link', { name: /^Identity card/ }).click();
  await page.getByLabel('Date of birth').fill('1990-03-01');
  await page.getByLabel('Number of your identity card').fill('X1234561');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('link', { name: 'Look around meanwhile' }).click();
  await expect(page).toHaveURL(host.url('/en/'));
  await open(page, host, agePage);
  await report('rejected', 'The picture of the card was too dark.');
  await expect(page.getByRole('heading', { name: 'We could not confirm it' })).toBeVisible();
  await expect(page.getByText('The picture of the card was too dark.').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

// @spec screen:overlay.pin-call 1-4, feature:account.phone-verify 3, 5
test('a phone number is verified on the page, with the keyboard only', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, agePage);
  await page.getByRole('button', { name: 'Verify a number' }).press('Enter');
  const voice = page.getByLabel('The voice speaks');
  await expect(voice.getByRole('option')).toHaveText(['Deutsch', 'English', 'Español']);
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type('+49 1512 3456789');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Type the pin' })).toBeVisible();
  await page.keyboard.type(await lastPin(page, host));
  await page.keyboard.press('Enter');
  await expect(page.getByText('+49 1512 3456789 belongs to your account now.')).toBeVisible();
});

// @spec feature:age.restricted-content 3, screen:overlay.restriction 1-2
test('a video for VIPs asks for the log-in, then for VIP, and is open for a VIP', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await devConsole(page, host).state('the performer has a video', { id: 95001, actorId: 101, isVip: true });
  const path = '/en/amateur/mirela/videos/95001/';
  await open(page, host, path);
  const panel = page.locator('#unlock');
  await expect(panel.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Steps' })).toContainText('VIP');
  await devConsole(page, host).scenario('fresh-guest');
  await open(page, host, path);
  await expect(panel.getByRole('link', { name: 'See VIP' })).toBeVisible();
  // The open page would end the session that the scenario replaces.
  await page.goto('about:blank');
  await devConsole(page, host).scenario('vip-with-spins');
  await open(page, host, path);
  await expect(panel.getByRole('heading', { name: 'Included for you' })).toBeVisible();
});

// @spec feature:age.forced 1-2, screen:overlay.forced-age-check 1
test('a forced age check covers the page until it is answered', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await context.addCookies([{ name: 'forced-age-check', value: '1', url: host.url('/') }]);
  await page.goto(host.url('/en/amateur/mirela/'));
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mirela' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('heading', { name: 'Mirela' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toHaveCount(0);
});

test.describe('on a phone, in Spanish, on brasa', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a pin-call confirms the age', async ({ page, context, host }) => {
    await prepareContext(context, host);
    await signUp(context, host, { brand: 'brasa', language: 'es' });
    await open(page, host, '/es/mybrasa/age-check/', 'brasa');
    await page.getByRole('link', { name: /^Llamada con pin/ }).click();
    await expect(page.getByLabel('La voz habla')).toHaveValue('ES');
    await page.getByLabel('Número de teléfono').fill(numbers.brasa);
    await page.getByRole('button', { name: 'Llámame' }).click();
    await page.getByLabel('Pin de la llamada').fill(await lastPin(page, host));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Comprobar el pin' }).click();
    await expect(page.getByRole('heading', { name: 'Ahora todo está abierto' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
    await expect(page.getByText('Edad confirmada')).toBeVisible();
  });
});
