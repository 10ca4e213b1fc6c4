import type { ComponentProps } from 'react';

interface RangeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  value: number;
  onValue: (value: number) => void;
}

/** A slider of the browser. */
export const RangeInput = ({ onValue, ...rest }: RangeInputProps) => (
  <input {...rest} type="range" onChange={({ currentTarget: { value } }) => onValue(Number(value))} />
);

/** The track of sliders, filled between two positions in percent. Attributes, as a style would break the policy of a page. */
export const RangeTrack = ({ from, to }: { from: number; to: number }) => (
  <svg data-part="track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect data-part="rail" width="100" height="4" rx="0.5" />
    <rect data-part="fill" x={Math.min(from, to)} width={Math.abs(to - from)} height="4" />
  </svg>
);
