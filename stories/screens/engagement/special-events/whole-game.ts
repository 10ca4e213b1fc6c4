import {
  aGame,
  aPerformer,
  aVideoOfPerformer,
  guestOwnsCoins,
  guestUsedAttempts,
  noEvents,
  type ProviderState,
} from '@lounge/mock-api/states';
import type { HttpCall, Infer } from '@lounge/protocol';
import { rewardGame, useAttempt, type gameEventType, type gameType } from '@lounge/protocol/engagement/special-events';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import type { StoryObj } from '@storybook/react-vite';

type Play = NonNullable<StoryObj<SiteStoryArgs>['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;
type Canvas = Context['canvas'];

/** A game of a story: the event, how it is played, and the call that reads its rewards. */
export interface StoryGame {
  readonly id: number;
  readonly eventType: Infer<typeof gameEventType>;
  readonly gameType: Infer<typeof gameType>;
  readonly rewardCall: HttpCall;
}

const guestId = 7;

/** Six rewards, one of each kind, as the history names them with the place where they are. */
const kinds = [
  ['video', '“Rooftop, after rain”', 'In your library'],
  ['bonusCode', '10% more', 'In your vouchers'],
  ['coins', '5 coins', 'In your balance'],
  ['videoVoucher', '1 video voucher', 'In your vouchers'],
  ['spins', '2 spins', 'On the wheel'],
  ['messengerGift', 'Rose', 'In your gifts'],
] as const;

/** A game in which Robin used six of eight tries of a special day, each with a reward of another kind. */
export const sixRewards = ({ id, eventType, gameType: how }: StoryGame): readonly ProviderState[] => [
  robin,
  guestOwnsCoins({ guestId, amount: 0 }),
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  aVideoOfPerformer({ id: 97_101, actorId: 9101 }),
  noEvents({}),
  ...kinds.flatMap(([wins], at) => [
    aGame({
      id,
      eventType,
      gameType: how,
      wins,
      videoId: 97_101,
      dailyAttempts: 3,
      attemptsToday: 8,
      pointsToday: 20,
      title: 'An evening game',
      text: 'Eight tries today.',
    }),
    guestUsedAttempts({ guestId, id, times: at + 1 }),
  ]),
];

const factsOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Uses one try, by what the mechanic is played with. */
const playOnce = async (how: StoryGame['gameType'], { canvas, userEvent }: Context): Promise<void> => {
  const game = within(canvas.getByRole('region', { name: 'An evening game' }));
  if (how === 'aiming') await userEvent.click(game.getByRole('button', { name: 'Start' }));
  await userEvent.click(
    game.getByRole('button', { name: { reels: 'Draw', aiming: /^(Throw|Shoot)$/, choosing: /^\w+ 2$/ }[how] }),
  );
};

/**
 * Plays on a page whose first reading of rewards fails: it shows the config and leaves the readings out; after a try they are there, with every
 * kind of reward. Returns the element of the mechanic.
 */
export const playWholeGame = async (game: StoryGame, context: Context): Promise<HTMLElement> => {
  const { canvas, canvasElement, loaded } = context;
  const { router, sentOf } = await livePageOf({ loaded });
  // The config: id, texts, picture, dates, what runs, tries of today, other days, mechanic, outcomes with their chances.
  await expect(router.state.location.pathname).toBe(`/en/magazine/games/${game.id}/`);
  await expect(canvas.getByRole('heading', { level: 1, name: 'An evening game' })).toBeVisible();
  await expect(canvas.getByText('Eight tries today.')).toBeVisible();
  await expect(canvas.getByText('until 29 November 2026, 21:00')).toBeVisible();
  await expect(canvasElement.querySelector('header img[src*="bloom-event"]')).not.toBeNull();
  await expect(canvas.getByRole('region', { name: 'Your tries today' })).toHaveAttribute('data-state', 'running');
  await expect(canvas.getByText('2 of 8 tries left')).toBeVisible();
  await expect(factsOf(canvas, 'Days with other rules')).toEqual([['20 November 2026', '8 tries, 20 points each']]);
  const part = { reels: 'reels', aiming: 'field', choosing: 'front' }[game.gameType];
  await expect(canvasElement.querySelector(`[data-part="${part}"]`)).not.toBeNull();
  await expect(canvas.getByText('Chances of each try').nextElementSibling).toHaveTextContent('Rose100%');
  // Guest info is in the config: points and tries; the readings failed, and nobody hears of it.
  await expect(canvas.getByText('120 points', { selector: '[data-part="attempts"] *' })).toBeVisible();
  await expect(sentOf(game.rewardCall)).toBe(1);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Your game' })).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'What you won' })).toBeNull();
  await playOnce(game.gameType, context);
  const facts = [
    ['Points of this game', '140'],
    ['Tries used today', '7 of 8'],
    ['Rewards won', '7'],
  ];
  await waitFor(() => expect(factsOf(canvas, 'Your game')).toEqual(facts), { timeout: 6000 });
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Rose' })).toBeVisible(), { timeout: 6000 });
  const rows = within(canvas.getByRole('region', { name: 'What you won' })).getAllByRole('listitem');
  await expect(rows).toHaveLength(7);
  for (const [at, [, name, place]] of kinds.toReversed().entries()) {
    await expect(rows[at + 1]).toHaveTextContent(name);
    await expect(rows[at + 1]).toHaveTextContent(place);
  }
  await expect([sentOf(rewardGame), sentOf(useAttempt), sentOf(game.rewardCall)]).toEqual([1, 1, 2]);
  return canvas.getByRole('region', { name: 'An evening game' });
};
