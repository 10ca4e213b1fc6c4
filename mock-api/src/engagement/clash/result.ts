import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

type Challenge = Pick<Row<'clashChallenge'>, 'type' | 'start' | 'end' | 'winnerAdmin'>;

/** How many votes a team has. */
export interface Count {
  readonly teamId: number;
  readonly votes: number;
}

/** Whether guests can vote in a challenge now: not before or after it, not where the jury decides, and not once it has. */
export const isVotable = ({ type, start, end, winnerAdmin }: Challenge, world: Pick<World, 'clock'>): boolean => {
  const now = nowIso(world);
  return type === 'voting' && winnerAdmin === null && start <= now && now < end;
};

/** The team with the most votes; null without votes and in a tie. */
const leading = (counts: readonly Count[]): number | null => {
  const [first, second] = counts.toSorted((a, b) => b.votes - a.votes);
  if (first === undefined || first.votes === 0) return null;
  return first.votes === second?.votes ? null : first.teamId;
};

/** The winners of a challenge. The jury's counts before that of the votes, which there is once the challenge is over. */
export const winnersOf = (challenge: Challenge, counts: readonly Count[], world: Pick<World, 'clock'>) => {
  const { type, end, winnerAdmin } = challenge;
  const isOver = end <= nowIso(world);
  const winnerVoting = isOver && type === 'voting' ? leading(counts) : null;
  return { winnerAdmin, winnerVoting, winner: winnerAdmin ?? winnerVoting };
};
