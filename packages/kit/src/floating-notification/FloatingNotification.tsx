import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bell } from '../icons/paths/bell.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { rootOf } from '../root-of.ts';
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
  /** Label of the link, such as "Read". @default the text is the link */
  action?: string | undefined;
  /** The performer's avatar; otherwise the icon. */
  picture?: PictureContent | undefined;
  /** Path data of an icon for its kind. @default a bell */
  icon?: string | undefined;
}

/** Props of FloatingNotification. */
export interface FloatingNotificationProps extends RootProps<'section'> {
  /** The one that is shown; null while there is none. */
  notification: FloatingItem | null;
  /** How many wait for it to leave. @default 0 */
  waiting?: number | undefined;
  /** Called when it is closed, by its button, with Escape, or after its time unless it is hovered or focused. */
  onClose: (close: { id: number }) => void;
  /** Called when the guest follows it. */
  onFollow?: ((follow: { id: number; event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
  /** Called when the guest wants to see those that wait. @default their number is text */
  onMore?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-floating-notification' })`
  ${floatingNotificationStyles}
`;

/** The number of those that wait, which leads to them. */
function More({ waiting, onMore }: { waiting: number; onMore: FloatingNotificationProps['onMore'] }) {
  const intl = useIntl();
  const text = intl.formatMessage(messages.more, { count: waiting });
  if (onMore === undefined) return <span data-part="more">{text}</span>;
  return (
    <button type="button" data-part="more" onClick={() => onMore()}>
      {text}
    </button>
  );
}

interface ItemProps extends Required<Pick<FloatingNotificationProps, 'onClose'>> {
  item: FloatingItem;
  waiting: number;
  onFollow: FloatingNotificationProps['onFollow'];
  onMore: FloatingNotificationProps['onMore'];
  /** Whether the guest closed the one before with the keyboard, which stays where it is. */
  takesFocus: boolean;
}

/** Its time is an animation without motion, so that a style sheet holds it while the guest reads. */
function Item({ item, waiting, onClose, onFollow, onMore, takesFocus }: ItemProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const close = useRef<HTMLButtonElement>(null);
  const { id, text, when, href, action, picture, icon = bell } = item;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => onFollow?.({ id, event });
  useEffect(() => {
    // Not from a field or a page where the guest went meanwhile.
    if (takesFocus && document.activeElement === document.body) close.current?.focus();
  }, [takesFocus]);
  return (
    <div
      data-part="item"
      onAnimationEnd={({ animationName }) => animationName === 'kit-floating-time' && onClose({ id })}
    >
      <span data-part="face" data-tint={picture?.tint}>
        {picture ? (
          <PictureImage picture={picture} widths={[160]} sizes="36px" width={36} height={36} lazy={false} intl={intl} />
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
        {waiting > 0 && <More waiting={waiting} onMore={onMore} />}
      </p>
      <IconButton ref={close} icon={x} label={intl.formatMessage(messages.close)} onClick={() => onClose({ id })} />
    </div>
  );
}

/** Says a text to screen readers after the first render, as a live region has to be there before its text. */
function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (region.current !== null) region.current.textContent = text;
  }, [text]);
  return <p className="kit-visually-hidden" role="status" ref={region} />;
}

/**
 * One notification over the page, which does not move (decision 0053). It closes by its button, with Escape, or after eight seconds without
 * pointer and focus; then comes the next one. It is announced politely; dialogs stay above.
 * @spec component:FloatingNotification
 */
export function FloatingNotification(props: FloatingNotificationProps) {
  const { notification, waiting = 0, onClose, onFollow, onMore, ref, ...rest } = props;
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const before = useRef<Element | null>(null);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const close = ({ id }: { id: number }): void => {
    const focused = rootOf(root.current).activeElement;
    const isKeyboard = root.current?.contains(focused) === true && focused?.matches(':focus-visible') === true;
    setByKeyboard(isKeyboard);
    // After the last one the focus goes back to where it came from.
    if (isKeyboard && waiting === 0 && before.current instanceof HTMLElement) before.current.focus();
    onClose({ id });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || notification === null) return;
    // It closes nothing around it.
    event.preventDefault();
    close(notification);
  };
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const more = waiting > 0 ? intl.formatMessage(messages.more, { count: waiting }) : '';
  return (
    <Root
      onKeyDown={closeOnEscape}
      onFocus={remember}
      aria-label={intl.formatMessage(messages.label)}
      {...rest}
      ref={root}
      data-waiting={waiting || undefined}
      data-empty={notification === null || undefined}
    >
      <Announcement text={notification === null ? '' : [notification.text, more].filter(Boolean).join(', ')} />
      {notification !== null && (
        <Item
          key={notification.id}
          item={notification}
          takesFocus={isByKeyboard}
          onClose={close}
          waiting={waiting}
          onFollow={onFollow}
          onMore={onMore}
        />
      )}
    </Root>
  );
}
