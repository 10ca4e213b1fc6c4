import { useId, useRef, type MouseEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bell } from '../icons/paths/bell.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './NotificationList.messages.ts';
import { notificationListStyles } from './NotificationList.styles.ts';
import { useListOutcome } from './use-list-outcome.ts';

/** A notification. */
export interface ListedNotification {
  id: number;
  /** The text. */
  text: string;
  /** When it was sent, as text. */
  when: string;
  /** The URL of the link. */
  href?: string | undefined;
  /** Path data of an icon for its kind. @default a bell */
  icon?: string | undefined;
  /** Whether the guest has not seen it yet. @default false */
  unseen?: boolean | undefined;
  /** Whether the guest has not opened it yet. @default false */
  unread?: boolean | undefined;
}

/** Props of NotificationList. */
export interface NotificationListProps extends RootProps<'section'> {
  /** Newest first. */
  notifications: readonly ListedNotification[];
  /** Whether they are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Called when the guest opens a notification. */
  onOpen?: ((open: { notification: ListedNotification; event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
  /** Called when the guest removes a notification; without a handler none can be removed. */
  onRemove?: ((removal: { notification: ListedNotification }) => void) | undefined;
  /** Called when the guest marks all as read, older ones too; without a handler the button is not shown. */
  onMarkAll?: (() => void) | undefined;
  /** The page with older notifications. @default none */
  allHref?: string | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onReload?: (() => void) | undefined;
  /** Whether the heading is seen, and not only read out. @default true */
  withHeading?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-notification-list' })`
  ${notificationListStyles}
`;

/** Keeps the focus of a keyboard in the list when what has it is about to leave. */
const focusOnNeighbour = (button: HTMLElement): void => {
  if (!button.matches(':focus-visible')) return;
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('button') ?? button.closest('section')?.querySelector('h2');
  target?.focus();
};

type ItemProps = { notification: ListedNotification } & Pick<NotificationListProps, 'onOpen' | 'onRemove'>;

/** One notification. @spec component:NotificationItem */
function Item({ notification, onOpen, onRemove }: ItemProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const { text, when, href, icon = bell, unseen, unread } = notification;
  const inside = (
    <>
      <span data-part="icon">
        <Icon path={icon} />
      </span>
      <span data-part="text">
        {text} <span data-part="when">{when}</span>
      </span>
      {unseen && <span data-part="new">{intl.formatMessage(messages.unseen)}</span>}
    </>
  );
  return (
    <li data-unseen={unseen || undefined} data-unread={unread || undefined}>
      {href === undefined ? (
        <div>{inside}</div>
      ) : (
        <Link href={href} onClick={(event) => onOpen?.({ notification, event })}>
          {inside}
        </Link>
      )}
      {onRemove && (
        <IconButton
          icon={x}
          label={intl.formatMessage(messages.remove, { text })}
          onClick={({ currentTarget }) => {
            focusOnNeighbour(currentTarget);
            onRemove({ notification });
          }}
        />
      )}
    </li>
  );
}

/** The guest's notifications. @spec component:NotificationList */
export function NotificationList(props: NotificationListProps) {
  const { notifications, isPending = false, failed = false, onOpen, onRemove, onMarkAll, onReload, ...others } = props;
  const { allHref, withHeading = true, level, ...rest } = others;
  const intl = useIntl();
  const { Link } = useKit();
  const heading = useId();
  const state = notifications.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  const headingElement = useRef<HTMLHeadingElement>(null);
  const { isAsked, isAllRead, removed, ask } = useListOutcome(notifications, headingElement);
  const remove: typeof onRemove = (removal) => {
    ask({ act: 'remove', notification: removal.notification });
    onRemove?.(removal);
  };
  const markAll = (): void => {
    ask({ act: 'markAll' });
    onMarkAll?.();
  };
  const hasNew = notifications.some(({ unseen, unread }) => unseen || unread);
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state} aria-busy={isPending || undefined}>
      <div data-part="head">
        <h2
          ref={headingElement}
          aria-level={level}
          id={heading}
          tabIndex={-1}
          className={withHeading ? undefined : 'kit-visually-hidden'}
        >
          {intl.formatMessage(messages.title)}
        </h2>
        {onMarkAll && hasNew && (
          <Button size="small" variant="text" onClick={markAll}>
            {intl.formatMessage(messages.markAll)}
          </Button>
        )}
      </div>
      {isAsked && (
        <p className="kit-visually-hidden" role="status">
          {isAllRead && intl.formatMessage(messages.allRead)}
          {removed !== null && intl.formatMessage(messages.removed, { text: removed.text })}
        </p>
      )}
      {state === 'ready' && (
        <ul data-part="notifications">
          {notifications.map((each) => (
            <Item key={each.id} notification={each} onOpen={onOpen} onRemove={onRemove && remove} />
          ))}
        </ul>
      )}
      {state === 'loading' && (
        <div role="status">
          <p className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</p>
          {[1, 2, 3].map((each) => (
            <div key={each} data-skeleton="" />
          ))}
        </div>
      )}
      {(state === 'failed' || state === 'empty') && (
        <div data-part="fallback" role="status">
          <p>{intl.formatMessage(messages[state])}</p>
          {state === 'failed' && onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
        </div>
      )}
      {allHref !== undefined && (
        <Link href={allHref} data-part="all">
          {intl.formatMessage(messages.all)}
        </Link>
      )}
    </Root>
  );
}
