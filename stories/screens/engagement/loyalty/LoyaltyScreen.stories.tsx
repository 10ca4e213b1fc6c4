import {
  guestClaimedCoins,
  guestDidForEvent,
  guestHasOldPoints,
  guestHasPoints,
  guestOwnsCoins,
  guestRedeemedReward,
  guestSpentCoins,
  pointsChange,
  setUpState,
} from '@lounge/mock-api/states';
import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  getUserActivityEvent,
  redeemLoyaltyReward,
  tryLoyaltyMigrate,
  vip30ValueHistory,
} from '@lounge/protocol/engagement/loyalty';
import { getSpinWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const guestId = 7;
const points = (amount: number) => guestHasPoints({ guestId, points: amount });
const months = [
  [0, 25_200],
  [1, 40_000],
  [2, 19_000],
] as const;
const states = [
  robin,
  points(620),
  guestRedeemedReward({ guestId, id: 1 }),
  guestDidForEvent({ guestId, activity: 'message', times: 5 }),
  ...months.map(([monthsAgo, amount]) => guestSpentCoins({ guestId, monthsAgo, amount })),
];

const meta = {
  title: 'Screens/Loyalty',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/loyalty/', guestId, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const panel = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your points' }));
const rewards = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Rewards of the month' }));

/** @spec screen:loyalty 1, component:VipValueHistory 3 */
export const Default: Story = {
  args: { states: [...states, guestHasOldPoints({ guestId, points: 180 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
    await expect(panel(canvas).getByText('620')).toBeVisible();
    await expect(panel(canvas).getByText('180 points to the next reward')).toBeVisible();
    await expect(panel(canvas).getByText('2 coins to claim')).toBeVisible();
    await expect(panel(canvas).getByRole('button', { name: 'Move 180 points' })).toBeVisible();
    await expect(
      rewards(canvas)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['state']),
    ).toEqual(['redeemed', 'redeemable', 'redeemable', 'ahead', 'ahead', 'ahead']);
    const board = within(canvas.getByRole('region', { name: 'November challenge' }));
    await expect(board.getByText(/You have 25 points/)).toBeVisible();
    await expect(board.getAllByRole('listitem')[1]).toHaveAttribute('data-state', 'fulfilled');
    const bars = within(canvas.getByRole('region', { name: 'Your months' })).getAllByRole('listitem');
    await expect(bars.map((each) => each.textContent)).toEqual(['0Jun', '0Jul', '0Aug', '190Sep', '400Oct', '252Nov']);
    await expect(canvas.getByRole('link', { name: 'All activities and rewards' })).toHaveAttribute(
      'href',
      '/en/magazine/challenge/202611/',
    );
  },
};

/** @spec feature:reward.loyalty 1, component:LoyaltyPanel 6 */
export const ClaimedRedeemedMoved: Story = {
  args: { states: [...states, guestOwnsCoins({ guestId, amount: 0 }), guestHasOldPoints({ guestId, points: 180 })] },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { sentOf } = await livePageOf({ loaded });
    await userEvent.click(panel(canvas).getByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(panel(canvas).getByRole('status')).toHaveTextContent('2 coins claimed.'));
    await untilCoins(canvasElement, 2);
    await expect(panel(canvas).queryByRole('button', { name: 'Claim' })).toBeNull();
    await userEvent.click(rewards(canvas).getByRole('button', { name: 'Redeem 40 coins' }));
    await waitFor(() => expect(canvas.getByText('Redeemed: 40 coins.')).toBeVisible());
    await untilCoins(canvasElement, 42);
    await userEvent.click(panel(canvas).getByRole('button', { name: 'Move 180 points' }));
    await waitFor(() => expect(panel(canvas).getByRole('status')).toHaveTextContent('180 points were moved.'));
    await waitFor(() => expect(panel(canvas).getByText('800')).toBeVisible());
    await expect(panel(canvas).queryByRole('button', { name: /Move/ })).toBeNull();
    await waitFor(() => expect(rewards(canvas).getByRole('button', { name: 'Redeem 5 spins' })).toBeVisible());
    await expect([claimCoinLoyaltyBonus, redeemLoyaltyReward, tryLoyaltyMigrate].map(sentOf)).toEqual([1, 1, 1]);
  },
};

/** @spec screen:loyalty 2, feature:reward.loyalty 2, state:loyalty 1 */
export const PointsArePushed: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(pointsChange({ guestId, points: 1300 }), world);
    await waitFor(() => expect(panel(canvas).getByText('1,300')).toBeVisible());
    await waitFor(() => expect(panel(canvas).getByText('3 coins to claim')).toBeVisible());
    await waitFor(() => expect(rewards(canvas).getByRole('button', { name: 'Redeem Moon' })).toBeVisible());
  },
};

export const ClaimedOnAnotherDevice: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(guestClaimedCoins({ guestId }), world);
    await userEvent.click(panel(canvas).getByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(panel(canvas).getByText(/^Claimed. There are new ones tomorrow./)).toBeVisible());
    await expect(panel(canvas).getByRole('status')).toHaveTextContent('The coins could not be claimed.');
  },
};
export const NothingYet: Story = {
  args: { states: [robin, points(0)] },
  play: async ({ canvas }) => {
    await expect(panel(canvas).getByText('Points come by themselves')).toBeVisible();
    await expect(panel(canvas).getByText('1 coin a day from 100 points on.')).toBeVisible();
    await expect(canvas.getByText('No coins were spent in these months.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { failing: [getLoyalty] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(panel(canvas).getByText('620')).toBeVisible());
  },
};
/** Parts that do not load beside the points are left out. */
export const OnlyPointsLoad: Story = {
  args: { failing: [getSpinWheel, getUserActivityEvent, vip30ValueHistory] },
  play: async ({ canvas }) => {
    await expect(panel(canvas).getByText('620')).toBeVisible();
    for (const name of ['Rewards of the month', 'November challenge', 'Your months'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await waitFor(() =>
      expect(panel(canvas).getByRole('button', { name: 'Claim' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(rewards(canvas).queryByRole('button')).toBeNull();
  },
};
export const NotLoggedIn: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your points' })).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa' },
  args: { entry: 'mybrasa/loyalty/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Treue' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Aktion im November' })).toBeVisible();
  },
};
