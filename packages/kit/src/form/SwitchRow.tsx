import { useId, type ReactNode } from 'react';

interface SwitchRowProps {
  /** The name of what is switched. */
  label: string;
  /** A sentence under the name. */
  text?: ReactNode;
  isOn: boolean;
  /** Whether it cannot be switched now; it stays focusable. */
  unavailable?: boolean | undefined;
  /** Why the last change failed. */
  error?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A row with a switch, which is stored as it is pressed. `switchRowStyles` of the surrounding template style it. */
export function SwitchRow({ label, text, isOn, unavailable = false, error, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div data-part="switch-row">
      <span>
        <strong id={id}>{label}</strong>
        {text !== undefined && <small id={`${id}-text`}>{text}</small>}
        <span role="alert" data-part="error">
          {error}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        aria-disabled={unavailable || undefined}
        onClick={() => {
          if (!unavailable) onChange(!isOn);
        }}
      />
    </div>
  );
}
