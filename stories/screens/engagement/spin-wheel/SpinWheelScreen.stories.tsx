import {
  guestHasAddress,
  guestHasPoints,
  guestHasSpins,
  guestRedeemedReward,
  guestSpunToday,
  noEvents,
  wheelHasSettings,
} from '@lounge/mock-api/states';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const spunToday = guestSpunToday({ guestId: 7, segment: 'orchid' });
const spins = guestHasSpins({ guestId: 7, spins: 3 });
const points = [
  guestHasPoints({ guestId: 7, points: 620 }),
  ...[1, 2].map((id) => guestRedeemedReward({ guestId: 7, id })),
];
const meta = {
  title: 'Screens/SpinWheel',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/spinwheel/', guestId: 7, states: [robin, noEvents({}), ...points, spunToday, spins] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

const prize = ({ canvas }: Canvas) =>
  within(canvas.getByRole('region', { name: 'Give it a turn' })).getByRole('status');
const spinButton = ({ canvas }: Canvas) => canvas.getAllByRole('button', { name: /^Spin/ })[1] as HTMLElement;
const wins = ({ canvas }: Canvas) =>
  within(canvas.getByRole('region', { name: 'What you won' })).queryAllByRole('listitem');

/** @spec component:SpinWheel 1, screen:personal.spinwheel 1, feature:reward.monthly 1, feature:reward.spin-wheel 2, state:spin-wheel 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Give it a turn' })).toBeVisible();
    await expect(spinButton({ canvas })).toHaveTextContent('Spin, 3 left');
    await expect(prize({ canvas })).toHaveTextContent('Your last spin Orchid');
    await expect(wins({ canvas })[0]).toHaveTextContent(/Orchid.*Today, 21:00.*In your gifts/);
    const month = within(canvas.getByRole('region', { name: 'November' }));
    await expect(canvas.getByRole('region', { name: 'November' })).toHaveTextContent('620 points');
    await expect(month.getAllByRole('listitem').map(({ dataset }) => dataset['state'])).toEqual([
      'redeemed',
      'redeemed',
      'redeemable',
      'ahead',
      'ahead',
      'ahead',
    ]);
    await expect(month.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringContaining('Macaron 100 points'),
      expect.stringContaining('3 × Rose 250 points'),
      expect.stringContaining('40 coins 500 points'),
      expect.stringContaining('5 spins 800 points'),
      expect.stringContaining('Moon 1,200 points'),
      expect.stringContaining('2 album vouchers 2,000 points'),
    ]);
    await expect(canvas.getByText('Gift').nextElementSibling).toHaveTextContent('4 in 12');
  },
};

/** @spec component:SpinWheel 4-5, component:SpinResult 2 */
export const Spun: Story = {
  args: {
    states: [
      robin,
      noEvents({}),
      ...points,
      spunToday,
      spins,
      wheelHasSettings({ isActive: true, stopsAt: 'coins-100' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(spinButton({ canvas }));
    await waitFor(() => expect(prize({ canvas })).toHaveTextContent('The wheel is turning.'));
    await expect(wins({ canvas })).toHaveLength(1);
    await waitFor(() => expect(prize({ canvas })).toHaveTextContent('You won 100 coins'));
    await expect(wins({ canvas })[0]).toHaveTextContent(/100 coins.*In your balance/);
    await expect(spinButton({ canvas })).toHaveTextContent('Spin, 2 left');
    await expect(canvas.getByRole('region', { name: 'November' })).toHaveTextContent('640 points');
  },
};
/** @spec component:MonthlyRewardTrack 2-3 */
export const RewardRedeemed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 40 coins' }));
    await waitFor(() => expect(canvas.getByText('Redeemed: 40 coins. In your balance.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Redeem 40 coins' })).toBeNull();
  },
};
/** @spec component:SpinWheel 6 */
export const SpunToday: Story = {
  args: { states: [robin, noEvents({}), spunToday] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /You spun today$/ })).toHaveLength(2);
    await expect(canvas.getByText('Your next free spin comes at 00:00.')).toBeVisible();
  },
};
/** @spec component:SpinWheel 2 */
export const NoSpinsLeft: Story = {
  args: { states: [robin, noEvents({}), guestHasAddress({ guestId: 7, email: 'robin@example.com' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /No spins left$/ })).toHaveLength(2);
  },
};
/** Each kind of prize, with where it is; the code was redeemed before. @spec screen:personal.spinwheel 2, feature:reward.spin-wheel 3, component:SpinResult 1 */
export const EachKindOfPrize: Story = {
  args: {
    states: [
      robin,
      noEvents({}),
      ...['spin-1', 'album', 'rose', 'top-up', 'coins-40'].map((segment) => guestSpunToday({ guestId: 7, segment })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(wins({ canvas }).map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^40 coins.*In your balance$/),
      expect.stringMatching(/^10% more at your next top-up: TURN10.*In your vouchers$/),
      expect.stringMatching(/^Rose.*In your gifts$/),
      expect.stringMatching(/^Album voucher.*In your vouchers$/),
      expect.stringMatching(/^1 spin.*Added$/),
    ]);
  },
};
/** @spec component:SpinResult 6 */
export const CodeRedeemed: Story = {
  args: { states: [robin, noEvents({}), spins, wheelHasSettings({ isActive: true, stopsAt: 'top-up' })] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    await userEvent.click(spinButton({ canvas }));
    await waitFor(() => expect(prize({ canvas })).toHaveTextContent('You won 10% more at your next top-up: TURN10'));
    const name = 'Redeem 10% more at your next top-up: TURN10';
    world.faults.inject({ call: redeemBonus.id, code: 'unavailable', times: 9, ms: 0 });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.getByText('That could not be redeemed. Please try again.')).toBeVisible());
    world.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByText(/^Redeemed: 10% more .*In your benefits.$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    const rows = await world.database.reader.query('select code from "topUpBonus" where "guestId" = 7', []);
    await expect(rows).toEqual([{ code: 'TURN10' }]);
  },
};
/**
 * While there is a coin rush its wheel follows, with spins, prizes and a history of its own.
 * @spec screen:personal.spinwheel 3, feature:reward.spin-wheel 4, state:spin-wheel 2, component:SpinWheel 9
 * @spec component:RewardHistory 4
 */
export const CoinRush: Story = {
  args: {
    states: [
      robin,
      noEvents({}),
      spunToday,
      wheelHasSettings({ type: 'coinRush', isActive: true, stopsAt: 'rush-moon' }),
      guestHasSpins({ guestId: 7, spins: 1, type: 'coinRush' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const rush = within(canvas.getByRole('region', { name: 'Coin rush' }));
    const ofRush = canvas.getByRole('region', { name: 'What you won in the coin rush' });
    await expect(ofRush).toHaveTextContent('Your first prize will stand here.');
    await userEvent.click(rush.getByRole('button', { name: 'Spin, 1 left' }));
    await waitFor(() => expect(rush.getByRole('status')).toHaveTextContent('You won Moon'));
    await waitFor(() => expect(within(ofRush).getByRole('listitem')).toHaveTextContent(/^Moon/));
    await expect(wins({ canvas })[0]).toHaveTextContent(/^Orchid/);
    const chances = within(canvas.getByRole('region', { name: 'Your chances in the coin rush' }));
    await expect(chances.getByText('Coins').nextElementSibling).toHaveTextContent('11 in 20');
  },
};
export const NothingWonYet: Story = {
  args: { states: [robin, noEvents({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first prize will stand here.')).toBeVisible();
    await expect(spinButton({ canvas })).toHaveTextContent('Spin, 1 left');
  },
};

/** @spec screen:personal.spinwheel 4, component:SpinWheel 3, state:spin-wheel 1 */
export const Closed: Story = {
  args: { states: [robin, noEvents({}), wheelHasSettings({ isActive: false })] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    // A fault that changes nothing counts the calls.
    world.faults.inject({ call: spinTheWheel.id, code: null, times: 1, ms: 0 });
    const buttons = canvas.getAllByRole('button', { name: /Closed for now$/ });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(world.faults.list).toMatchObject([{ call: spinTheWheel.id, times: 1 }]);
  },
};
export const NotLoggedIn: Story = {
  args: { guestId: null, states: [noEvents({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Log in to spin' })).toHaveLength(2);
    await expect(canvas.queryByRole('region', { name: 'What you won' })).toBeNull();
  },
};
export const Failed: Story = {
  args: { failing: [getSpinWheel] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The wheel could not be loaded' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(spinButton({ canvas })).toHaveTextContent('Spin, 3 left'));
  },
};
export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /You are offline$/ })).toHaveLength(2));
    await expect(wins({ canvas })).toHaveLength(1);
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
  args: { entry: 'mybrasa/spinwheel/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dreh das Rad' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.dataset['brand']).toBe('brasa'));
  },
};
