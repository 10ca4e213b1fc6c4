import {
  guestHasSpins,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestSpunToday,
  wheelHasSettings,
} from '@lounge/mock-api/states';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { coinsIn, untilCoins } from '../../harness/until-coins.ts';

const meta = {
  title: 'Screens/SpinWheel/Answers',
  tags: ['!autodocs'],
  args: {
    entry: 'myvelvet/spinwheel/',
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      guestOwnsCoins({ guestId: 7, amount: 0 }),
      guestSpunToday({ guestId: 7, segment: 'orchid' }),
      guestHasSpins({ guestId: 7, spins: 1 }),
      wheelHasSettings({ isActive: true, stopsAt: 'coins-100' }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const prize = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Give it a turn' })).getByRole('status');
const wins = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'What you won' })).queryAllByRole('listitem');
const spin = async (canvas: Canvas) =>
  userEvent.click((await canvas.findAllByRole('button', { name: 'Spin, 1 left' }))[0] as HTMLElement);

/** The prize is booked at once and shown when the wheel stops. @spec socket:guestBalance, component:BalanceDisplay 3 */
export const BalanceKeepsTheSecret: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await untilCoins(canvasElement, 0);
    await spin(canvas);
    await waitFor(() => expect(prize(canvas)).toHaveTextContent('The wheel is turning.'));
    await waitFor(async () => {
      const [row] = await world.database.reader.query(
        'select sum(amount) as coins from "ledgerEntry" where account = ?',
        ['guest:7'],
      );
      await expect(row).toEqual({ coins: 10_000 });
    });
    await expect(prize(canvas)).toHaveTextContent('The wheel is turning.');
    await expect(coinsIn(canvasElement)).not.toMatch(/100/);
    await waitFor(() => expect(prize(canvas)).toHaveTextContent('You won 100 coins'));
    await untilCoins(canvasElement, 100);
  },
};

/** The retry of a spin whose answer was lost is the same spin. */
export const AnswerLost: Story = {
  play: async ({ canvas, loaded }) => {
    const { loseAnswers } = await livePageOf({ loaded });
    const before = wins(canvas).length;
    const deliver = loseAnswers();
    await spin(canvas);
    await waitFor(() => expect(prize(canvas)).toHaveTextContent('The wheel did not turn.'));
    deliver();
    await spin(canvas);
    await waitFor(() => expect(prize(canvas)).toHaveTextContent('You won 100 coins'));
    await expect(wins(canvas)).toHaveLength(before + 1);
    await expect(canvas.getAllByRole('button', { name: /You spun today$/ })).toHaveLength(2);
  },
};

/** The wheel was changed while the page was open: the spin counts, so the page says what it won. */
export const WheelHasChanged: Story = {
  play: async ({ canvas, loaded }) => {
    const { changeAnswers, sentOf } = await livePageOf({ loaded });
    changeAnswers(spinTheWheel, '"coins-100"', '"coins-of-tomorrow"');
    const reads = sentOf(getSpinWheel);
    await spin(canvas);
    await waitFor(() => expect(prize(canvas)).toHaveTextContent('You won 100 coins'));
    await expect(sentOf(getSpinWheel)).toBeGreaterThan(reads);
    await expect(canvas.getAllByRole('button', { name: /You spun today$/ })).toHaveLength(2);
  },
};
