import type { ListedChannel } from '@lounge/kit/channel-list';
import { berlinWeekday, calendarDay, formatDay, formatTime, weekdays, type Language } from '@lounge/locale';
import type { Channel } from '@lounge/stores/content/messenger';
import type { IntlShape } from 'react-intl';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Messenger.messages.ts';
import { messengerPath } from '../../shared/messenger-links.ts';

const sixDaysMs = 6 * 86_400_000;

/** Formats a moment briefly: the time for today, the weekday within six days, else the day. */
export const shortWhen = (at: string | null, now: number, language: Language, zone: string): string => {
  if (at === null) return '';
  if (calendarDay(at, zone) >= calendarDay(now, zone)) return formatTime(at, zone);
  return Date.parse(at) > now - sixDaysMs
    ? (weekdays[language][berlinWeekday(at, zone)] ?? '')
    : formatDay(at, language, zone);
};

interface ListOptions {
  readonly now: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly intl: IntlShape;
}

type MessageType = NonNullable<Channel['lastMessageType']>;

/** The names of the kinds of messages; those without an own name are messages. */
const kinds: Readonly<Partial<Record<MessageType, 'picture' | 'gift'>>> = {
  image: 'picture',
  image_sent: 'picture',
  image_received: 'picture',
  gift: 'gift',
  new_gift: 'gift',
};

/** The last message as one line: its text, or else its kind; empty if there is none. */
const lastLine = (
  { subject, lastMessageId, lastMessageType: type, lastSenderType }: Channel,
  intl: IntlShape,
): string => {
  if (lastMessageId === null) return '';
  const kind = (type === null ? null : kinds[type]) ?? 'message';
  const text = subject || intl.formatMessage(messages[kind]);
  return lastSenderType === 'guest' ? intl.formatMessage(messages.fromYou, { text }) : text;
};

/** Converts a channel to an item of the kit's list. */
export const listedChannel = (channel: Channel, { now, language, timeZone, intl }: ListOptions): ListedChannel => ({
  id: channel.id,
  name: channel.actorName,
  href: messengerPath(language, channel.actorId),
  picture: pictureContent(channel.portrait),
  online: channel.isActorOnline,
  subject: lastLine(channel, intl),
  when: shortWhen(channel.lastMessageAt, now, language, timeZone),
  unread: channel.unreadCount,
  freeChat: channel.freeChat,
  archived: channel.archived,
  blocked: channel.blocked,
});
