import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { chatButtonRowStyles } from './ChatButtonRow.styles.ts';

/** Props of ChatButtonRow. */
export interface ChatButtonRowProps extends RootProps<'div'> {
  /** The accessible name of the group, such as "Talk to Mirela". */
  label: string;
  /** The chat buttons; the first one is the primary one. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-chat-button-row' })`
  ${chatButtonRowStyles}
`;

/** All chats with one performer; the primary one is first and wider. @spec component:ChatButtonGroup */
export function ChatButtonRow({ label, children, ...rest }: ChatButtonRowProps) {
  return (
    <Root role="group" aria-label={label} {...rest}>
      <div data-part="buttons" data-slot="" data-count={Children.toArray(children).length}>
        {children}
      </div>
    </Root>
  );
}
