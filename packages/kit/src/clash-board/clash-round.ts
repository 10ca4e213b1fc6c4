/** A challenge of a clash. */
export interface ClashRound {
  /** Identity. */
  id: number;
  /** The headline. */
  title: string;
  /** Whether guests vote, or the jury decides. */
  type: 'voting' | 'jury';
  /** When it begins, ISO 8601. */
  start: string;
  /** When it ends, ISO 8601. */
  end: string;
  /** Whether guests can vote in it now. */
  votable: boolean;
  /** The votes by team, as the platform has counted them. */
  votes: readonly { teamId: number; votes: number }[];
  /** The team that won; null before the end, and in a tie. @default null */
  winner?: number | null | undefined;
  /** Whether the jury chose the winner, or the votes did. @default 'votes' */
  decidedBy?: 'jury' | 'votes' | undefined;
}

/** Before it begins, while guests vote, until the jury has chosen, and afterwards. */
export type RoundState = 'ahead' | 'votable' | 'jury' | 'over';

/** The state of a challenge at an instant in milliseconds since 1970. A jury's choice ends it, be it before or after its time. */
export const roundState = ({ type, start, end, votable, winner = null }: ClashRound, now: number): RoundState => {
  if (votable) return 'votable';
  if (now < Date.parse(start)) return 'ahead';
  return winner !== null || (type === 'voting' && now >= Date.parse(end)) ? 'over' : 'jury';
};

/** The challenge that is shown large: the one that runs, else the next one, else the last one. */
export const currentRound = (rounds: readonly ClashRound[], now: number): ClashRound | undefined =>
  rounds.find((round) => Date.parse(round.start) <= now && now < Date.parse(round.end)) ??
  rounds.find((round) => now < Date.parse(round.start)) ??
  rounds.at(-1);

/** The share of each team in whole percent, which sum to 100; the same for all without votes. */
export const sharesOf = (teamIds: readonly number[], votes: ClashRound['votes']): readonly number[] => {
  const counts = teamIds.map((id) => votes.find(({ teamId }) => teamId === id)?.votes ?? 0);
  const sum = counts.reduce((total, each) => total + each, 0);
  const exact = counts.map((count) => (sum === 0 ? 100 / teamIds.length : (count / sum) * 100));
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, each) => total + each, 0);
  const largest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, missing)
    .map(({ at }) => at);
  return whole.map((share, at) => share + (largest.includes(at) ? 1 : 0));
};
