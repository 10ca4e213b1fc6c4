import { formatDateTime } from '@lounge/locale';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { activityState, type ActivityTimes } from './activity-state.ts';
import { messages } from './ActivityBoard.messages.ts';
import { activityBoardStyles } from './ActivityBoard.styles.ts';

/** An activity that brings points. */
export interface BoardActivity {
  /** Its name, such as "Chat minute". */
  name: string;
  /** The points of one time. */
  points: number;
  /** Further points with VIP, in percent. @default 0 */
  vipBonus?: number | undefined;
  /** How many times a day bring points. @default any number */
  limitPerDay?: number | null | undefined;
  /** How often the guest did it today. @default 0 */
  timesToday?: number | undefined;
  /** An explanation of what counts. */
  faq: string;
}

/** A challenge. */
export interface BoardChallenge {
  /** Its name. */
  name: string;
  /** How it is fulfilled. */
  description: string;
  /** Its points. */
  points: number;
  /** Whether the guest has fulfilled it; spelled with three l, as the documents have it. */
  fullfilled: boolean;
  /** When that was, as an instant. @default unknown */
  date?: string | null | undefined;
  /** The URL of a page on which it can be done. @default none */
  link?: string | null | undefined;
  /** How far the guest is. @default 0 */
  done?: number | undefined;
  /** How often it has to be done. @default 1 */
  goal?: number | undefined;
}

/** Props of ActivityBoard. */
export interface ActivityBoardProps extends RootProps<'section', 'title'>, ActivityTimes {
  /** The name of the event, as the heading. */
  title: string;
  /** The current time in milliseconds since 1970. */
  now: number;
  /** The guest's points of the event; left out for visitors. */
  points?: number | undefined;
  /** The activities that bring points. @default none is listed */
  activities?: readonly BoardActivity[] | undefined;
  /** The challenges. @default none is listed */
  challenges?: readonly BoardChallenge[] | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-activity-board' })`
  ${activityBoardStyles}
`;

/** One challenge: fulfilled with its day, or open with how far the guest is. */
function Challenge({ challenge }: { challenge: BoardChallenge }) {
  const intl = useIntl();
  const { Link, timeZone } = useKit();
  const { name, description, points, fullfilled, date, link, done = 0, goal = 1 } = challenge;
  const when = date ? formatDateTime(date, intl.locale, timeZone) : null;
  const state = when === null ? messages.fulfilled : messages.doneOn;
  return (
    <li data-state={fullfilled ? 'fulfilled' : 'open'}>
      {fullfilled ? (
        <Icon path={checkCircleFill} size={26} label={intl.formatMessage(messages.fulfilled)} />
      ) : (
        <span data-part="ring" role="img" aria-label={intl.formatMessage(messages.open)} />
      )}
      <span data-part="words">
        <b>{link && !fullfilled ? <Link href={link}>{name}</Link> : name}</b>
        <small>{description}</small>
        <small>
          {fullfilled
            ? intl.formatMessage(state, { when: when ?? '' })
            : intl.formatMessage(messages.progress, { done, goal })}
        </small>
      </span>
      <span data-part="points">{intl.formatMessage(messages.points, { points })}</span>
    </li>
  );
}

/** One activity with its points, limit and the bonus of VIP. */
function Activity({ activity }: { activity: BoardActivity }) {
  const intl = useIntl();
  const { name, points, vipBonus = 0, limitPerDay = null, timesToday: times = 0, faq } = activity;
  return (
    <li>
      <span data-part="words">
        <b>{name}</b>
        <small>{faq}</small>
        <small>
          {limitPerDay === null
            ? intl.formatMessage(messages.timesToday, { times })
            : intl.formatMessage(messages.today, { times: Math.min(times, limitPerDay), limit: limitPerDay })}
        </small>
      </span>
      <span data-part="points">
        {intl.formatMessage(messages.points, { points })}
        {vipBonus > 0 && <small>{intl.formatMessage(messages.vipBonus, { percent: vipBonus })}</small>}
      </span>
    </li>
  );
}

/** An event in which activities bring points: when it runs, its challenges, and what brings points. @spec component:ActivityBoard */
export function ActivityBoard(props: ActivityBoardProps) {
  const { title, start, end, rewardClaimEnd, now, points, activities = [], challenges = [], level, ...rest } = props;
  const intl = useIntl();
  const { timeZone } = useKit();
  const heading = useId();
  const state = activityState({ start, end, rewardClaimEnd }, now);
  const times = { notStarted: start, running: end, claimable: rewardClaimEnd, closed: rewardClaimEnd };
  const when = formatDateTime(times[state], intl.locale, timeZone);
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state}>
      <h2 aria-level={level} id={heading}>
        {title}
      </h2>
      <p>
        {intl.formatMessage(messages[state], { when })}
        {points !== undefined && state !== 'notStarted' && <> {intl.formatMessage(messages.yours, { points })}</>}
      </p>
      {challenges.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.challenges)}>
          {challenges.map((challenge) => (
            <Challenge key={challenge.name} challenge={challenge} />
          ))}
        </ul>
      )}
      {activities.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.activities)}>
          {activities.map((activity) => (
            <Activity key={activity.name} activity={activity} />
          ))}
        </ul>
      )}
    </Root>
  );
}
