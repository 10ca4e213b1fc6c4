import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import { becomeGuest, confirmAddress, consoleGuest } from './guest.ts';
import { devConsole } from './dev-console.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** A picture that the browser draws, as a file. */
const drawPicture = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#c2415d';
  brush.fillRect(0, 0, 640, 480);
  return canvas.toDataURL('image/png').split(',')[1];
})()`;

// @spec route:personal.profile
test('a guest changes name and picture, which other pages show, and ends a newsletter by its mail without a log-in', async ({
  page,
  context,
  browser,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  await confirmAddress(page, host);
  const token = 'flow-newsletter';
  await devConsole(page, host).state('the address gets a newsletter', {
    typeId: newsletterTypes.vipClub,
    ...consoleGuest,
    token,
  });
  await open(page, host, '/en/myvelvet/profile/');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('10115');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const buffer = Buffer.from(await page.evaluate<string>(drawPicture), 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Delete picture' })).toBeVisible();
  const newsletter = page.getByRole('switch', { name: 'VIP club' });
  await expect(newsletter).toBeChecked();

  const mailReader = await browser.newContext();
  const mail = await mailReader.newPage();
  await prepareContext(mailReader, host, { world });
  await mail.goto(host.url(`/vxpay/en/leave-newsletter?token=${token}`));
  await mail.getByRole('button').click();
  await expect(mail.getByRole('heading', { name: 'You have left this newsletter' })).toBeVisible();
  await mailReader.close();

  await open(page, host, '/en/myvelvet/');
  const head = page.locator('.kit-guest-head');
  await expect(head).toContainText('Kim');
  const drawn = () => head.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Profile' }).click();
  await expect(newsletter).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10115');
  expect(pageErrors).toEqual([]);
});
