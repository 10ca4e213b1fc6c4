import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDown } from '../icons/paths/caret-down.ts';

/** A filter that can be chosen. */
export interface FilterOption {
  /** The value that the form sends. */
  value: string;
  /** Text for the guest. */
  label: string;
  /** How many remain with it. */
  count?: number | undefined;
  /** Whether it is chosen. @default false */
  selected?: boolean | undefined;
}

/** Filters of one kind. */
export interface FilterGroup {
  id: string;
  /** The heading. */
  label: string;
  options: readonly FilterOption[];
  /** Whether it is closed at first. @default false */
  closed?: boolean | undefined;
}

interface FilterGroupFieldsProps {
  group: FilterGroup;
  /** Called when the guest chooses a filter or takes it off. */
  onToggle: (change: { value: string; selected: boolean }) => void;
}

/** The filters of one kind, below a heading that closes them. */
export function FilterGroupFields({ group: { id, label, options, closed = false }, onToggle }: FilterGroupFieldsProps) {
  const heading = useId();
  return (
    <details data-part="group" open={!closed}>
      <summary>
        <span id={heading}>{label}</span>
        <Icon path={caretDown} size={18} />
      </summary>
      <div role="group" aria-labelledby={heading} data-part="options">
        {options.map(({ value, label: text, count, selected = false }) => (
          <label key={value} data-selected={selected || undefined} data-none={count === 0 || undefined}>
            <input
              type="checkbox"
              name="filter"
              value={value}
              checked={selected}
              id={`${heading}-${id}-${value}`}
              onChange={({ currentTarget: { checked } }) => onToggle({ value, selected: checked })}
            />
            <span data-part="label">{text}</span>
            {count !== undefined && <span data-part="count">{count}</span>}
          </label>
        ))}
      </div>
    </details>
  );
}
