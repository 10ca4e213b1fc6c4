import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CountdownTimer } from '../countdown-timer/CountdownTimer.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './DailyBonusBoard.messages.ts';
import { dailyBonusBoardStyles } from './DailyBonusBoard.styles.ts';

/** Props of DailyBonusBoard. */
export interface DailyBonusBoardProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** A sentence below the heading. @default none */
  text?: string | undefined;
  /** The seconds until 23:59:59 in Berlin, by the server’s clock. @default no timer */
  seconds?: number | undefined;
  /** Whether the guest has taken today’s deal. @default false */
  taken?: boolean | undefined;
  /** Whether the deals are being read. @default false */
  loading?: boolean | undefined;
  /** Where the page leads instead of showing deals: there are none, or they are on another page. @default it shows them */
  leads?: { to: 'home' | 'elsewhere'; href: string } | undefined;
  /** The deal of yesterday, such as a DailyBonusTile. @default none */
  previous?: ReactNode;
  /** The deal of today, which is larger. @default none */
  current?: ReactNode;
  /** The deal of tomorrow. @default none */
  next?: ReactNode;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
  /** Called once the day is over, so that the new one is read. */
  onOver?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-daily-bonus-board' })`
  ${dailyBonusBoardStyles}
`;

function DayOf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-part={name} data-slot="">
      {children}
    </div>
  );
}

/**
 * The deals of yesterday, today and tomorrow with the time that is left of today.
 * @spec component:DailyBonusBoard
 */
export function DailyBonusBoard(props: DailyBonusBoardProps) {
  const {
    title,
    text,
    seconds,
    taken = false,
    loading = false,
    leads,
    previous,
    current,
    next,
    level,
    onOver,
    ...rest
  } = props;
  const intl = useIntl();
  const heading = useId();
  const state = leads?.to ?? (loading ? 'loading' : taken ? 'taken' : 'running');
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state} aria-busy={loading || undefined}>
      <div data-part="body">
        <header data-part="head">
          <div data-part="words">
            <h1 id={heading} aria-level={level}>
              {leads === undefined
                ? title
                : intl.formatMessage(leads.to === 'home' ? messages.hidden : messages.elsewhere)}
            </h1>
            {leads === undefined && text !== undefined && text !== '' && <p data-part="text">{text}</p>}
            {state === 'taken' && <p data-part="taken">{intl.formatMessage(messages.taken)}</p>}
            {leads !== undefined && (
              <p>
                <ButtonLink href={leads.href}>
                  {intl.formatMessage(leads.to === 'home' ? messages.toHome : messages.goThere)}
                </ButtonLink>
              </p>
            )}
          </div>
          {leads === undefined && seconds !== undefined && (
            <div data-part="ends">
              <span>{intl.formatMessage(messages.endsIn)}</span>
              <CountdownTimer
                seconds={seconds}
                running
                over={intl.formatMessage(messages.over)}
                onOver={onOver}
                data-kit=""
              />
              <span>{intl.formatMessage(messages.at)}</span>
            </div>
          )}
        </header>
        {leads === undefined && (
          <div data-part="days">
            {current !== undefined && <DayOf name="current">{current}</DayOf>}
            {previous !== undefined && <DayOf name="previous">{previous}</DayOf>}
            {next !== undefined && <DayOf name="next">{next}</DayOf>}
          </div>
        )}
      </div>
    </Root>
  );
}
