import { calendarDay, formatDateTime, formatTime, previousDay } from '@lounge/locale';
import type { Ref } from 'react';
import type { IntlShape } from 'react-intl';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { dotsThree } from '../icons/paths/dots-three.ts';
import { flag } from '../icons/paths/flag.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { shareNetwork } from '../icons/paths/share-network.ts';
import { useKit, type Kit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { closeMenu, useMenu } from '../menu/use-menu.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { messages as presenceMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import type { FeedPostContent } from './feed-post-content.ts';
import { messages } from './FeedPost.messages.ts';

/** When it appeared: with "Today" and "Yesterday" where the current time is known. */
function whenOf(published: string, now: string | undefined, intl: IntlShape, { language, timeZone }: Kit): string {
  if (now !== undefined) {
    const time = formatTime(published, timeZone);
    const [day, today] = [calendarDay(published, timeZone), calendarDay(now, timeZone)];
    if (day === today) return intl.formatMessage(messages.today, { time });
    if (day === previousDay(today)) return intl.formatMessage(messages.yesterday, { time });
  }
  return formatDateTime(published, language, timeZone);
}

interface PostMenuProps {
  name: string;
  /** The summary, which takes the focus back. */
  button: Ref<HTMLElement>;
  onShare: (() => void) | undefined;
  onReport: (() => void) | undefined;
}

function PostMenu({ name, button, onShare, onReport }: PostMenuProps) {
  const intl = useIntl();
  const menu = useMenu();
  const items = [
    { item: 'share', icon: shareNetwork, label: messages.share, onPress: onShare },
    { item: 'report', icon: flag, label: messages.report, onPress: onReport },
  ].filter(({ onPress }) => onPress !== undefined);
  if (items.length === 0) return null;
  return (
    // The summary is the button; the element itself only watches keys and focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details {...menu} data-part="menu">
      <summary ref={button}>
        <Icon path={dotsThree} size={22} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.menu, { name })}</span>
      </summary>
      <ul>
        {items.map(({ item, icon, label, onPress }) => (
          <li key={item}>
            <button
              type="button"
              onClick={() => {
                closeMenu(menu.ref.current);
                onPress?.();
              }}
            >
              <Icon path={icon} />
              {intl.formatMessage(label)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FeedPostHeadProps extends Omit<PostMenuProps, 'name'> {
  post: FeedPostContent;
  href: string | undefined;
  now: string | undefined;
  onFollow: (() => void) | undefined;
}

/** Who posted it and when, with the button that follows the performer and the menu. */
export function FeedPostHead({ post, href, now, button, onFollow, onShare, onReport }: FeedPostHeadProps) {
  const intl = useIntl();
  const kit = useKit();
  const { Link } = kit;
  const { model, published, pinned, type, guestState } = post;
  const { name, avatar, onlineState } = model;
  return (
    <header>
      <AvatarImage name={name} picture={avatar} />
      <div data-part="who">
        <b>
          <TilePresence presence={onlineState} word={intl.formatMessage(presenceMessages[onlineState])} />
          {href === undefined ? <span dir="auto">{name}</span> : <Link href={href}>{name}</Link>}
        </b>
        <p data-part="facts">
          <time dateTime={published}>{whenOf(published, now, intl, kit)}</time>
          <span>{intl.formatMessage(messages[type])}</span>
          {guestState.viewed && <span>{intl.formatMessage(messages.viewed)}</span>}
          {guestState.reported === true && <span>{intl.formatMessage(messages.reported)}</span>}
          {pinned && (
            <span data-part="pinned">
              <Icon path={pushPinFill} size={14} />
              {intl.formatMessage(messages.pinned)}
            </span>
          )}
        </p>
      </div>
      {onFollow !== undefined && (
        <Button
          size="small"
          variant={guestState.following ? 'outline' : 'quiet'}
          aria-pressed={guestState.following}
          data-part="follow"
          onClick={onFollow}
        >
          {guestState.following && <Icon path={check} size={16} />}
          <span data-part="word">
            {intl.formatMessage(guestState.following ? messages.following : messages.follow)}
          </span>
        </Button>
      )}
      <PostMenu name={name} button={button} onShare={onShare} onReport={onReport} />
    </header>
  );
}
