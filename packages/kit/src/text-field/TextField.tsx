import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { textFieldStyles } from './TextField.styles.ts';

/** What a TextField hands on to its input. */
export type TextFieldInput = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'style' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/** Props of TextField. */
export interface TextFieldProps extends RootProps<'div'> {
  /** Name, type, value and whatever else the input takes. */
  input: TextFieldInput;
  /** What is asked for, above the field. */
  label: string;
  /** What helps to fill it in, below the field. */
  hint?: string | undefined;
  /** What is wrong with what was filled in; it takes the hint's place and is read with the field. */
  error?: string | undefined;
  /** What stands at the end of the field, such as a currency sign. */
  unit?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-text-field' })`
  ${textFieldStyles}
`;

/** A field for a line of text, with its label, a hint and what is wrong. */
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
