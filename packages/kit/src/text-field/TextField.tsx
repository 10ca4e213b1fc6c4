import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { textFieldStyles } from './TextField.styles.ts';

/** The props that a TextField passes to its input. */
export type TextFieldInput = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'style' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/** Props of TextField. */
export interface TextFieldProps extends RootProps<'div'> {
  /** Name, type, value and other props of the input. */
  input: TextFieldInput;
  /** The label above the field. */
  label: string;
  /** A hint below the field. */
  hint?: string | undefined;
  /** The validation error, which replaces the hint and describes the field for screen readers. */
  error?: string | undefined;
  /** A unit at the end of the field, such as a currency sign. */
  unit?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-text-field' })`
  ${textFieldStyles}
`;

/** A single-line text field with label, hint and validation error. */
export function TextField({ label, hint, error, unit, input, ...rest }: TextFieldProps) {
  const id = useId();
  const about = error !== undefined || hint !== undefined ? `${id}-about` : undefined;
  return (
    <Root {...rest} data-invalid={error !== undefined || undefined} data-unit={unit ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about}
        />
        {unit && (
          <span data-part="unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {about && (
        <p id={about} data-part={error === undefined ? 'hint' : 'error'}>
          {error ?? hint}
        </p>
      )}
    </Root>
  );
}
