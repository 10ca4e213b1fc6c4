import { becomeGuest } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

test('a note about a performer stays where the connection is lost, and is read on another device once it is saved', async ({
  page,
  context,
  browser,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const world = await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/amateur/mirela/');
  const field = page.getByRole('textbox', { name: 'Your note about Mirela' });
  await expect(field).toBeEditable();
  await field.fill('Ask about the ferry man.');
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await context.setOffline(true);
  await field.fill('Ask about the ferry man and Porto.');
  await expect(page.getByText('Your note was not saved. It stays here until it is.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Your note was not saved.', { exact: false })).toBeHidden();

  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const phone = await elsewhere.newPage();
  await prepareContext(elsewhere, host, { world });
  await open(phone, host, '/en/amateur/mirela/');
  const read = phone.getByRole('textbox', { name: 'Your note about Mirela' });
  await expect(read).toHaveValue('Ask about the ferry man and Porto.');
  await elsewhere.close();
  expect(pageErrors.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
