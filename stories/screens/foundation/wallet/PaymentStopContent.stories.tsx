import {
  aVideoOfPerformer,
  anAlbumOfPerformer,
  guestIsLocked,
  guestSavedMethod,
  guestTakesBreak,
  theVoucher,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const onABreak = guestTakesBreak({ guestId: 7, hours: 24 });
const locked = guestIsLocked({ guestId: 7 });
const album = (isVip = false) =>
  anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: isVip ? 0 : 900, isVip });
const video = aVideoOfPerformer({ id: 95001, actorId: 101, price: 2400 });
const albumVoucher = theVoucher({ id: 501, guestId: 7, type: 4, amount: 1 });

const pages = {
  album: 'amateur/mirela/pictures/91001/',
  video: 'amateur/mirela/videos/95001/',
  show: 'cam-shows/1/',
} as const;

/** Content on a break, which forbids to pay money, and with a lock, which forbids every purchase. */
const meta = {
  title: 'Screens/Payment stop/Content',
  tags: ['!autodocs'],
  args: { entry: pages.album, guestId: 7 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const body = within(document.body);
const breakUntil = /Your break lasts until \d+ November 2026/;
const lock = /You can buy and redeem nothing\./;

const gateOf = async (canvas: Canvas, name: RegExp | string) => within(await canvas.findByRole('region', { name }));

/** Checks that a gate says why, and offers nothing to press. */
const expectStop = async (gate: ReturnType<typeof within>, why: RegExp | string) => {
  await expect(await gate.findByText(why)).toBeVisible();
  await expect(gate.queryByRole('button')).toBeNull();
  await expect(gate.queryByRole('link')).toBeNull();
};

export const AlbumOnABreak: Story = {
  args: { states: [robin, album(), coins(10), onABreak] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, /more picture/), breakUntil),
};

/** Coins that the guest has can be spent on a break. */
export const AlbumWithCoinsOnABreak: Story = {
  args: { states: [robin, album(), coins(2500), onABreak] },
  play: async ({ canvas }) => {
    const gate = await gateOf(canvas, /more picture/);
    await userEvent.click(await gate.findByRole('button', { name: /Unlock for 9 coins/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /locked/ })).toBeNull());
    await expect(canvas.queryByText(breakUntil)).toBeNull();
  },
};

/** VIP costs money. */
export const VipAlbumOnABreak: Story = {
  args: { states: [robin, album(true), coins(2500), onABreak] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, 'This one is for VIPs'), breakUntil),
};

export const VipAlbumLocked: Story = {
  args: { states: [robin, album(true), coins(2500), locked] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, 'This one is for VIPs'), lock),
};

/** Neither coins nor a voucher are offered to a locked guest. */
export const AlbumLocked: Story = {
  args: { states: [robin, album(), coins(2500), albumVoucher, locked] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, /more picture/), lock),
};

export const VideoOnABreak: Story = {
  args: { entry: pages.video, states: [robin, video, coins(10), onABreak] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, 'The whole video'), breakUntil),
};

export const VideoLocked: Story = {
  args: { entry: pages.video, states: [robin, video, coins(2500), locked] },
  play: async ({ canvas }) => expectStop(await gateOf(canvas, 'The whole video'), lock),
};

export const TicketOnABreak: Story = {
  args: { entry: pages.show, states: [robin, coins(10), onABreak] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('there is always room')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
    const dialog = within(await body.findByRole('dialog'));
    await expect(await dialog.findByText(breakUntil)).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  },
};

export const TicketLocked: Story = {
  args: { entry: pages.show, states: [robin, coins(10_000), locked] },
  play: async ({ canvas }) => {
    const ticket = await gateOf(canvas, 'Your ticket');
    await expectStop(ticket, lock);
    await expect(ticket.queryByText('No tickets now')).toBeNull();
    await expect(canvas.queryByText('there is always room')).toBeNull();
  },
};

/** A choice during a break counts after it. */
export const RechargeOnABreak: Story = {
  args: {
    entry: 'myvelvet/coins/',
    states: [robin, guestSavedMethod({ guestId: 7, kind: 'card' }), coins(2500), onABreak],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/During your break no coins are added/)).toBeVisible();
  },
};

/** The bar offers no coins to who cannot buy any. */
export const BarOnABreak: Story = {
  args: { states: [robin, album(), coins(2500), onABreak] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Balance/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add coins' })).toBeNull();
  },
};

export const VipOnABreak: Story = {
  args: { entry: 'vipclub/', states: [robin, onABreak] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(breakUntil)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Start VIP/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Start VIP/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A break can be made longer, with the lengths that make it longer. */
export const LongerBreak: Story = {
  args: { entry: 'myvelvet/coins/', states: [robin, coins(2500), guestTakesBreak({ guestId: 7, hours: 168 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Make the break longer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '24 hours' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }));
    await expect(canvas.getByText(/You can still spend the coins that you have/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Break of 30 days from now' }));
    await expect(await canvas.findByText(/^Your break lasts until 20 December 2026/)).toBeVisible();
  },
};
