import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';

/** Props of ChatButtonRow. */
export interface ChatButtonRowProps extends RootProps<'div'> {
  /** Names the group, such as "Talk to Mirela". */
  label: string;
  /** The chat buttons; the first is the main one. */
  children?: ReactNode;
}

/** The columns stand before all buttons have come, or the first ones would move. */
const oneRow = [2, 3, 4, 5, 6]
  .map((count) => `&[data-count='${count}'] { grid-template-columns: 1.3fr repeat(${count - 1}, 1fr); }`)
  .join('');

const Root = styled.div.withConfig({ componentId: 'kit-chat-button-row' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  @media (max-width: 767.98px) {
    > :first-child {
      grid-column: span 2;
      justify-content: center;
      min-height: 64px;
    }
    > :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    ${oneRow}
    &:is([data-count='7'], [data-count='8']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-count='7'] > :first-child {
      grid-column: span 2;
    }
  }
`;

/** All ways to talk to one performer, the main one first and wider. @spec component:ChatButtonGroup */
export function ChatButtonRow({ label, children, ...rest }: ChatButtonRowProps) {
  return (
    <Root role="group" aria-label={label} data-count={Children.toArray(children).length} {...rest}>
      {children}
    </Root>
  );
}
