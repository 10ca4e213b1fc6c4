import { guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { coinsIn } from '../../harness/until-coins.ts';

const meta = {
  title: 'Screens/Prices',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: null, states: [] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** Coins have no trailing zeros, and a chat names its price per minute. @spec feature:pay.prices 1, 5 */
export const OfChats: Story = {
  play: async ({ canvas, canvasElement }) => {
    const main = canvasElement.querySelector('main') as HTMLElement;
    await expect(canvas.getAllByText('/min')[0]).toBeVisible();
    const amounts = [...main.querySelectorAll('[data-part="amount"]')].map(({ textContent }) => textContent);
    await expect(amounts.length).toBeGreaterThan(0);
    await expect(amounts.filter((text) => !/^\d+(?:\.\d*[1-9])?$/.test(text))).toEqual([]);
  },
};

/** @spec feature:pay.prices 4 */
export const OfAFreeAlbum: Story = {
  args: { entry: 'amateur/mirela/pictures/1001/' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Free')[0]).toBeVisible();
  },
};

/** @spec feature:pay.prices 6 */
export const PartOfACoin: Story = {
  args: {
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), guestOwnsCoins({ guestId: 7, amount: 1250 })],
  },
  play: async ({ canvasElement }) => expect(coinsIn(canvasElement)).toMatch(/12\.5$/),
};
