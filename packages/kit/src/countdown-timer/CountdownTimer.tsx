import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './CountdownTimer.messages.ts';
import { countdownTimerStyles } from './CountdownTimer.styles.ts';
import { shownTime, spokenTime } from './spoken-time.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The time that is left, for the sentence around it. */
export interface CountdownTime {
  /** "4:12:09" or "3 days" as it is shown, "4 hours 13 minutes" as it is read out. */
  time: string;
  /** The full days. */
  days: number;
}

/** Props of CountdownTimer. */
export interface CountdownTimerProps extends RootProps<'span'> {
  /** The seconds that are left; another number begins the count anew. */
  seconds: number;
  /** Whether it counts them down itself, by the one clock of all countdowns of the page; else its owner passes each second. @default false */
  running?: boolean | undefined;
  /** The seconds of the whole, for a ring that empties around the number of seconds. @default no ring */
  of?: number | undefined;
  /** The sentence around the time; it is called for what is shown and for what is read out. @default the time alone */
  sentence?: ((left: CountdownTime) => ReactNode) | undefined;
  /** Stands there once the time is over. @default "Over" */
  over?: ReactNode;
  /** Called once the time that it counts itself is over. */
  onOver?: (() => void) | undefined;
}

const Root = styled.span.withConfig({ componentId: 'kit-countdown-timer' })`
  ${countdownTimerStyles}
`;

/** From this many seconds on they are the last ones. @assumed the documents name no number */
const lastSeconds = 10;

function Ring({ left, of }: { left: number; of: number }) {
  const share = of > 0 ? Math.min(100, Math.round((left / of) * 100)) : 0;
  return (
    <svg viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
      <circle data-part="track" cx="22" cy="22" r="20" />
      {share > 0 && (
        <circle
          data-part="rest"
          cx="22"
          cy="22"
          r="20"
          pathLength={100}
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 22 22)"
        />
      )}
    </svg>
  );
}

const dayOf = (seconds: number): number => Math.floor(seconds / 86_400);

/**
 * The time that is left, as figures or as a ring. All countdowns of a page count by one clock; a screen reader reads minutes, and hears
 * none of the seconds.
 * @spec component:CountdownTimer
 */
export function CountdownTimer(props: CountdownTimerProps) {
  const { seconds, running = false, of, sentence = ({ time }: CountdownTime) => time, over, onOver, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  const left = useSecondsLeft(seconds, running, onOver);
  const state = left === 0 ? 'over' : left <= lastSeconds ? 'last' : 'running';
  const days = dayOf(left);
  return (
    <Root role="timer" {...rest} data-state={state} data-ring={of === undefined ? undefined : ''}>
      {of !== undefined && <Ring left={left} of={of} />}
      {state === 'over' && of === undefined ? (
        (over ?? intl.formatMessage(messages.over))
      ) : (
        <>
          <span aria-hidden="true">
            {of === undefined ? sentence({ time: shownTime(left, language), days }) : left}
          </span>
          <span className="kit-visually-hidden">{sentence({ time: spokenTime(left, language), days })}</span>
        </>
      )}
    </Root>
  );
}
