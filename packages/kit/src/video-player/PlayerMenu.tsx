import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { PlayerChoiceProps } from './player-types.ts';

interface PlayerMenuProps {
  icon: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  select: PlayerChoiceProps;
}

/** A choice in the controls: a transparent native select over an icon, so that touch and keyboard work as usual. */
export function PlayerMenu({ icon, label, choices, select }: PlayerMenuProps) {
  const id = useId();
  return (
    <div data-part="menu">
      <Icon path={icon} />
      <label className="kit-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} {...select}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
