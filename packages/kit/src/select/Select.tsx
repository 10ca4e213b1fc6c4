import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { caretDown } from '../icons/paths/caret-down.ts';
import type { RootProps } from '../root-props.ts';
import { selectStyles } from './Select.styles.ts';

/** The props that a Select passes to its `select`. */
export type SelectInput = Omit<
  ComponentPropsWithRef<'select'>,
  'style' | 'className' | 'children' | 'multiple' | 'size' | 'onChange'
>;

/** One choice of a Select. */
export interface SelectOption {
  /** Values that the form sends. */
  value: string;
  /** Text for the guest. */
  text: string;
}

/** Props of Select. */
export interface SelectProps extends RootProps<'span', 'onChange'> {
  /** Name, value, id and other props of the `select`; without a label that points at its id it needs an `aria-label`. */
  input: SelectInput;
  /** The choices, in their order. */
  options: readonly SelectOption[];
  /** Called with the value that the guest chooses. */
  onChange?: ((change: { value: string }) => void) | undefined;
}

const Root = styled.span.withConfig({ componentId: 'kit-select' })`
  ${selectStyles}
`;

/** A choice from a list: the `select` of the browser, so that keyboards, phones and forms work as usual, in the look of the brand. */
export function Select({ input, options, onChange, ...rest }: SelectProps) {
  return (
    <Root {...rest}>
      <select {...input} onChange={onChange && (({ currentTarget: { value } }) => onChange({ value }))}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon path={caretDown} size={18} />
    </Root>
  );
}
