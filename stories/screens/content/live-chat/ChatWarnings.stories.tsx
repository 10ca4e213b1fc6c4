import {
  aShow,
  guestHasTicket,
  guestIsInChat,
  guestIsKnown,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestSavedMethod,
  performerIsFree,
  performerIsPrivate,
  type ProviderState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Live show/Warnings',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Kind = 'videoChat' | 'voyeurChat' | 'toyControl' | 'freeChat' | 'textChat' | 'ticketShow' | 'conversionChat';

const prices: Readonly<Record<Kind, number | null>> = {
  videoChat: 3600,
  voyeurChat: 1800,
  toyControl: 4400,
  freeChat: null,
  textChat: null,
  ticketShow: null,
  conversionChat: null,
};

/** A chat that runs for half a minute, with coins for one more minute and a saved card. */
const statesOf = (kind: Kind, more: readonly ProviderState[] = []): ProviderState[] => [
  guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
  guestOwnsCoins({ guestId: 7, amount: (prices[kind] ?? 3600) * 1.5 }),
  guestSavedMethod({ guestId: 7, kind: 'card' }),
  ...more,
  guestIsInChat({
    guestId: 7,
    actorId: 101,
    chatId: 'c-1',
    kind,
    price: prices[kind],
    seconds: 30,
    ...(kind === 'ticketShow' ? { showId: 9201 } : {}),
  }),
];

const noticeOf = (kind: string) =>
  waitFor(() => {
    const notice = document.querySelector<HTMLElement>(`.kit-chat-notice[data-kind="${kind}"]`);
    if (notice === null) throw new Error(`there is no notice "${kind}"`);
    return notice;
  });

/** The hint that the sound is off, the warning about a picture that stands, and the question before the end. Returns what was seen. */
const warningsIn = async ({ loaded, userEvent }: Context) => {
  await livePageOf({ loaded });
  const end = await waitFor(() => within(document.body).getByRole('button', { name: 'End chat' }));
  const video = await waitFor(() => {
    const playing = document.querySelector<HTMLVideoElement>('.kit-live-stream-player[data-state=playing] video');
    if (playing === null) throw new Error('the picture does not move');
    return playing;
  });
  video.playbackRate = 0;
  const still = await noticeOf('stillPicture');
  const seen = [still.querySelector('b')?.textContent];
  video.playbackRate = 1;
  await userEvent.click(end);
  const prompt = await within(document.body).findByRole('dialog', { name: /^End the chat/ });
  seen.push(prompt.querySelector('h2')?.textContent ?? '');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Stay' }));
  return seen;
};

const seenInAll = ['Mirela’s picture stands still', 'End the chat with Mirela?'];

/** The offer to add coins by one press during the last minute. */
const offer = async () => within(await noticeOf('timeLeft')).findByRole('button', { name: /^Add \d+ for/ });

/** @spec screen:chat.video 2-3 */
export const VideoChat: Story = {
  args: { states: statesOf('videoChat') },
  play: async (context) => {
    await expect(await offer()).toBeVisible();
    await expect(await warningsIn(context)).toEqual(seenInAll);
  },
};

/** @spec screen:chat.voyeur 2-3 */
export const VoyeurChat: Story = {
  args: { states: statesOf('voyeurChat', [performerIsPrivate({ actorId: 101 })]) },
  play: async (context) => {
    await expect(await offer()).toBeVisible();
    await expect(await warningsIn(context)).toEqual(seenInAll);
  },
};

/** @spec screen:chat.toy-control 2-3 */
export const ToyControl: Story = {
  args: { states: statesOf('toyControl') },
  play: async (context) => {
    await expect(await offer()).toBeVisible();
    await expect(await warningsIn(context)).toEqual(seenInAll);
  },
};

/** Its time costs nothing, so there is no window for coins. @spec screen:chat.free 2 */
export const FreeChat: Story = {
  args: { states: statesOf('freeChat', [performerIsFree({ actorId: 101, seconds: 600 })]) },
  play: async (context) => {
    await expect(await warningsIn(context)).toEqual(seenInAll);
  },
};

/** Its three minutes cost nothing, so there is no window for coins. @spec screen:chat.conversion 2 */
export const WelcomeChat: Story = {
  args: {
    states: statesOf('conversionChat', [guestIsKnown({ guestId: 7, conversionChatEnd: '2026-11-20T21:00:00.000Z' })]),
  },
  play: async (context) => {
    await expect(await warningsIn(context)).toEqual(seenInAll);
    await expect(document.querySelector('.kit-chat-notice[data-kind="timeLeft"]')).toBeNull();
  },
};

/** A ticket has paid for all of it. @spec screen:chat.ticket-show 2 */
export const TicketShow: Story = {
  args: {
    states: statesOf('ticketShow', [
      aShow({ id: 9201, actorId: 101, start: '2026-11-20T19:50:00.000Z' }),
      guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201 }),
    ]),
  },
  play: async (context) => {
    await expect(await warningsIn(context)).toEqual(seenInAll);
    await expect(document.querySelector('.kit-chat-notice[data-kind="timeLeft"]')).toBeNull();
  },
};

/** Its sixty seconds are counted down, also after half a minute. @spec screen:chat.text 2-3 */
export const TextChat: Story = {
  args: { states: statesOf('textChat') },
  play: async (context) => {
    await expect(
      within(await noticeOf('textChatEnds')).getAllByText(/seconds of text chat left/)[0],
    ).toBeInTheDocument();
    await expect(await warningsIn(context)).toEqual(seenInAll);
  },
};
