import { formatTime } from '@lounge/locale';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CountdownTimer } from '../countdown-timer/CountdownTimer.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './ClashBoard.messages.ts';
import { clashBoardStyles } from './ClashBoard.styles.ts';
import { type ClashRound, currentRound, roundState, sharesOf } from './clash-round.ts';
import { ClashRounds } from './ClashRounds.tsx';
import { ClashSides } from './ClashSides.tsx';
import type { ClashTeam } from './ClashSides.tsx';
import { clashStatus, type ClashVote } from './clash-status.ts';

/** Props of ClashBoard. */
export interface ClashBoardProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** The two teams. */
  teams: readonly ClashTeam[];
  /** The challenges, in the order in which they take place. */
  rounds: readonly ClashRound[];
  /** The instant of now by the platform's clock, in milliseconds since 1970. */
  now: number;
  /** The name of the host of the current challenge. @default not said */
  host?: string | undefined;
  /** The guest's vote in the current challenge. @default none */
  vote?: ClashVote | undefined;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
  /** Called when the guest votes for a team, or takes the vote back (null). @default nobody can vote */
  onVote?: ((vote: { challengeId: number; teamId: number | null }) => void) | undefined;
  /** Called when a visitor wants to vote; stands in place of voting. */
  onLogin?: (() => void) | undefined;
  /** Called when the time of the current challenge is over, or it begins. */
  onOver?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-clash-board' })`
  ${clashBoardStyles}
`;

/**
 * Two teams that meet in challenges: the one of now with its votes as the platform has counted them, all others, and the points.
 * @spec component:ClashBoard
 */
export function ClashBoard(props: ClashBoardProps) {
  const { title, teams, rounds, now, host, vote, level, onVote, onLogin, onOver, ...rest } = props;
  const intl = useIntl();
  const { timeZone } = useKit();
  const heading = useId();
  const round = currentRound(rounds, now);
  if (round === undefined) {
    return (
      <Root aria-labelledby={heading} {...rest} data-state="empty">
        <h1 id={heading} aria-level={level}>
          {title}
        </h1>
        <p>{intl.formatMessage(messages.empty)}</p>
      </Root>
    );
  }
  const state = roundState(round, now);
  const place = { number: rounds.indexOf(round) + 1, total: rounds.length };
  const shares = sharesOf(
    teams.map(({ id }) => id),
    round.votes,
  );
  const percent = (at: number): string => intl.formatNumber((shares[at] ?? 0) / 100, { style: 'percent' });
  const total = round.votes.reduce((sum, { votes }) => sum + votes, 0);
  const until = state === 'ahead' ? round.start : round.end;
  const isOver = rounds.every((each) => roundState(each, now) === 'over');
  const status = clashStatus({ round, state, teams, vote, shares, isOver, until: formatTime(until, timeZone) }, intl);
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state}>
      <header data-part="head">
        <div>
          <p data-part="place">
            {host === undefined
              ? intl.formatMessage(messages.place, place)
              : intl.formatMessage(messages.hosted, { ...place, host })}
          </p>
          <h1 id={heading} aria-level={level}>
            {title}
          </h1>
        </div>
        {state !== 'over' && !(state === 'jury' && Date.parse(round.end) <= now) && (
          <div data-part="ends">
            <span>
              {intl.formatMessage(
                state === 'ahead' ? messages.opensIn : state === 'jury' ? messages.endsJury : messages.endsIn,
              )}
            </span>
            <CountdownTimer
              seconds={Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))}
              running
              over={intl.formatMessage(messages.over)}
              onOver={onOver}
              data-kit=""
            />
          </div>
        )}
      </header>
      {round.type === 'voting' && (
        <div data-part="score">
          {teams.map(({ id, name }, at) => (
            <span key={id} data-part="share">
              <b aria-hidden="true">{percent(at)}</b>
              <span data-part="spoken">{intl.formatMessage(messages.share, { share: percent(at), team: name })}</span>
            </span>
          ))}
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-part="rest" width="100" height="1" />
            <rect data-part="first" width={shares[0] ?? 50} height="1" />
          </svg>
        </div>
      )}
      <ClashSides
        teams={teams}
        isVotable={state === 'votable'}
        isOver={isOver}
        vote={vote}
        onVote={onVote && ((teamId) => onVote({ challengeId: round.id, teamId }))}
        onLogin={onLogin}
        intl={intl}
      />
      <div data-part="line">
        {round.type === 'voting' && (
          <p data-part="votes">
            <b>{intl.formatMessage(messages.votes, { count: total })}</b>
            {state === 'votable' && <span>{intl.formatMessage(messages.counted)}</span>}
          </p>
        )}
        <p data-part="round">{round.title}</p>
        <p role="status">{status}</p>
      </div>
      <ClashRounds rounds={rounds} teams={teams} now={now} timeZone={timeZone} intl={intl} />
    </Root>
  );
}
