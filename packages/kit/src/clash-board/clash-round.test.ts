import { expect, test } from 'vitest';
import { currentRound, roundState, sharesOf, type ClashRound } from './clash-round.ts';

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00.000Z`);
const round = (over: Partial<ClashRound> = {}): ClashRound => ({
  id: 1,
  title: 'A song',
  type: 'voting',
  start: '2026-11-20T20:00:00.000Z',
  end: '2026-11-20T20:30:00.000Z',
  votable: false,
  votes: [],
  ...over,
});

test.each<readonly [string, Partial<ClashRound>, string]>([
  ['19:59', {}, 'ahead'],
  ['20:10', { votable: true }, 'votable'],
  ['20:10', { type: 'jury' }, 'jury'],
  ['20:10', { winner: 2, decidedBy: 'jury' }, 'over'],
  ['20:30', {}, 'over'],
  ['20:30', { type: 'jury' }, 'jury'],
  ['20:40', { type: 'jury', winner: 2, decidedBy: 'jury' }, 'over'],
])('at %s a challenge %j is %s', (time, over, state) => expect(roundState(round(over), at(time))).toBe(state));

test.each([
  ['19:00', 1],
  ['20:10', 1],
  ['20:40', 2],
  ['21:10', 2],
  ['22:00', 2],
])('at %s the challenge %i is shown', (time, id) => {
  const rounds = [round(), round({ id: 2, start: '2026-11-20T21:00:00.000Z', end: '2026-11-20T21:30:00.000Z' })];
  expect(currentRound(rounds, at(time))?.id).toBe(id);
});

test.each([
  [[], [50, 50]],
  [[[1, 3]], [100, 0]],
  [
    [
      [1, 1204],
      [2, 1026],
    ],
    [54, 46],
  ],
  [
    [
      [1, 1],
      [2, 199],
    ],
    [1, 99],
  ],
])('votes %j are %j percent', (votes, shares) =>
  expect(
    sharesOf(
      [1, 2],
      votes.map(([teamId = 0, count = 0]) => ({ teamId, votes: count })),
    ),
  ).toEqual(shares),
);
