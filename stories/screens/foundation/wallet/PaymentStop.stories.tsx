import {
  aBonusCode,
  aChannelOfGuest,
  guestHasAddress,
  guestHasPoints,
  guestIsInChat,
  guestIsLocked,
  guestRecharges,
  guestSavedMethod,
  guestTakesBreak,
  performerHasToy,
} from '@lounge/mock-api/states';
import { takeBreak } from '@lounge/protocol/foundation/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const onABreak = guestTakesBreak({ guestId: 7, hours: 24 });
const locked = guestIsLocked({ guestId: 7 });
const videoChat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600 };
const liveShow = 'amateur/mirela/live-show/';

/** A lock and a break are named beside each press that pays, before it. */
const meta = {
  title: 'Screens/Payment stop',
  tags: ['!autodocs'],
  args: { entry: liveShow, guestId: 7 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const body = within(document.body);
const breakUntil = /Your break lasts until \d+ November 2026/;
const lock = 'You can look around and see what you bought, but not buy, write or call.';

export const Messenger: Story = {
  args: {
    entry: 'messenger/?actor=101',
    states: [robin, card, coins(0), aChannelOfGuest({ id: 301, guestId: 7, actorId: 101, freeMessages: 0 }), onABreak],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Mirela/ }), 'Hello');
    const talk = within(canvas.getByRole('main'));
    await expect(await talk.findByText(breakUntil)).toBeVisible();
    await expect(talk.queryByRole('link', { name: 'Add coins' })).toBeNull();
  },
};

export const LiveChat: Story = {
  args: { states: [robin, card, coins(4000), onABreak, guestIsInChat({ ...videoChat, seconds: 10 })] },
  play: async (context) => {
    await livePageOf(context);
    const chat = within(await body.findByRole('region', { name: 'Video chat with Mirela' }));
    const notice = await chat.findByText(breakUntil);
    await expect(notice).toBeVisible();
    await expect(
      within(notice.closest('[data-kind]') as HTMLElement).queryByRole('button', { name: /^Add/ }),
    ).toBeNull();
  },
};

export const ToyTray: Story = {
  args: {
    states: [
      robin,
      card,
      coins(3100),
      onABreak,
      performerHasToy({ actorId: 101, isConnected: true }),
      guestIsInChat({ ...videoChat, seconds: 42 }),
    ],
  },
  play: async (context) => {
    await livePageOf(context);
    const chat = within(await body.findByRole('region', { name: 'Video chat with Mirela' }));
    await context.userEvent.click(await chat.findByRole('button', { name: 'Toy control' }));
    const tray = within(await chat.findByRole('region', { name: 'Toy control' }));
    await expect(await tray.findByText(breakUntil)).toBeVisible();
    await expect(tray.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
};

/** A break that begins elsewhere takes the sums out of a window that is open. */
export const RefillWindow: Story = {
  args: { entry: 'amateur/mirela/', states: [robin, card, coins(49)] },
  play: async (context) => {
    const { app } = await livePageOf(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Video chat/ }));
    const refill = within(await body.findByRole('dialog', { name: 'Your coins are nearly used up' }));
    await expect(refill.getByRole('button', { name: /Pay 10,00/ })).toBeVisible();
    // As another tab of the guest does.
    await app.stores.context.client.call(takeBreak, { length: 'day' });
    await expect(await refill.findByText(breakUntil)).toBeVisible();
    await expect(refill.queryByRole('button', { name: /Pay/ })).toBeNull();
    await expect(refill.queryByRole('link')).toBeNull();
  },
};

/** A code is no payment; what waits for a top-up is. */
export const BonusCode: Story = {
  args: {
    entry: 'myvelvet/benefits/?code=WARM20',
    states: [
      robin,
      guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true }),
      aBonusCode({ code: 'WARM20', percentage: 20 }),
      onABreak,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const code = within(await canvas.findByRole('region', { name: 'Bonus code' }));
    await expect(await code.findByText(breakUntil)).toBeVisible();
    await userEvent.clear(code.getByLabelText('Code'));
    await waitFor(() => expect(code.queryByText(breakUntil)).toBeNull());
  },
};

export const BonusCodeLocked: Story = {
  args: { entry: 'myvelvet/benefits/', states: [robin, locked] },
  play: async ({ canvas }) => {
    const code = within(await canvas.findByRole('region', { name: 'Bonus code' }));
    await expect(await code.findByText('You can buy and redeem nothing.')).toBeVisible();
  },
};

/** Points are no money: a break leaves the rewards open. */
export const RewardsOnABreak: Story = {
  args: { entry: 'myvelvet/spinwheel/', states: [robin, guestHasPoints({ guestId: 7, points: 620 }), onABreak] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Redeem 40 coins' })).toBeVisible();
    await expect(canvas.queryByText(breakUntil)).toBeNull();
  },
};

export const RewardsLocked: Story = {
  args: { entry: 'myvelvet/spinwheel/', states: [robin, guestHasPoints({ guestId: 7, points: 620 }), locked] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can buy and redeem nothing.')).toBeVisible();
  },
};

export const VipLocked: Story = {
  args: { entry: 'vipclub/', states: [robin, locked] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can buy and redeem nothing.')).toBeVisible();
  },
};

/** The controls that lower spending stay open to a locked guest. */
export const CoinsLocked: Story = {
  args: { entry: 'myvelvet/coins/', states: [robin, card, coins(2500), guestRecharges({ guestId: 7 }), locked] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(lock)).toBeVisible();
    await expect(await canvas.findByText('Your account is locked, so no coins can be added.')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Coins' })).queryByRole('link')).toBeNull();
    const recharge = await canvas.findByRole('switch');
    await expect(recharge).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add' }), '2500');
    await expect(await canvas.findByText(/can be lowered and switched off, not raised/)).toBeVisible();
    await userEvent.click(recharge);
    await waitFor(() => expect(recharge).not.toBeChecked());
    await userEvent.click(recharge);
    await expect(await canvas.findByText(/can be lowered and switched off, not raised/)).toBeVisible();
    await expect(recharge).not.toBeChecked();
  },
};
