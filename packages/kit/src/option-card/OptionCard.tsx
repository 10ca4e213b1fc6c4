import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { optionCardStyles } from './OptionCard.styles.ts';

/** The props that an OptionCard passes to its radio button. */
export type OptionCardInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className'>;

/** Props of OptionCard. */
export interface OptionCardProps extends RootProps<'label'> {
  /** Name, value and other props of the radio button. */
  input: OptionCardInput;
  /** The label of the option. */
  children: ReactNode;
  /** Content at the end of the card, such as a price. */
  end?: ReactNode;
  /** `tile`: side by side with an icon above; `row`: stacked, with a ring before the label. @default 'row' */
  form?: 'row' | 'tile' | undefined;
}

const Root = styled.label.withConfig({ componentId: 'kit-option-card' })`
  ${optionCardStyles}
`;

/** An option as a card around a radio button, so that it works without JavaScript. */
export function OptionCard({ children, end, form = 'row', input, ...rest }: OptionCardProps) {
  return (
    <Root {...rest} data-form={form}>
      <input {...input} type="radio" />
      <span data-part="what" data-slot="">
        {children}
      </span>
      {end !== undefined && (
        <span data-part="end" data-slot="">
          {end}
        </span>
      )}
    </Root>
  );
}
