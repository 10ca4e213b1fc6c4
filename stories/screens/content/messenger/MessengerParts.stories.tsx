import {
  aChannelOfGuest,
  aMessageInChannel,
  aNotificationOfGuest,
  chatStartIsNoted,
  guestHasVoucher,
  guestIsGivenGifts,
  guestIsNotified,
  guestOwnsCoins,
  performerGoesOffline,
  performerWritesToGuest,
  setUpState,
} from '@lounge/mock-api/states';
import { messengerChannels } from '@lounge/protocol/content/messenger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { anEvening, robin } from './talk.ts';

const meta = {
  title: 'Screens/Messenger/Parts',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: anEvening },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The world of a page whose pushes arrive. */
const readyWorld = async ({ loaded }: Pick<Play, 'loaded'>) => (await livePageOf({ loaded })).world;
const talkIn = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('region', { name: 'Messages with Mirela' });

/** @spec screen:messenger.channel 2, component:MessageBubble 21, state:messenger-message 2 */
export const AChatBegins: Story = {
  play: async ({ canvas, loaded }) => {
    const talk = await talkIn({ canvas });
    const world = await readyWorld({ loaded });
    const chat = chatStartIsNoted({ guestId: 7, actorId: 101, chatId: 'c-1', pricePerMinute: 3600 });
    await setUpState(chat, world);
    await waitFor(() => expect(talk).toHaveTextContent('The chat began. 36 a minute'));
    await expect(talk.querySelector('[data-note="chatStart"]')).toHaveAttribute('data-from', 'system');
    const senderOf = (text: string) =>
      within(talk).getByText(text).closest<HTMLElement>('[data-from]')?.dataset['from'];
    await expect(senderOf('Did you play tonight?')).toBe('guest');
    await expect(senderOf('It does. Listen for yourself on Friday.')).toBe('performer');
  },
};

/** A voucher for messages pays before coins. @spec feature:messenger.send-text 3 */
export const VoucherPays: Story = {
  args: {
    states: [
      robin,
      guestOwnsCoins({ guestId: 7, amount: 0 }),
      aChannelOfGuest({ id: 201, guestId: 7, actorId: 101, freeMessages: 0 }),
      guestHasVoucher({ guestId: 7, type: 5, amount: 2 }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your voucher pays: 2 messages on it')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write to Mirela' }), 'On the house{Enter}');
    await expect(await canvas.findByText('Your voucher pays: 1 message on it')).toBeVisible();
    const talk = await talkIn({ canvas });
    await waitFor(() => expect(talk.querySelector('[data-from="guest"]')).toHaveAttribute('data-state', 'sent'));
  },
};

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

/** @spec feature:messenger.media 1, feature:messenger.send-image 1 */
export const Pictures: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pictures' }));
    const pane = within(canvas.getByRole('region', { name: 'Pictures' }));
    await expect(await pane.findByText('No picture has been sent here yet.')).toBeVisible();
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('there is no field for files');
    await userEvent.upload(field, new File([png], 'view.png', { type: 'image/png' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write to Mirela' }), 'My view{Enter}');
    const tile = await pane.findByRole('button', { name: /^Picture from you, .*: My view$/ });
    await userEvent.click(tile);
    await expect(await pane.findByRole('img', { name: 'Picture' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Pictures' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pictures' })).toHaveFocus();
  },
};

const six = [102, 103, 104, 105, 106, 107].flatMap((actorId) => [
  aChannelOfGuest({ id: 200 + actorId, guestId: 7, actorId, unreadCount: actorId === 102 ? 3 : 0 }),
  aMessageInChannel({ id: 900 + actorId, channelId: 200 + actorId, senderType: 'actor', text: `Card ${actorId}` }),
]);

/** @spec screen:shell.navbar 2, screen:shell.navbar-messages 1-4, feature:messenger.unread 1-2, 4, state:navbar-message-list 1 */
export const InTheBar: Story = {
  args: { entry: 'amateur/mirela/', states: [robin, ...six] },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const world = await readyWorld({ loaded });
    const icon = () => canvasElement.querySelector<HTMLElement>('.kit-navbar-message-menu > summary');
    await waitFor(() => expect(icon()).toHaveTextContent('Messages 3'));
    const summary = icon();
    if (summary) await userEvent.click(summary);
    await canvas.findByText('Card 107');
    const list = within(canvas.getByRole('region', { name: 'Latest messages' }));
    const names = () =>
      list.getAllByRole('listitem').map((item) => item.querySelector('[data-part="subject"]')?.textContent.trim());
    await waitFor(() => expect(names()).toEqual(['Card 107', 'Card 106', 'Card 105', 'Card 104', 'Card 103']));
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 104, text: 'A new card' }), world);
    await waitFor(() => expect(names()[0]).toBe('A new card'));
    await expect(names()).toHaveLength(5);
    await setUpState(performerGoesOffline({ id: 104 }), world);
    const first = () => list.getAllByRole('listitem')[0]?.querySelector('[data-presence]');
    await waitFor(() => expect(first()).toHaveAttribute('data-presence', 'offline'));
    await userEvent.click(await list.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(icon()?.querySelector('[data-part="count"]')).toBeNull());
    await userEvent.click(list.getByRole('link', { name: /A new card/ }));
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.search).toBe('?actor=104'));
    await expect(icon()?.querySelector('[data-part="count"]')).toBeNull();
  },
};

const twelve = Array.from({ length: 12 }, (_, at) => 101 + at).flatMap((actorId) => [
  aChannelOfGuest({
    id: 200 + actorId,
    guestId: 7,
    actorId,
    unreadCount: actorId === 104 ? 1 : 0,
    archived: actorId === 105,
    blocked: actorId === 106,
  }),
  aMessageInChannel({ id: 900 + actorId, channelId: 200 + actorId, senderType: 'actor', text: `Card ${actorId}` }),
]);

/** @spec screen:messenger 1, 4, feature:messenger.channels 1-2, component:ChannelList 6-8, state:messenger-channel 11 */
export const FiltersAndPages: Story = {
  args: { entry: 'messenger/', states: [robin, ...twelve, aChannelOfGuest({ id: 400, guestId: 7, actorId: 113 })] },
  play: async ({ canvas, userEvent, loaded }) => {
    const list = within(await canvas.findByRole('region', { name: 'Messages' }));
    const cards = () => list.queryAllByRole('link', { name: /Card \d/ }).length;
    await waitFor(() => expect(cards()).toBe(10));
    const filter = async (name: RegExp, count: number) => {
      await userEvent.click(list.getByRole('button', { name }));
      await waitFor(() => expect(cards()).toBe(count));
    };
    await filter(/^Unread/, 1);
    await filter(/^Archived/, 1);
    await filter(/^Blocked/, 1);
    await filter(/^Newest|^All/, 10);
    const world = await readyWorld({ loaded });
    // A fault that changes nothing counts the reads: fewer than presses.
    world.faults.inject({ call: messengerChannels.id, code: null, times: 100, ms: 0 });
    for (const name of [/^Unread/, /^Archived/, /^Blocked/, /^Unread/, /^Newest|^All/])
      await userEvent.click(list.getByRole('button', { name }));
    await waitFor(() => expect(cards()).toBe(10));
    await expect(world.faults.list[0]?.times).toBeGreaterThan(96);
    await setUpState(performerGoesOffline({ id: 101 }), world);
    await userEvent.click(list.getByRole('switch', { name: 'Online only' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /Card 101/ })).toBeNull());
    await waitFor(() => expect(list.getByRole('link', { name: /Card 104/ })).toBeVisible());
  },
};

/** @spec screen:shell.floating-notification 1-2 */
export const Floating: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [
      robin,
      ...[1, 6, 1].map((type, at) => aNotificationOfGuest({ id: at + 1, guestId: 7, type, actorId: 101 })),
    ],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const floating = within(await canvas.findByRole('region', { name: 'New for you' }));
    // One at a time, below the bar, and the page has not moved.
    const is = (name: string) => floating.findByRole('link', { name });
    await is('Mirela wrote to you');
    await expect(floating.getByRole('button', { name: '1 more' })).toBeInTheDocument();
    const [bar] = canvas.getAllByRole('banner').map((each) => each.getBoundingClientRect());
    await expect(bar?.top).toBe(0);
    const strip = floating.getByRole('link').getBoundingClientRect();
    await expect(strip.top).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
    const world = await readyWorld({ loaded });
    await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 103 }), world);
    await floating.findByRole('button', { name: '2 more' });
    await expect(floating.getByRole('link')).toHaveTextContent('Mirela wrote to you');
    await userEvent.click(floating.getByRole('button', { name: 'Close' }));
    await is('Sable wrote to you');
    await userEvent.click(floating.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(floating.queryByRole('button', { name: /more/ })).toBeNull());
    await userEvent.click(floating.getByRole('link', { name: 'Mirela wrote to you' }));
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.search).toBe('?actor=101'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'New for you' })?.textContent ?? '').toBe(''));
  },
};

/** The number of those that wait opens the bell's list, where they are still new; nothing floats then. */
export const MoreThatFloat: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [robin, ...[1, 2].map((id) => aNotificationOfGuest({ id, guestId: 7, type: 1, actorId: 101 }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 more' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'New for you' })).toBeNull());
    const menu = canvas.getByText(/^Notifications 2/).closest('details');
    await expect(menu).toHaveAttribute('open');
    await expect(menu?.querySelector('summary')).toHaveFocus();
    await expect(within(menu as HTMLElement).getAllByRole('link', { name: /Mirela wrote to you/ })).toHaveLength(2);
  },
};

/** @spec feature:messenger.gifts 1, 5, screen:overlay.gift-picker 1-2 */
export const GiftsArrive: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    const rose = await tray.findByRole('button', { name: /3 yours Rose Free/ });
    await setUpState(guestIsGivenGifts({ guestId: 7, giftId: 2, quantity: 1 }), await readyWorld({ loaded }));
    await waitFor(() => expect(rose).toHaveTextContent('4 yours'));
    await userEvent.click(rose);
    await userEvent.click(tray.getByRole('button', { name: 'Flowers' }));
    await expect(tray.getByRole('button', { name: /Rose/, pressed: true })).toHaveTextContent('3 yours');
    await expect(tray.queryByRole('button', { name: /Lantern/ })).toBeNull();
    await userEvent.click(tray.getByRole('button', { name: 'All' }));
    await expect(await tray.findByRole('button', { name: /Lantern 12 coins/ })).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Add to message' }));
    await expect(canvas.getByRole('textbox', { name: 'Write to Mirela' })).toHaveFocus();
    const open = canvas.getByRole('button', { name: 'Add a gift' });
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the gifts' }));
    await expect(open).toHaveFocus();
  },
};
