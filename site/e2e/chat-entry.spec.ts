import { devConsole } from './dev-console.ts';
import { buyCoins, signUp, windowOf } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const mirela = 101;

// @spec component:VideoChatButton 3, component:FreeChatButton 8, screen:chat.preview 3
test('the buttons of a page follow private and free chats without a reload', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  const pageErrors = pageErrorsOf(page);
  const dev = devConsole(page, host);
  const button = (name: RegExp) => page.getByRole('button', { name });
  await dev.state('the performer goes into a private chat', { actorId: mirela });
  await expect(page.getByText('In a private chat')).toBeVisible();
  await expect(button(/^Video chat/)).toHaveAccessibleName('Video chat In a chat');
  await button(/^Watch live/).click();
  await expect(page.getByRole('heading', { name: 'Mirela is in a private chat' })).toBeVisible();
  await dev.state('the performer’s private chat ends', { actorId: mirela });
  await expect(button(/^Video chat 36/)).not.toHaveAttribute('aria-disabled', 'true');
  await dev.state('the performer’s chat becomes free', { actorId: mirela, seconds: 600 });
  await expect(button(/^Free chat Free until \d\d:\d\d/)).toBeVisible();
  await dev.state('the performer’s free chat ends', { actorId: mirela });
  await expect(button(/^Free chat/)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

// @spec screen:chat.end-summary 2, component:ChatEndSummary 6, feature:feedback.chat-exit 1, screen:overlay.survey-chat-exit 1
test('a video chat starts from a conversation by keyboard, and is rated after it', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await open(page, host, '/en/messenger/?actor=101');
  const pageErrors = pageErrorsOf(page);
  const start = page.getByRole('link', { name: /^Video chat 36/ });
  await start.press('Enter');
  await expect(windowOf(page).getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await buyCoins(context, host);
  await open(page, host, '/en/messenger/?actor=101');
  await start.press('Enter');
  const chat = page.getByRole('region', { name: 'Video chat with Mirela' });
  await expect(chat.getByRole('timer')).toHaveText(/00:0[1-9]/);
  await chat.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Good' }).click();
  const survey = page.waitForRequest(/surveys\/chatexit/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await survey).postDataJSON()).toMatchObject({
    currentUrl: '/en/amateur/mirela/live-show/',
    actorId: mirela,
    mobile: false,
    feedback: null,
    rating: 1,
    isAnonymousVoicecall: false,
    chatType: 'videoChat',
  });
  await expect(page.getByText('Thank you. It counts from now on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Others who are live' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
