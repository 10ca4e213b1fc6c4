import {
  guestHasVoucher,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestSavedMethod,
  performerIsFree,
  performerIsPrivate,
  setUpState,
  viewerReacts,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const videoChat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600 };

const meta = {
  title: 'Screens/Live show/Running chat',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: [robin, coins(32_000)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const body = () => within(document.body);
const chatOf = async (kind = 'Video chat') =>
  within(await body().findByRole('region', { name: `${kind} with Mirela` }));

/**
 * Voucher minutes come before coins; a gift of one's own is in the log, reactions of oneself and of others rise.
 * @spec screen:chat.video 4, screen:overlay.live-reaction 1-2, feature:chat.live-reaction 1, screen:performer.live-show 3
 */
export const GiftsAndReactions: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      guestHasVoucher({ guestId: 7, type: 2, amount: 10 }),
      guestIsInChat({ ...videoChat, seconds: 312 }),
    ],
  },
  play: async ({ loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    const chat = await chatOf();
    await expect(chat.getByText('Voucher')).toBeVisible();
    await expect(chat.getByText(/^4:[34]\d left$/)).toBeVisible();
    await setUpState(viewerReacts({ actorId: 101 }), world);
    await waitFor(() => expect(chat.getByText(/^Robin: /)).toBeInTheDocument());
    await userEvent.click(chat.getByRole('button', { name: 'Heart' }));
    await waitFor(() => expect(chat.getByText(/^You: /)).toBeInTheDocument());
    await userEvent.click(await chat.findByRole('button', { name: /^Rose/ }));
    await userEvent.click(chat.getAllByRole('button', { name: /^Send/ }).at(-1) ?? document.body);
    await waitFor(() => expect(document.querySelector('.kit-chat-message-log')?.textContent).toMatch(/Rose/));
  },
};

/** Before 30 seconds a chat ends at once. @spec screen:overlay.chat-exit-prompt 1 */
export const LeavingEarly: Story = {
  args: { states: [robin, coins(32_000), guestIsInChat({ ...videoChat, seconds: 20 })] },
  play: async ({ loaded, canvas, userEvent }) => {
    await livePageOf({ loaded });
    await userEvent.click((await chatOf()).getByRole('button', { name: 'End chat' }));
    await expect(body().queryByRole('dialog', { name: /^End/ })).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  },
};

/** From 30 seconds on the guest is asked, and stays or leaves. @spec screen:overlay.chat-exit-prompt 1-2 */
export const Leaving: Story = {
  args: { states: [robin, coins(32_000), guestIsInChat({ ...videoChat, seconds: 30 })] },
  play: async ({ loaded, canvas, userEvent }) => {
    await livePageOf({ loaded });
    const end = (await chatOf()).getByRole('button', { name: 'End chat' });
    await userEvent.click(end);
    const prompt = within(await body().findByRole('dialog', { name: /^End/ }));
    await userEvent.click(prompt.getByRole('button', { name: /^Stay/ }));
    await expect(body().queryByRole('dialog', { name: /^End/ })).toBeNull();
    await chatOf();
    await userEvent.click(end);
    const again = within(await body().findByRole('dialog', { name: /^End/ }));
    await userEvent.click(again.getByRole('button', { name: 'End chat' }));
    await expect(await canvas.findByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
  },
};

/** @spec screen:chat.voyeur 4 */
export const Voyeur: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      performerIsPrivate({ actorId: 101 }),
      guestIsInChat({ ...videoChat, kind: 'voyeurChat', price: 1800, seconds: 60 }),
    ],
  },
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf('Voyeur chat');
    await expect(chat.getAllByText(/^18/)[0]).toBeInTheDocument();
    await userEvent.click(chat.getByRole('button', { name: /^Switch to the video chat\s*36/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Switch' }));
    await expect(await body().findByRole('heading', { name: 'Calling Mirela' })).toBeVisible();
  },
};

/** With another guest she stays: the change fails, and what the guest paid before is said. */
export const ChangeFails: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      guestIsLoggedIn({ guestId: 8, token: 'other', name: 'Sam' }),
      guestOwnsCoins({ guestId: 8, amount: 32_000 }),
      guestIsInChat({ ...videoChat, guestId: 8, chatId: 'c-8', kind: 'toyControl', price: 4400, seconds: 60 }),
      guestIsInChat({ ...videoChat, kind: 'voyeurChat', price: 1800, seconds: 60 }),
    ],
  },
  play: async ({ loaded, canvas, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf('Voyeur chat');
    await userEvent.click(chat.getByRole('button', { name: /^Switch to the video chat\s*36/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Switch' }));
    await expect(await canvas.findByText(/Nothing was charged for this one\.$/)).toBeVisible();
    await expect(canvas.getByText('Voyeur chat').parentElement).toHaveTextContent('Voyeur chat1:0018');
    await expect(canvas.getByRole('link', { name: 'All your chats' })).toBeVisible();
  },
};

/** @spec screen:chat.free 4 */
export const Free: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      performerIsFree({ actorId: 101, seconds: 600 }),
      guestIsInChat({ ...videoChat, kind: 'freeChat', price: null, seconds: 60 }),
    ],
  },
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf('Free chat');
    await expect(chat.getByText(/^Free until \d\d:\d\d$/)).toBeVisible();
    await userEvent.type(await chat.findByRole('textbox'), 'Good evening{Enter}');
    await waitFor(() => expect(chat.getByText('Good evening').closest('li')).toHaveAttribute('data-freechat'));
    await waitFor(() =>
      expect(chat.getByText('Good evening').closest('li')).not.toHaveAttribute('data-state', 'sending'),
    );
    await userEvent.click(chat.getByRole('button', { name: /^Switch to the video chat\s*36/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Switch' }));
    await expect(await body().findByRole('heading', { name: 'Calling Mirela' })).toBeVisible();
  },
};

/** Without the coins for the video chat the free chat goes on, and the guest can add some. */
export const FreeWithoutCoins: Story = {
  args: {
    states: [
      robin,
      coins(0),
      performerIsFree({ actorId: 101, seconds: 600 }),
      guestIsInChat({ ...videoChat, kind: 'freeChat', price: null, seconds: 60 }),
    ],
  },
  play: async ({ loaded, userEvent }) => {
    const { app } = await livePageOf({ loaded });
    const chat = await chatOf('Free chat');
    await userEvent.click(chat.getByRole('button', { name: /^Switch to the video chat\s*36/ }));
    await expect(await body().findByText(/^Your coins are not enough for it/)).toBeVisible();
    const add = body().getAllByRole('button', { name: 'Add coins' }).at(-1);
    if (add) await userEvent.click(add);
    await waitFor(() => expect(app.paymentDialog.view).toBe('top-up'));
    await expect(chat.getByText(/^Free until/)).toBeInTheDocument();
  },
};

/**
 * With a saved card the warning adds coins by one press, and the chat goes on.
 * @spec screen:chat.video 3
 */
export const OneClick: Story = {
  args: {
    states: [
      robin,
      coins(4000),
      guestSavedMethod({ guestId: 7, kind: 'card' }),
      guestIsInChat({ ...videoChat, seconds: 10 }),
    ],
  },
  play: async ({ loaded, userEvent }) => {
    await livePageOf({ loaded });
    const chat = await chatOf();
    await userEvent.click(await chat.findByRole('button', { name: /^Add \d+ for/ }));
    await waitFor(() => expect(chat.getByText(/coins added$/)).toBeVisible());
    await expect(chat.queryByText(/left$/)).toBeNull();
  },
};
