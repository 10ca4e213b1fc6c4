import { formatTime } from '@lounge/locale';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { trophyFill } from '../icons/paths/trophy-fill.ts';
import { messages } from './ClashBoard.messages.ts';
import { type ClashRound, roundState, sharesOf } from './clash-round.ts';
import type { ClashTeam } from './ClashSides.tsx';

interface ClashRoundsOptions {
  readonly rounds: readonly ClashRound[];
  readonly teams: readonly ClashTeam[];
  readonly now: number;
  readonly timeZone: string;
  readonly intl: IntlShape;
}

function Result({ round, options }: { round: ClashRound; options: ClashRoundsOptions }) {
  const { teams, now, intl } = options;
  const state = roundState(round, now);
  if (state === 'votable') {
    const shares = sharesOf(
      teams.map(({ id }) => id),
      round.votes,
    );
    return <span data-part="result">{shares.join(' : ')}</span>;
  }
  if (state !== 'over') return null;
  const winner = teams.find(({ id }) => id === round.winner);
  if (winner === undefined) return <span data-part="result">{intl.formatMessage(messages.noWinner)}</span>;
  return (
    <span data-part="result">
      <b>
        <Icon path={trophyFill} size={16} /> {winner.name}
      </b>
      <small>{intl.formatMessage(round.decidedBy === 'jury' ? messages.byJury : messages.byVotes)}</small>
    </span>
  );
}

const timesOf = (round: ClashRound, { now, timeZone, intl }: ClashRoundsOptions): string => {
  const [from, to] = [formatTime(round.start, timeZone), formatTime(round.end, timeZone)];
  const state = roundState(round, now);
  if (state === 'ahead') return intl.formatMessage(messages.from, { time: from });
  if (now >= Date.parse(round.end)) return intl.formatMessage(messages.ended, { time: to });
  return intl.formatMessage(messages.since, { from, to });
};

/** All challenges with their times and results, and the points of the teams. */
export function ClashRounds(options: ClashRoundsOptions) {
  const { rounds, teams, now, intl } = options;
  const [evening, points] = [useId(), useId()];
  return (
    <div data-part="below">
      <section aria-labelledby={evening}>
        <h2 id={evening}>{intl.formatMessage(messages.evening)}</h2>
        <ol>
          {rounds.map((round) => (
            <li key={round.id} data-state={roundState(round, now)}>
              <span data-part="title">
                <b>{round.title}</b>
                <small>{timesOf(round, options)}</small>
              </span>
              <Result round={round} options={options} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby={points}>
        <h2 id={points}>{intl.formatMessage(messages.points)}</h2>
        <ul>
          {teams.map((team) => (
            <li key={team.id}>
              <span data-part="title">
                <b>{team.name}</b>
                <small>{intl.formatMessage(messages.pointsOf, { points: team.points })}</small>
              </span>
              <b data-part="points">{team.points}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
