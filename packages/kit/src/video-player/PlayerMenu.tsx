import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface PlayerMenuProps {
  icon: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A choice in the controls: a transparent native select over an icon, so that touch and keyboard work as usual. */
export function PlayerMenu({ icon, label, value, choices, onChoose }: PlayerMenuProps) {
  const id = useId();
  return (
    <div data-part="menu">
      <Icon path={icon} />
      <label className="kit-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
