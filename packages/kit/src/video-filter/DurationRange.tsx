import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { RangeInput, RangeTrack } from '../performer-filter/RangeInput.tsx';
import { messages } from './VideoFilter.messages.ts';

/** The lengths that are shown, in seconds; -1 is no bound. */
export interface DurationFilter {
  from: number;
  to: number;
  /** The end of the range, which stands for any length, and the step between two. */
  max: number;
  step: number;
  /** Called with each move; the search waits until it rests. */
  onChange: (change: { from: number; to: number }) => void;
}

const unbounded = -1;
const minutesOf = (seconds: number): number => Math.round(seconds / 60);

const wordsOf = ({ from, to }: DurationFilter, intl: IntlShape): string => {
  if (from === unbounded && to === unbounded) return intl.formatMessage(messages.any);
  if (to === unbounded) return intl.formatMessage(messages.from, { from: minutesOf(from) });
  if (from === unbounded) return intl.formatMessage(messages.to, { to: minutesOf(to) });
  return intl.formatMessage(messages.between, { from: minutesOf(from), to: minutesOf(to) });
};

/** The lengths between two sliders on one track; both ends stand for any. */
export function DurationRange(props: DurationFilter) {
  const { max, step, onChange } = props;
  const intl = useIntl();
  const heading = useId();
  const from = props.from === unbounded ? 0 : props.from;
  const to = props.to === unbounded ? max : props.to;
  const change = (low: number, high: number): void =>
    onChange({ from: low <= 0 ? unbounded : low, to: high >= max ? unbounded : high });
  const percentOf = (seconds: number): number => (100 * Math.min(seconds, max)) / max;
  const textOf = (seconds: number): string =>
    seconds <= 0 || seconds >= max
      ? intl.formatMessage(messages.any)
      : intl.formatNumber(minutesOf(seconds), { style: 'unit', unit: 'minute' });
  return (
    <div data-part="range" role="group" aria-labelledby={heading}>
      <div data-part="head">
        <span id={heading}>{intl.formatMessage(messages.length)}</span>
        <output>{wordsOf(props, intl)}</output>
      </div>
      <div data-part="slider" data-double="">
        <RangeTrack from={percentOf(from)} to={percentOf(to)} />
        <RangeInput
          name={props.from === unbounded ? undefined : 'from'}
          aria-label={intl.formatMessage(messages.shortest)}
          aria-valuetext={textOf(from)}
          min={0}
          max={max}
          step={step}
          value={from}
          onValue={(next) => change(Math.min(next, to - step), to)}
        />
        <RangeInput
          name={props.to === unbounded ? undefined : 'to'}
          aria-label={intl.formatMessage(messages.longest)}
          aria-valuetext={textOf(to)}
          min={0}
          max={max}
          step={step}
          value={to}
          onValue={(next) => change(from, Math.max(next, from + step))}
        />
      </div>
      <div data-part="ends">
        <span>{intl.formatMessage(messages.any)}</span>
        <span>{intl.formatMessage(messages.any)}</span>
      </div>
    </div>
  );
}
