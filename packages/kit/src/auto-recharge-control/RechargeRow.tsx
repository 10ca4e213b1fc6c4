import { useId } from 'react';
import { Select } from '../select/Select.tsx';

interface RechargeRowProps {
  label: string;
  /** The value of the chosen option; null for none. */
  value: number | null;
  /** The text of no choice. @default there is always one */
  empty?: string;
  options: readonly (readonly [value: number, text: string])[];
  onChange: (value: number) => void;
}

/** A choice of the automatic recharge with its label. */
export function RechargeRow({ label, value, empty = '', options, onChange }: RechargeRowProps) {
  const id = useId();
  return (
    <div data-part="row">
      <label htmlFor={id}>{label}</label>
      <Select
        input={{ id, value: value ?? '' }}
        options={[
          ...(value === null ? [{ value: '', text: empty }] : []),
          ...options.map(([each, text]) => ({ value: String(each), text })),
        ]}
        onChange={(change) => void (change.value !== '' && onChange(Number(change.value)))}
      />
    </div>
  );
}
