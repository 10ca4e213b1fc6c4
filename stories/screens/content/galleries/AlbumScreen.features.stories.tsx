import {
  anAlbumOfPerformer,
  guestHasBlocked,
  guestIsLocked,
  guestIsLoggedIn,
  guestOwnsCoins,
  theVoucher,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const album = anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 });
const sold = [robin, album, guestOwnsCoins({ guestId: 7, amount: 2500 })];

const meta = {
  title: 'Screens/Album/Refusals',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/pictures/91001/', guestId: 7, states: [...sold, guestIsLocked({ guestId: 7 })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The panel says it in place of what cannot be pressed. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can buy and redeem nothing.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /9 coins/ })).toBeNull();
  },
};

/** The panel says it at once, and asks for no coins. */
export const Blocked: Story = {
  args: { states: [...sold, guestHasBlocked({ guestId: 7, actorId: 101 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing new is sold to you here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /9 coins/ })).toBeNull();
    await expect(canvas.queryByText('Your account is locked.')).toBeNull();
  },
};

const priceIn = (root: HTMLElement): string | undefined =>
  root.querySelector('main header [data-part="facts"] > :last-child')?.textContent;

/** A VIP reads the old price too, on the page and on the tile. */
export const VipPrice: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', isVip: true }), album] },
  play: ({ canvasElement }) => expect(priceIn(canvasElement)).toBe('97.2 coins instead of 9'),
};

/** VIPs have it, so nothing asks for coins. */
export const IncludedForVips: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', isVip: true }),
      anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900, isVip: true }),
    ],
  },
  play: ({ canvasElement }) => expect(priceIn(canvasElement)).toBe('Included'),
};

/** An album that a voucher opens asks for no coins: neither the price nor the panel does. */
export const WithVoucher: Story = {
  args: { states: [...sold, theVoucher({ id: 501, guestId: 7, type: 4, amount: 1 })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(priceIn(canvasElement)).toBe('With your voucher9 instead of 9');
    await expect(canvas.queryByText(/It costs/)).toBeNull();
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };

/** The count is that of the profile, and the way to the locked pictures is where the guest meets their end. */
export const SomeForVisitors: Story = {
  args: { entry: 'amateur/mirela/pictures/1001/', guestId: null, states: [] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture 1 of 18' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'From the garden' }));
    await expect(dialog.getByText('1 of 18')).toBeVisible();
    await expect(dialog.getByText('15 more pictures are locked')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'See how to open them' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Log in to see everything' })).toBeVisible();
  },
};
