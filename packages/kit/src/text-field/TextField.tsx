import { useId, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/IconButton.tsx';
import { eye } from '../icons/paths/eye.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './TextField.messages.ts';
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

/** A single-line text field with label, hint and validation error. A password can be shown. */
export function TextField({ label, hint, error, unit, input, ...rest }: TextFieldProps) {
  const id = useId();
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const isSecret = input.type === 'password';
  const about = error !== undefined || hint !== undefined ? `${id}-about` : undefined;
  return (
    <Root {...rest} data-invalid={error !== undefined || undefined} data-unit={unit || isSecret ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <input
          type="text"
          {...input}
          {...(isShown && { type: 'text', autoCapitalize: 'none', spellCheck: false })}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about}
        />
        {isSecret && (
          <IconButton
            data-part="reveal"
            icon={eye}
            label={intl.formatMessage(messages.show)}
            pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        )}
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
