import { type SyntheticEvent, useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { bell } from '../icons/paths/bell.ts';
import { useMenu } from '../menu/use-menu.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './NotificationList.messages.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';
import { notificationMenuStyles } from './NotificationMenu.styles.ts';

/** Props of NotificationMenu. */
export interface NotificationMenuProps
  extends
    RootProps<'details', 'onToggle'>,
    Pick<NotificationListProps, 'notifications' | 'isPending' | 'onOpen' | 'onRemove' | 'onMarkAll' | 'allHref'> {
  /** The number of unseen notifications. @default 0 */
  count?: number | undefined;
  /** Called when the menu opens or closes. */
  onToggle?: ((toggle: { open: boolean }) => void) | undefined;
}

const Root = styled.details.withConfig({ componentId: 'kit-notification-menu' })`
  ${notificationMenuStyles}
`;

/** The bell of the navigation bar with the unseen count and the list; it opens without JavaScript. @spec component:NotificationList */
export function NotificationMenu(props: NotificationMenuProps) {
  const { notifications, isPending, onOpen, onRemove, onMarkAll, allHref, count = 0, onToggle, ref, ...rest } = props;
  const list = { notifications, isPending, onOpen, onRemove, onMarkAll, allHref };
  const intl = useIntl();
  const menu = useMenu(ref);
  const label = useId();
  return (
    <Root
      {...menu}
      {...rest}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => onToggle?.({ open: currentTarget.open })}
    >
      <summary aria-labelledby={label}>
        <Icon path={bell} />
        <span id={label} className="kit-visually-hidden">{`${intl.formatMessage(messages.title)} ${count || ''}`}</span>
        {count > 0 && <span data-part="count">{count > 99 ? '99+' : count}</span>}
      </summary>
      <div data-part="sheet">
        <NotificationList {...list} />
      </div>
    </Root>
  );
}
