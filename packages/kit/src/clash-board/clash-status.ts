import type { IntlShape } from 'react-intl';
import type { ClashRound, RoundState } from './clash-round.ts';
import { messages } from './ClashBoard.messages.ts';

/** The guest's vote in a challenge. */
export interface ClashVote {
  /** The team; null for none. */
  teamId: number | null;
  /** Whether the platform has counted it, it is on its way, it was taken back, or it did not arrive. @default 'counted' */
  state?: 'counted' | 'sending' | 'takenBack' | 'failed' | undefined;
}

interface Situation {
  readonly round: ClashRound;
  readonly state: RoundState;
  readonly teams: readonly { readonly id: number; readonly name: string; readonly points: number }[];
  readonly vote: ClashVote | undefined;
  readonly shares: readonly number[];
  /** Whether all challenges are over. */
  readonly isOver: boolean;
  /** When the challenge begins, or ends, as text. */
  readonly until: string;
}

const endOf = ({ teams }: Situation, intl: IntlShape): string => {
  const [first, second] = teams.toSorted((a, b) => b.points - a.points);
  const points = teams
    .map((team) => team.points)
    .toSorted((a, b) => b - a)
    .join(' : ');
  if (first === undefined || first.points === second?.points) return intl.formatMessage(messages.clashTie, { points });
  return intl.formatMessage(messages.clashWon, { team: first.name, points });
};

const resultOf = (situation: Situation, intl: IntlShape): string => {
  const { round, teams, shares } = situation;
  const winner = teams.find(({ id }) => id === round.winner);
  if (winner === undefined) return intl.formatMessage(messages.tie);
  if (round.decidedBy === 'jury') return intl.formatMessage(messages.wonByJury, { team: winner.name });
  return intl.formatMessage(messages.wonByVotes, { team: winner.name, shares: shares.join(' : ') });
};

/** The words on a challenge and on the guest's vote in it; empty where nothing is said. */
export const clashStatus = (situation: Situation, intl: IntlShape): string => {
  const { round, state, vote, isOver, until: time } = situation;
  switch (state) {
    case 'ahead':
      return intl.formatMessage(round.type === 'jury' ? messages.aheadJury : messages.ahead, { time });
    case 'jury':
      // A challenge with votes that have just begun or ended is read again in a moment.
      return round.type === 'jury' ? intl.formatMessage(messages.jury) : '';
    case 'over': {
      const result = resultOf(situation, intl);
      return isOver ? `${result} ${endOf(situation, intl)}` : result;
    }
    case 'votable': {
      if (vote?.state === 'sending') return intl.formatMessage(messages.sending);
      if (vote?.state === 'failed') return intl.formatMessage(messages.failed);
      return vote?.state === 'takenBack' ? intl.formatMessage(messages.free, { time }) : '';
    }
  }
};
