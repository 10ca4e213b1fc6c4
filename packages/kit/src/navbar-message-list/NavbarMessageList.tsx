import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './NavbarMessageList.messages.ts';
import { navbarMessageListStyles } from './NavbarMessageList.styles.ts';

/** A conversation in the list of the navigation bar. */
export interface NavbarChannel {
  id: number;
  /** The performer's name. */
  name: string;
  /** The URL of the conversation. */
  href: string;
  /** The performer's portrait. */
  picture: PictureContent;
  online: boolean;
  /** The last message as one line. */
  subject: string;
  /** When it was sent, as text. */
  when: string;
  /** The number of unread messages. @default 0 */
  unread?: number | undefined;
}

/** Props of NavbarMessageList. */
export interface NavbarMessageListProps extends RootProps<'section'> {
  /** Newest first; five are shown. */
  channels: readonly NavbarChannel[];
  /** The messenger. */
  allHref: string;
  /** The number of unread messages of all conversations. @default 0 */
  unread?: number | undefined;
  /** Whether they are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Called when the guest marks all as seen; without a handler it is not offered. */
  onMarkAll?: (() => void) | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onReload?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-navbar-message-list' })`
  ${navbarMessageListStyles}
`;

/** How many are shown. @spec constant:realtime.navbarMessageListMax */
const shown = 5;

function Item({ channel }: { channel: NavbarChannel }) {
  const { name, href, picture, online, subject, when, unread = 0 } = channel;
  const intl = useIntl();
  const { Link } = useKit();
  const presence = online ? 'online' : 'offline';
  return (
    <li data-unread={unread > 0 || undefined}>
      <Link href={href}>
        <span data-part="frame" data-tint={picture.tint}>
          <PictureImage picture={picture} widths={[160]} sizes="44px" width={44} height={44} name={name} intl={intl} />
        </span>
        <span data-part="name">
          <TilePresence presence={presence} word={`${intl.formatMessage(onlineMessages[presence])} `} />
          {name}{' '}
        </span>
        <span data-part="when">{when} </span>
        <span data-part="subject">{subject} </span>
        {unread > 0 && (
          <span data-part="unread">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="kit-visually-hidden">{intl.formatMessage(messages.unread, { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The latest conversations, five at most, with a way to the messenger. @spec component:NavbarMessageList, state:navbar-message-list */
export function NavbarMessageList(props: NavbarMessageListProps) {
  const {
    channels,
    allHref,
    unread = 0,
    isPending = false,
    failed = false,
    onMarkAll,
    onReload,
    level,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const heading = useId();
  const state = channels.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state} aria-busy={isPending || undefined}>
      <div data-part="head">
        <h2 aria-level={level} id={heading}>
          {intl.formatMessage(messages.latest)}
        </h2>
        {onMarkAll && unread > 0 && (
          <Button size="small" variant="text" onClick={onMarkAll}>
            {intl.formatMessage(messages.markAll)}
          </Button>
        )}
      </div>
      {state === 'ready' ? (
        <ul>
          {channels.slice(0, shown).map((channel) => (
            <Item key={channel.id} channel={channel} />
          ))}
        </ul>
      ) : (
        <div data-part="note" role="status">
          <p>{intl.formatMessage(messages[state])}</p>
          {state === 'failed' && onReload && (
            <Button size="small" onClick={onReload}>
              {intl.formatMessage(messages.retry)}
            </Button>
          )}
        </div>
      )}
      <Link href={allHref} data-part="all">
        {intl.formatMessage(messages.all)}
      </Link>
    </Root>
  );
}
