import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { optionCardStyles } from './OptionCard.styles.ts';

/** What an OptionCard hands on to its radio button. */
export type OptionCardInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className'>;

/** Props of OptionCard. */
export interface OptionCardProps extends RootProps<'label'> {
  /** Name, value and whatever else the radio button takes. */
  input: OptionCardInput;
  /** What is chosen by it. */
  children: ReactNode;
  /** What stands at its end, such as a price. */
  end?: ReactNode;
  /** Side by side with an icon above, or one below the other with a ring before. @default 'row' */
  form?: 'row' | 'tile' | undefined;
}

const Root = styled.label.withConfig({ componentId: 'kit-option-card' })`
  ${optionCardStyles}
`;

/** One of several choices as a card: a radio button, so that it works without script. */
export function OptionCard({ children, end, form = 'row', input, ...rest }: OptionCardProps) {
  return (
    <Root {...rest} data-form={form}>
      <input {...input} type="radio" />
      <span data-part="what">{children}</span>
      {end !== undefined && <span data-part="end">{end}</span>}
    </Root>
  );
}
