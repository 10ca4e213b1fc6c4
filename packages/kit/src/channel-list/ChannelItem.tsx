import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as presenceMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { messages } from './ChannelList.messages.ts';

/** A conversation in the list. */
export interface ListedChannel {
  id: number;
  /** The performer's name. */
  name: string;
  /** The URL of the conversation. */
  href: string;
  /** The performer's portrait. */
  picture: PictureContent;
  /** Whether the performer is online. */
  online: boolean;
  /** The last message as one line. */
  subject: string;
  /** When it was sent, as text: a time, a weekday or a date. */
  when: string;
  /** The number of unread messages. @default 0 */
  unread?: number | undefined;
  /** Whether the performer is in a free chat. @default false */
  freeChat?: boolean | undefined;
  /** Whether it is archived. @default false */
  archived?: boolean | undefined;
  /** Whether it is blocked. @default false */
  blocked?: boolean | undefined;
}

/** A conversation: performer, last message, time and unread count. @spec component:ChannelListItem */
export function ChannelItem({ channel, selected }: { channel: ListedChannel; selected: boolean }) {
  const { name, href, picture, online, subject, when, unread = 0, freeChat, archived, blocked } = channel;
  const intl = useIntl();
  const { Link } = useKit();
  const presence = online ? 'online' : 'offline';
  const mark = blocked ? 'blocked' : archived ? 'archived' : freeChat && online ? 'freeChat' : null;
  return (
    <li data-channel={channel.id} data-unread={unread > 0 || undefined} data-mark={mark ?? undefined}>
      <Link href={href} aria-current={selected ? 'true' : undefined}>
        <span data-part="portrait">
          <span data-part="frame" data-tint={picture.tint}>
            <PictureImage
              picture={picture}
              widths={[160]}
              sizes="52px"
              width={52}
              height={52}
              name={name}
              intl={intl}
            />
          </span>
          <TilePresence presence={presence} word={`${intl.formatMessage(presenceMessages[presence])} `} />
        </span>
        <span data-part="name">{name} </span>
        <span data-part="when">{when} </span>
        <span data-part="subject">
          {mark && <b>{intl.formatMessage(messages[mark])}</b>} {subject || intl.formatMessage(messages.nothing)}{' '}
        </span>
        {unread > 0 && (
          <span data-part="unread">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="kit-visually-hidden">{intl.formatMessage(messages.unreadCount, { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
