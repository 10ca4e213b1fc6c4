import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bell } from '../icons/paths/bell.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './FloatingNotification.messages.ts';
import { floatingNotificationStyles } from './FloatingNotification.styles.ts';

/** A notification that floats over the page. */
export interface FloatingItem {
  id: number;
  /** The text. */
  text: string;
  /** When it was sent, as text. */
  when?: string | undefined;
  /** Where it leads. @default nowhere */
  href?: string | undefined;
  /** What the link is called, such as "Read". @default the text is the link */
  action?: string | undefined;
  /** The performer's avatar; otherwise the icon. */
  picture?: PictureContent | undefined;
  /** Path data of an icon for its kind. @default a bell */
  icon?: string | undefined;
}

/** Props of FloatingNotification. */
export interface FloatingNotificationProps extends RootProps<'section'> {
  /** Newest first; without any nothing is visible. */
  notifications: readonly FloatingItem[];
  /** Called when one is closed, by its button, with Escape, or after its time unless it is hovered or focused. */
  onClose: (close: { id: number }) => void;
  /** Called when the guest follows one. */
  onFollow?: ((follow: { id: number; event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-floating-notification' })`
  ${floatingNotificationStyles}
`;

type ItemProps = { item: FloatingItem } & Pick<FloatingNotificationProps, 'onClose' | 'onFollow'>;

/** Its time is an animation without motion, so that a style sheet holds it while the guest reads. */
function Item({ item, onClose, onFollow }: ItemProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const { id, text, when, href, action, picture, icon = bell } = item;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => onFollow?.({ id, event });
  return (
    <li
      data-notification={id}
      onAnimationEnd={({ animationName }) => animationName === 'kit-floating-time' && onClose({ id })}
    >
      <span data-part="face" data-tint={picture?.tint}>
        {picture ? (
          <PictureImage picture={picture} widths={[160]} sizes="44px" width={44} height={44} lazy={false} intl={intl} />
        ) : (
          <Icon path={icon} />
        )}
      </span>
      <p>
        {href && !action ? (
          <Link href={href} onClick={follow}>
            {text}
          </Link>
        ) : (
          text
        )}
        {when && <span data-part="when"> {when}</span>}
        {href && action && (
          <Link href={href} data-part="action" onClick={follow}>
            {action}
          </Link>
        )}
      </p>
      <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={() => onClose({ id })} />
    </li>
  );
}

/**
 * Notifications that float over the page, at most as many as are passed in: they close by their button, with Escape, or after eight
 * seconds unless the guest points at them or has the focus in them. Screen readers are told politely; dialogs stay above.
 * @spec component:FloatingNotification
 */
export function FloatingNotification({ notifications, onClose, onFollow, ...rest }: FloatingNotificationProps) {
  const intl = useIntl();
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const id = Number(target.closest('[data-notification]')?.getAttribute('data-notification'));
    if (id > 0) onClose({ id });
  };
  return (
    <Root
      onKeyDown={closeOnEscape}
      aria-label={intl.formatMessage(messages.label)}
      {...rest}
      data-empty={notifications.length === 0 || undefined}
    >
      <p className="kit-visually-hidden" role="status">
        {notifications[0]?.text}
      </p>
      <ul>
        {notifications.map((item) => (
          <Item key={item.id} {...{ item, onClose, onFollow }} />
        ))}
      </ul>
    </Root>
  );
}
