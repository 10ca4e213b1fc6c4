import type { ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { iconMenuStyles } from '../menu/icon-menu.styles.ts';
import { useMenu } from '../menu/use-menu.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './NavbarMessageList.messages.ts';

/** Props of NavbarMessageMenu. */
export interface NavbarMessageMenuProps extends RootProps<'details', 'onToggle'> {
  /** The number of unread messages; below zero it counts as zero. @default 0 */
  count?: number | undefined;
  /** The list: NavbarMessageList. */
  children?: ReactNode;
  /** Called when the menu opens or closes. */
  onToggle?: ((toggle: { open: boolean }) => void) | undefined;
}

const Root = styled.details.withConfig({ componentId: 'kit-navbar-message-menu' })`
  ${iconMenuStyles}
`;

/** The message icon of the navigation bar with the unread count; it opens a list, also without JavaScript. @spec component:NavbarMessageList */
export function NavbarMessageMenu({ count = 0, children, onToggle, ref, ...rest }: NavbarMessageMenuProps) {
  const intl = useIntl();
  const menu = useMenu(ref);
  const label = useId();
  const unread = Math.max(0, count);
  const shownCount = unread > 99 ? '99+' : unread || '';
  return (
    <Root
      {...menu}
      {...rest}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => onToggle?.({ open: currentTarget.open })}
    >
      <summary aria-labelledby={label}>
        <Icon path={chatCircle} />
        <span id={label} className="kit-visually-hidden">{`${intl.formatMessage(messages.title)} ${shownCount}`}</span>
        {unread > 0 && <span data-part="count">{shownCount}</span>}
      </summary>
      <div data-part="sheet">{children}</div>
    </Root>
  );
}
