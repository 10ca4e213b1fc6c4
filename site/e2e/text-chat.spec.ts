import { devConsole } from './dev-console.ts';
import { balance, signUp } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

// @spec screen:chat.text 1, 4-5, feature:chat.text 1, error:exit-502
test('a text chat is free, counts sixty seconds down, and leads into the video chat', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await signUp(context, host);
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/en/amateur/mirela/');
  const button = page.getByRole('button', { name: /^Text chat/ });
  await expect(button).toHaveText('Text chatFree, 1 min with picture, once a day');
  await button.click();
  const chat = page.getByRole('region', { name: 'Text chat with Mirela' });
  await expect(chat.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await expect(chat.getByText(/^5\d seconds of text chat left$/).first()).toBeVisible();
  await expect(chat.getByText(/^Free until/)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Mute' })).toBeAttached();
  await chat.getByRole('textbox', { name: 'Write to Mirela' }).fill('Is the lamp on?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('list').first().getByText('Is the lamp on?')).toBeVisible();
  await devConsole(page, host).advanceClock(60_000);
  await expect(page.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  await expect(page.getByText('The time for texting was over.', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing was charged.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on in a video chat/ })).toBeVisible();
  await expect(balance(page)).toHaveText(/0$/);
  await open(page, host, '/en/amateur/mirela/');
  await expect(button).toHaveText(/^Text chatUsed, free again from \w{3} \d\d:\d\d$/);
  expect(pageErrors).toEqual([]);
});
