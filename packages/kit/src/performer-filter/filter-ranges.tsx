import { formatCoins } from '@lounge/locale';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { moodWord } from './mood-word.ts';
import { messages } from './PerformerFilter.messages.ts';
import { RangeInput, RangeTrack } from './RangeInput.tsx';

/** The mood that is searched for. */
export interface MoodFilter {
  /** From 0, calm, to 100, lively; null for any. */
  value: number | null;
  /** Called with each move; the search waits until it rests. */
  onChange: (change: { value: number | null }) => void;
}

/** The ages that are searched for. */
export interface AgeFilter {
  from: number;
  to: number;
  /** The ends of the range; the highest age stands for everybody older too. */
  min: number;
  max: number;
  onChange: (change: { from: number; to: number }) => void;
}

/** The highest price that is searched for, in hundredths of a coin. */
export interface PriceFilter {
  /** Null for any price. */
  to: number | null;
  /** The ends of the range and the step between two prices. */
  min: number;
  max: number;
  step: number;
  onChange: (change: { to: number | null }) => void;
}

const middle = 50;

/** The mood as a slider that begins in the middle, which is any mood. */
export function MoodRange({ value, onChange }: MoodFilter) {
  const intl = useIntl();
  const id = useId();
  const word = intl.formatMessage(moodWord(value));
  return (
    <div data-part="range">
      <div data-part="head">
        <label htmlFor={id}>{intl.formatMessage(messages.mood)}</label>
        <output htmlFor={id}>{word}</output>
      </div>
      <div data-part="slider">
        <RangeTrack from={middle} to={value ?? middle} />
        <RangeInput
          id={id}
          name={value === null ? undefined : 'mood'}
          min={0}
          max={100}
          step={5}
          value={value ?? middle}
          aria-valuetext={word}
          onValue={(next) => onChange({ value: next })}
        />
      </div>
      <div data-part="ends">
        <span>{intl.formatMessage(messages.calm)}</span>
        {value !== null && (
          <button type="button" data-part="reset" onClick={() => onChange({ value: null })}>
            {intl.formatMessage(messages.anyMood)}
          </button>
        )}
        <span>{intl.formatMessage(messages.lively)}</span>
      </div>
    </div>
  );
}

/** The highest price as a slider whose end is any price. */
export function PriceRange({ to, min, max, step, onChange }: PriceFilter) {
  const intl = useIntl();
  const { language } = useKit();
  const id = useId();
  const shown = to ?? max;
  const coinsOf = (amount: number): string => formatCoins(amount, language);
  const words =
    to === null ? intl.formatMessage(messages.anyPrice) : intl.formatMessage(messages.upTo, { coins: coinsOf(to) });
  return (
    <div data-part="range">
      <div data-part="head">
        <label htmlFor={id}>{intl.formatMessage(messages.price)}</label>
        <output htmlFor={id}>{words}</output>
      </div>
      <div data-part="slider">
        <RangeTrack from={0} to={(100 * (shown - min)) / (max - min)} />
        <RangeInput
          id={id}
          name="price"
          min={min}
          max={max}
          step={step}
          value={shown}
          aria-valuetext={words}
          onValue={(next) => onChange({ to: next >= max ? null : next })}
        />
      </div>
      <div data-part="ends">
        <span>{coinsOf(min)}</span>
        <span>{intl.formatMessage(messages.coins, { coins: coinsOf(max) })}</span>
      </div>
    </div>
  );
}

const ageWords = ({ from, to, max }: AgeFilter, intl: IntlShape): string =>
  to >= max ? intl.formatMessage(messages.agesFrom, { from }) : intl.formatMessage(messages.ages, { from, to });

/** The ages between two sliders on one track. */
export function AgeRange(props: AgeFilter) {
  const { from, to, min, max, onChange } = props;
  const intl = useIntl();
  const heading = useId();
  const percentOf = (age: number): number => (100 * (age - min)) / (max - min);
  return (
    <div data-part="range" role="group" aria-labelledby={heading}>
      <div data-part="head">
        <span id={heading}>{intl.formatMessage(messages.age)}</span>
        <output>{ageWords(props, intl)}</output>
      </div>
      <div data-part="slider" data-double="">
        <RangeTrack from={percentOf(from)} to={percentOf(to)} />
        <RangeInput
          name="ageFrom"
          aria-label={intl.formatMessage(messages.youngest)}
          min={min}
          max={max}
          value={from}
          onValue={(next) => onChange({ from: Math.min(next, to), to })}
        />
        <RangeInput
          name="ageTo"
          aria-label={intl.formatMessage(messages.oldest)}
          min={min}
          max={max}
          value={to}
          onValue={(next) => onChange({ from, to: Math.max(next, from) })}
        />
      </div>
      <div data-part="ends">
        <span>{min}</span>
        <span>{intl.formatMessage(messages.agesFrom, { from: max })}</span>
      </div>
    </div>
  );
}
