import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { caretLeft } from '../icons/paths/caret-left.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './BackLink.messages.ts';
import { backLinkStyles } from './BackLink.styles.ts';

/** Props of BackLink. */
export interface BackLinkProps extends RootProps<'a', 'href'> {
  /** The URL of the list. */
  href: string;
  /**
   * Goes back through the history to the list at its old place, in place of following the link; modified presses follow it.
   * @default the link is followed, and the list begins at its top
   */
  onBack?: (() => void) | undefined;
  /** The label. @default "Back to the list" */
  children?: ReactNode;
}

const Root = styled.a.withConfig({ componentId: 'kit-back-link' })`
  ${backLinkStyles}
`;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The way back to the list from which a page was opened. @spec component:BackLink */
export function BackLink({ href, onBack, onClick, children, ...rest }: BackLinkProps) {
  const { Link } = useKit();
  const intl = useIntl();
  return (
    <Root
      {...(Link === 'a' ? {} : { as: Link })}
      {...rest}
      href={href}
      data-kept={onBack === undefined ? undefined : ''}
      onClick={(event) => {
        onClick?.(event);
        if (onBack === undefined || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        onBack();
      }}
    >
      <Icon path={caretLeft} size={18} data-mirror="" />
      <span data-slot="">{children ?? intl.formatMessage(messages.list)}</span>
    </Root>
  );
}
