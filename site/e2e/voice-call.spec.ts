import { devConsole } from './dev-console.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

/** Mirela, who is online in every new world. */
const mirela = 101;

// @spec feature:chat.voice-call 1-3, screen:chat.voice-call 1, component:VoiceCallButton 6
test('an anonymous visitor calls, talks, and hangs up', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const pageErrors = pageErrorsOf(page);
  await open(page, host, '/en/amateur/mirela/');
  await page.getByRole('button', { name: /^Voice call\s*free/i }).click();
  const call = page.getByRole('dialog', { name: 'Voice call with Mirela' });
  await expect(call.getByRole('heading', { name: 'You are talking with Mirela' })).toBeVisible();
  await expect(call.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await page.keyboard.press('Escape');
  await expect(call.getByText(/^It lasted 0:\d\d and cost nothing/)).toBeVisible();
  await expect(call.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', /log-in/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Voice call/ })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

// @spec feature:chat.voice-call 2, error:voicecall-not-2000
test('a voice call fails with its code, and says what to do next', async ({ page, context, host }) => {
  await prepareContext(context, host);
  // The visitor calls before the page hears that she is with somebody.
  await page.routeWebSocket('**/socket', (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!String(message).includes('actorStateChanged')) socket.send(message);
    });
  });
  await open(page, host, '/en/amateur/mirela/');
  await devConsole(page, host).state('the performer is in a private chat', { actorId: mirela });
  await page.getByRole('button', { name: /^Voice call/ }).click();
  const call = page.getByRole('dialog', { name: 'Voice call with Mirela' });
  await expect(call.getByRole('alert')).toHaveText('Mirela cannot be reached');
  await expect(call.getByText(/^Mirela is talking with somebody/)).toBeVisible();
  await expect(call.getByText('If you ask us about it: 2004')).toBeVisible();
  await expect(call.getByRole('button', { name: 'Call again' })).toBeVisible();
});
