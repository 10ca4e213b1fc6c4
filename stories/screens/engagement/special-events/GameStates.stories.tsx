import {
  aGame,
  guestHasAddress,
  guestOwnsCoins,
  guestRedeemedCode,
  guestUsedAttempts,
  noEvents,
} from '@lounge/mock-api/states';
import { rewardGame, slotmachineReward, useAttempt } from '@lounge/protocol/engagement/special-events';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const guestId = 7;
const id = 7;
const address = guestHasAddress({ guestId, email: 'robin@example.com', isVerified: true });
const reels = { id, eventType: 'slotmachine', title: 'Three reels', text: 'Three tries a day.' } as const;
const boxes = { ...reels, eventType: 'rewardBox', gameType: 'choosing', title: 'Three boxes' } as const;

const meta = {
  title: 'Screens/Games/States',
  tags: ['!autodocs'],
  args: { entry: `magazine/games/${id}/`, guestId, states: [robin, address, noEvents({}), aGame(reels)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const frame = (canvas: Canvas) => canvas.getByRole('region', { name: 'Your tries today' });
const machine = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Three reels' }));

export const NotStarted: Story = {
  args: { states: [robin, aGame({ ...reels, daysAgo: -3 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Starts Monday 23 November, 21:00' })).toBeVisible();
    await expect(canvas.getByText('3 tries a day, nothing to buy.')).toBeVisible();
    await expect(canvas.getByText('from 23 November 2026, 21:00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
  },
};

/** A game that begins while its page is open can be played without a reload. */
export const Begins: Story = {
  args: { timeScale: 300, states: [robin, aGame({ ...reels, daysAgo: -1 })] },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Starts Saturday 21 November, 21:00' })).toBeVisible();
    testPageOf({ loaded }).pass(24 * 3_600_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Draw' })).toBeVisible(), { timeout: 10_000 });
  },
};

/** A visitor sees the game and its chances, and logs in for a try. */
export const Visitor: Story = {
  args: { guestId: null, states: [aGame({ ...reels, wins: 'coins' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 tries are yours' })).toBeVisible();
    await expect(canvas.getByText('Chances of each try').nextElementSibling).toHaveTextContent('5 coins100%');
    const [logIn] = within(canvas.getByRole('region', { name: '3 tries are yours' })).getAllByRole('link');
    await expect(logIn).toHaveAttribute('href', '/vxpay/en/log-in');
    await expect(canvas.queryByRole('region', { name: 'Your game' })).toBeNull();
  },
};

/** No tries are left: new ones come tomorrow, and what was won is still there after a reload. */
export const NoTriesLeft: Story = {
  args: { states: [robin, aGame({ ...reels, wins: 'spins' }), guestUsedAttempts({ guestId, id, times: 3 })] },
  play: async ({ canvas }) => {
    const game = canvas.getByRole('region', { name: 'Back tomorrow' });
    await expect(game).toHaveTextContent('3 new tries at 00:00 Berlin time. Your 30 points stay.');
    await expect(within(game).getByRole('button', { name: 'No tries left today' })).toHaveAttribute('aria-disabled');
    await expect(within(game).getByRole('heading', { name: '2 spins' })).toBeVisible();
    await expect(within(game).getByRole('link', { name: 'Spin' })).toHaveAttribute('href', '/en/myvelvet/spinwheel/');
  },
};

/** On the last day no new tries come. */
export const LastDay: Story = {
  args: { timeScale: 300, states: [robin, aGame({ ...reels, daysAgo: 9, dailyAttempts: 1 })] },
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    page.pass(23 * 3_600_000);
    await guestUsedAttempts.setUp({ guestId, id, times: 1 }, page.world);
    const title = await canvas.findByRole('heading', { name: 'That was the last day' }, { timeout: 10_000 });
    const game = title.closest('section');
    await expect(game).toHaveTextContent('Your 10 points stay.');
    await expect(game).not.toHaveTextContent('00:00');
  },
};

/** The tries of the next day come to a page that is open at midnight. */
export const Midnight: Story = {
  args: {
    timeScale: 300,
    states: [robin, aGame({ ...reels, wins: 'spins' }), guestUsedAttempts({ guestId, id, times: 3 })],
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Back tomorrow' })).toBeVisible();
    testPageOf({ loaded }).pass(3 * 3_600_000);
    await waitFor(() => expect(canvas.getByText('3 of 3 tries left')).toBeVisible(), { timeout: 10_000 });
  },
};

/** Targets that the guest hit on an open page are those of a day: the next day all can be hit again. */
export const TargetsOfTomorrow: Story = {
  args: {
    timeScale: 300,
    states: [
      robin,
      noEvents({}),
      aGame({ ...reels, eventType: 'wiesnShooting', gameType: 'aiming', dailyAttempts: 1, wins: 'spins' }),
    ],
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const { pass } = await livePageOf({ loaded });
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Start' }));
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Throw' }));
    await waitFor(() => expect(machine(canvas).getByText('1 of 1 lit')).toBeVisible());
    pass(3 * 3_600_000);
    await waitFor(() => expect(machine(canvas).getByText('0 of 1 lit')).toBeVisible(), { timeout: 10_000 });
  },
};

/** A game that is over says so, and leads to what was won and to what runs. */
export const Over: Story = {
  args: {
    states: [
      robin,
      noEvents({}),
      aGame({ ...reels, wins: 'bonusCode' }),
      guestUsedAttempts({ guestId, id, times: 1 }),
      aGame({ ...reels, daysAgo: 11, wins: 'bonusCode' }),
      aGame({ id: 92, eventType: 'kickIt', gameType: 'aiming', title: 'A goal today' }),
    ],
  },
  play: async ({ canvas }) => {
    const game = within(canvas.getByRole('region', { name: 'Three reels has ended' }));
    await expect(game.getByText('One reward waits for you until 26 November 2026.')).toBeVisible();
    await expect(game.getByRole('link', { name: 'See rewards' })).toHaveAttribute('href', '/en/myvelvet/benefits/');
    const running = within(canvas.getByRole('region', { name: 'Running now' }));
    await expect(running.getByRole('link', { name: 'A goal today' })).toHaveAttribute('href', '/en/magazine/games/92/');
    await expect(canvas.getByRole('link', { name: 'All games and events' })).toHaveAttribute(
      'href',
      '/en/magazine/events/',
    );
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
  },
};

/** The prize is booked at once, and shown when the last reel stops. */
export const CoinsAreASecret: Story = {
  args: { states: [robin, guestOwnsCoins({ guestId, amount: 0 }), noEvents({}), aGame({ ...reels, wins: 'coins' })] },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { sentOf } = await livePageOf({ loaded });
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(sentOf(slotmachineReward)).toBe(2));
    await expect(canvas.queryByRole('heading', { name: '5 coins' })).toBeNull();
    await untilCoins(canvasElement, 0);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '5 coins' })).toBeVisible(), { timeout: 6000 });
    await untilCoins(canvasElement, 5);
  },
};

/** A game that ends while the reels turn still shows at what they stop, and the balance moves then. */
export const EndsMeanwhile: Story = {
  args: {
    timeScale: 1500,
    states: [
      robin,
      guestOwnsCoins({ guestId, amount: 0 }),
      noEvents({}),
      aGame({ ...reels, daysAgo: 9, wins: 'coins' }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { sentOf, pass } = await livePageOf({ loaded });
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(sentOf(slotmachineReward)).toBe(2));
    pass(25 * 3_600_000);
    await waitFor(() => expect(canvas.getByText(/^ended 21 November/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: '5 coins' })).toBeVisible(), { timeout: 6000 });
    await untilCoins(canvasElement, 5);
    await expect(canvas.getByRole('heading', { name: 'Three reels has ended' })).toBeVisible();
  },
};

/**
 * A code that was won is redeemed where it is shown, and then cannot be redeemed again; all benefits are a link away.
 * @spec screen:overlay.reward 1
 */
export const CodeRedeemed: Story = {
  args: { states: [robin, address, noEvents({}), aGame({ ...boxes, wins: 'bonusCode' })] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { sentOf } = await livePageOf({ loaded });
    await userEvent.click(canvas.getByRole('button', { name: 'Box 3' }));
    const reward = within(frame(canvas));
    await waitFor(() => expect(reward.getByRole('heading', { name: '10% more' })).toBeVisible());
    await expect(reward.getByText('TURN10, on your next top-up.')).toBeVisible();
    await expect(reward.getByRole('link', { name: 'All your benefits' })).toHaveAttribute(
      'href',
      '/en/myvelvet/benefits/',
    );
    await userEvent.click(reward.getByRole('button', { name: 'Redeem now' }));
    await waitFor(() => expect(reward.getByText('Redeemed. It is in your benefits.')).toBeVisible());
    await waitFor(() =>
      expect(reward.getByRole('button', { name: 'Redeemed' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(sentOf(redeemBonus)).toBe(1);
  },
};

/** A code that is redeemed elsewhere cannot be redeemed here any more. */
export const RedeemedElsewhere: Story = {
  args: {
    states: [
      robin,
      address,
      noEvents({}),
      aGame({ ...boxes, wins: 'bonusCode' }),
      guestUsedAttempts({ guestId, id, times: 1 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(canvas.getByRole('button', { name: 'Redeem now' })).toBeVisible();
    await guestRedeemedCode.setUp({ guestId, code: 'TURN10' }, world);
    await testPageOf({ loaded }).router.navigate(`/en/magazine/games/${id}/`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Redeemed' })).toBeVisible());
  },
};

/** A try that wins nothing is a try, with its points. */
export const Nothing: Story = {
  args: { states: [robin, noEvents({}), aGame(boxes)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Box 1' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Not this time' })).toBeVisible());
    await expect(frame(canvas)).toHaveTextContent('You have 10 points in this game.');
    await expect(canvas.getByText('2 of 3 tries left')).toBeVisible();
  },
};

/** A try that did not arrive is said and not counted; the next one is that one. */
export const TryFailed: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { world, sentOf } = await livePageOf({ loaded });
    world.faults.inject({ call: useAttempt.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Draw' }));
    await waitFor(() =>
      expect(machine(canvas).getByRole('status')).toHaveTextContent('The try was not counted, you still have 3.'),
    );
    await expect(canvas.getByText('3 of 3 tries left')).toBeVisible();
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Draw again' }));
    await waitFor(() => expect(canvas.getByText('2 of 3 tries left')).toBeVisible());
    await expect(sentOf(useAttempt)).toBe(2);
  },
};

/** An answer that was lost is not counted twice: the repeated try is the same one. */
export const AnswerLost: Story = {
  args: { states: [robin, noEvents({}), aGame({ ...boxes, wins: 'spins' })] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { loseAnswers } = await livePageOf({ loaded });
    const deliver = loseAnswers();
    await userEvent.click(canvas.getByRole('button', { name: 'Box 1' }));
    await expect(await canvas.findByText(/The try was not counted/)).toBeVisible();
    deliver();
    await userEvent.click(canvas.getByRole('button', { name: 'Box 2' }));
    await waitFor(() => expect(canvas.getByText('2 of 3 tries left')).toBeVisible());
  },
};

/** The attempts were used on another device: nothing is drawn, and the page is read again. */
export const UsedElsewhere: Story = {
  args: { states: [robin, noEvents({}), aGame({ ...boxes, dailyAttempts: 1 })] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    await guestUsedAttempts.setUp({ guestId, id, times: 1 }, world);
    await userEvent.click(canvas.getByRole('button', { name: 'Box 1' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Back tomorrow' })).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Not this time' })).toBeNull();
  },
};

export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    testPageOf({ loaded }).goOffline();
    await expect(await canvas.findByText('You are offline. A try now is not counted.')).toBeVisible();
    await userEvent.click(machine(canvas).getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(machine(canvas).getByRole('status')).toHaveTextContent('The try was not counted'));
  },
};

export const NotLoaded: Story = {
  args: { failing: [rewardGame] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Three reels' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { entry: 'magazine/games/99999/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

/** A phone in German, light and the other brand. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  args: { states: [robin, aGame({ ...reels, wins: 'messengerGift' }), guestUsedAttempts({ guestId, id, times: 1 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deine Versuche heute' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
