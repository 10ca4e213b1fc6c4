import { useId } from 'react';

interface RechargeRowProps {
  label: string;
  /** The value of the chosen option; null for none. */
  value: number | null;
  /** The text of no choice. @default there is always one */
  empty?: string;
  options: readonly (readonly [value: number, text: string])[];
  onChange: (value: number) => void;
}

/** A choice of the automatic recharge: its label, and the browser's own list. */
export function RechargeRow({ label, value, empty, options, onChange }: RechargeRowProps) {
  const id = useId();
  return (
    <div data-part="row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => void (target.value !== '' && onChange(Number(target.value)))}
      >
        {value === null && <option value="">{empty}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
