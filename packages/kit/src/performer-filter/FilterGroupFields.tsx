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
  /** Whether one of them is chosen at a time. @default false */
  single?: boolean | undefined;
  /** The name under which the form sends them. @default 'filter' */
  name?: string | undefined;
}

/** A choice of a guest. */
export interface FilterChange {
  value: string;
  /** The id of its group. */
  group: string;
  selected: boolean;
}

interface FilterGroupFieldsProps {
  group: FilterGroup;
  /** Called when the guest chooses a filter or takes it off. */
  onToggle: (change: FilterChange) => void;
}

/** The filters of one kind, below a heading that closes them. */
export function FilterGroupFields({ group, onToggle }: FilterGroupFieldsProps) {
  const { id, label, options, closed = false, single = false, name = 'filter' } = group;
  const heading = useId();
  return (
    <details data-part="group" open={!closed}>
      <summary>
        <span id={heading}>{label}</span>
        <Icon path={caretDown} size={18} />
      </summary>
      <div role={single ? 'radiogroup' : 'group'} aria-labelledby={heading} data-part="options">
        {options.map(({ value, label: text, count, selected = false }) => (
          <label key={value} data-selected={selected || undefined} data-none={count === 0 || undefined}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={selected}
              id={`${heading}-${id}-${value}`}
              onChange={({ currentTarget: { checked } }) => onToggle({ value, group: id, selected: checked })}
            />
            <span data-part="label">{text}</span>
            {count !== undefined && <span data-part="count">{count}</span>}
          </label>
        ))}
      </div>
    </details>
  );
}
