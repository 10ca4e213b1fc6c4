import { formatDay, formatDayHeading, formatTime } from '@lounge/locale';
import { type ReactNode, useId } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { chancesInPercent, type WeightedOutcome } from './chances.ts';
import { messages } from './RewardGame.messages.ts';
import { rewardGameStyles } from './RewardGame.styles.ts';

/** Before its start, running, or over. */
export type RewardGameState = 'notStarted' | 'running' | 'ended';

/** Props of RewardGame. */
export interface RewardGameProps extends RootProps<'section', 'title'> {
  /** The name of the game. */
  name: string;
  /** The heading while it runs. @default its name */
  title?: string | undefined;
  /** Before its start, running, or over. */
  state: RewardGameState;
  /** When it starts, ISO 8601. */
  start: string;
  /** Until when its rewards can be used, ISO 8601. @default not said */
  rewardsUntil?: string | undefined;
  /** How many tries there are each day. */
  dailyAttempts: number;
  /** How many there are tomorrow; 0 on the last day. @default `dailyAttempts` */
  newAttempts?: number | undefined;
  /** How many of them are left today; null for a visitor, who is asked to log in. */
  attemptsLeft: number | null;
  /** The points of the guest in this game. @default not said */
  points?: number | undefined;
  /** How many rewards the guest has not used yet, once the game is over. @default 0 */
  openRewards?: number | undefined;
  /** The URL of the guest's rewards. @default none */
  rewardsHref?: string | undefined;
  /** The URL where visitors log in. @default none */
  loginHref?: string | undefined;
  /** The outcomes of a try with their weights, from the table that draws. @default none are shown */
  outcomes?: readonly WeightedOutcome[] | undefined;
  /** The step before the start, such as a reminder. @default none */
  action?: ReactNode;
  /** The reward of the last try, such as RewardReveal; one that could not be read is left out. @default none */
  reward?: ReactNode;
  /** The game itself, such as SlotMachine; it stays while its last try is shown. */
  children?: ReactNode;
  /** Whether the game stays although no try is left, as its last one is still shown. @default false */
  isPlaying?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-reward-game' })`
  ${rewardGameStyles}
`;

type Shown = 'notStarted' | 'needLogin' | 'noAttempts' | 'running' | 'ended';

/** The facts of which title and text are made. */
type Facts = Pick<
  RewardGameProps,
  | 'name'
  | 'title'
  | 'state'
  | 'start'
  | 'rewardsUntil'
  | 'dailyAttempts'
  | 'newAttempts'
  | 'attemptsLeft'
  | 'points'
  | 'openRewards'
>;

const shownOf = ({ state, attemptsLeft }: Facts, isPlaying: boolean): Shown => {
  if (state !== 'running') return state;
  if (attemptsLeft === null) return 'needLogin';
  return attemptsLeft > 0 || isPlaying ? 'running' : 'noAttempts';
};

const startText = (start: string, language: string, intl: IntlShape): string => {
  // A weekday alone would be that of this week.
  const when = `${formatDayHeading(start, language, intl.timeZone)}, ${formatTime(start, intl.timeZone)}`;
  return intl.formatMessage(messages.starts, { when });
};

const titleOf = (shown: Shown, facts: Facts, language: string, intl: IntlShape): string => {
  const { name, title = name, start, dailyAttempts, newAttempts } = facts;
  switch (shown) {
    case 'notStarted':
      return startText(start, language, intl);
    case 'needLogin':
      return intl.formatMessage(messages.yours, { count: dailyAttempts });
    case 'noAttempts':
      return intl.formatMessage(newAttempts === 0 ? messages.lastDay : messages.back);
    case 'ended':
      return intl.formatMessage(messages.ended, { name });
    default:
      return title;
  }
};

const textOf = (shown: Shown, facts: Facts, language: string, intl: IntlShape): string => {
  const { dailyAttempts, newAttempts = dailyAttempts, points = 0, openRewards = 0, rewardsUntil } = facts;
  switch (shown) {
    case 'notStarted':
      return intl.formatMessage(messages.daily, { count: dailyAttempts });
    case 'needLogin':
      return intl.formatMessage(messages.loginText);
    case 'noAttempts': {
      const tries = newAttempts === 0 ? '' : intl.formatMessage(messages.newTries, { count: newAttempts });
      return points === 0 ? tries : `${tries} ${intl.formatMessage(messages.pointsStay, { points })}`.trim();
    }
    case 'ended': {
      if (openRewards === 0 || rewardsUntil === undefined) return '';
      const when = formatDay(rewardsUntil, language, intl.timeZone);
      return intl.formatMessage(messages.open, { count: openRewards, when });
    }
    default:
      return '';
  }
};

/** The tries of today as dots and words, and the points. */
function Attempts({
  left,
  of,
  points,
  intl,
}: {
  left: number;
  of: number;
  points?: number | undefined;
  intl: IntlShape;
}) {
  return (
    <div data-part="attempts">
      <span data-part="dots" aria-hidden>
        {Array.from({ length: Math.max(of, left) }, (_, at) => (
          <i key={at} data-left={at < left ? '' : undefined} />
        ))}
      </span>
      <span>{intl.formatMessage(messages.left, { left, of: Math.max(of, left) })}</span>
      {points !== undefined && <span>{intl.formatMessage(messages.points, { points })}</span>}
    </div>
  );
}

function Chances({ outcomes, intl }: { outcomes: readonly WeightedOutcome[]; intl: IntlShape }) {
  return (
    <div data-part="chances">
      <h3>{intl.formatMessage(messages.chances)}</h3>
      <dl>
        {chancesInPercent(outcomes).map(({ label, percent }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}</dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage(messages.notSold)}</p>
    </div>
  );
}

/**
 * The frame of a game: before its start, with its tries, without one until tomorrow, over, or for somebody who is not logged in. The same
 * for every game; its chances stand below it in numbers.
 * @spec component:RewardGame
 */
export function RewardGame(props: RewardGameProps) {
  const { name, title, state, start, rewardsUntil, dailyAttempts, newAttempts, attemptsLeft, ...others } = props;
  const { points, openRewards, ...unlisted } = others;
  const {
    rewardsHref,
    loginHref,
    outcomes = [],
    action,
    reward,
    children,
    isPlaying = false,
    level,
    ...rest
  } = unlisted;
  const facts = {
    name,
    title,
    state,
    start,
    rewardsUntil,
    dailyAttempts,
    newAttempts,
    attemptsLeft,
    points,
    openRewards,
  };
  const intl = useIntl();
  const { language } = useKit();
  const heading = useId();
  const shown = shownOf(facts, isPlaying);
  const text = textOf(shown, facts, language, intl);
  return (
    <Root aria-labelledby={heading} {...rest} data-state={shown}>
      <div data-part="card">
        <h2 aria-level={level} id={heading}>
          {titleOf(shown, facts, language, intl)}
        </h2>
        {text !== '' && <p>{text}</p>}
        {shown === 'running' && (
          <>
            <Attempts left={attemptsLeft ?? 0} of={dailyAttempts} points={points} intl={intl} />
            <div data-slot="">{children}</div>
          </>
        )}
        {shown === 'notStarted' && action !== undefined && (
          <div data-part="action" data-slot="">
            {action}
          </div>
        )}
        {shown === 'noAttempts' && (
          <Button variant="outline" wide unavailable>
            {intl.formatMessage(messages.noTries)}
          </Button>
        )}
        {shown === 'needLogin' && loginHref !== undefined && (
          <ButtonLink variant="primary" wide href={loginHref}>
            {intl.formatMessage(messages.login)}
          </ButtonLink>
        )}
        {shown === 'ended' && rewardsHref !== undefined && (
          <ButtonLink variant="primary" wide href={rewardsHref}>
            {intl.formatMessage(messages.rewards)}
          </ButtonLink>
        )}
      </div>
      <div data-part="reward" data-slot="" aria-live="polite">
        {reward}
      </div>
      {outcomes.length > 0 && <Chances outcomes={outcomes} intl={intl} />}
    </Root>
  );
}
