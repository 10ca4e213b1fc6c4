import type { ReactNode } from 'react';
import { calendarDay, previousDay, timeZone, type Instant } from '@lounge/locale';

/** A gift of a message and its count. */
export interface ConversationGift {
  id: number;
  /** Its name in the guest's language. */
  name: string;
  count: number;
  /** Its picture: GiftArt of `@lounge/kit/gift-art`, without alternative text. */
  art?: ReactNode;
}

/** The kind of a system note between messages. */
export type ConversationNote =
  | 'system'
  | 'notification'
  | 'newGift'
  | 'imageSent'
  | 'imageReceived'
  | 'chargeSuccess'
  | 'chargeFailure'
  | 'chatStart'
  | 'chatEnd'
  | 'voyeurInfo'
  | 'toyStarted'
  | 'toyEnded'
  | 'toyQueued'
  | 'toyFailed'
  | 'toyGivenBack';

/** The delivery state of a guest's message. */
export type MessageState = 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

/** A message of a conversation. */
export interface ConversationItem {
  /** Identity; it does not change while the message is sent and read. */
  id: string;
  /** The author; system messages have a `note`. */
  from: 'guest' | 'performer' | 'system';
  /** When it was written. */
  at: Instant;
  text?: string | null | undefined;
  /** A picture; a locked one requires an age check. */
  image?: { src: string; alt?: string | undefined; locked?: boolean | undefined } | null | undefined;
  gifts?: readonly ConversationGift[] | undefined;
  /** The delivery state of a guest's message. @default 'sent' */
  state?: MessageState | undefined;
  /** For a failed message: the reason as a sentence. */
  reason?: string | undefined;
  /** For a failed message: a link that resolves the failure, such as adding coins. */
  help?: { href: string; label: string } | undefined;
  /** The kind of a system note; it has a default text. */
  note?: ConversationNote | undefined;
  /** For a note about toy control: the name of the pattern, which its text says. @default the text names none */
  pattern?: string | undefined;
  /** For a system note: what it is about in short, such as duration and price. */
  detail?: string | undefined;
}

const days = new Map<string, string>();

/** The calendar day in a time zone, cached by minute. */
const dayOf = (at: Instant, zone: string): string => {
  const key = `${typeof at === 'string' ? at.slice(0, 16) : new Date(at).toISOString().slice(0, 16)} ${zone}`;
  const cached = days.get(key);
  if (cached !== undefined) return cached;
  const day = calendarDay(at, zone);
  days.set(key, day);
  return day;
};

/** Whether a message is the first of its day, so that the day is shown above it. */
export const beginsDay = (
  item: ConversationItem,
  before: ConversationItem | undefined,
  zone: string = timeZone,
): boolean => before === undefined || dayOf(item.at, zone) !== dayOf(before.at, zone);

/** Whether the calendar day of a message is today, yesterday, or is shown by its date. */
export const dayKind = (at: Instant, now: Instant, zone: string = timeZone): 'today' | 'yesterday' | 'date' => {
  const day = dayOf(at, zone);
  const today = dayOf(now, zone);
  if (day === today) return 'today';
  return day === previousDay(today) ? 'yesterday' : 'date';
};

const runMs = 300_000;

/** Whether time and state are shown below a message: once for a run of messages by the same author in quick succession. */
export const endsRun = (
  item: ConversationItem,
  next: ConversationItem | undefined,
  zone: string = timeZone,
): boolean => {
  if (next === undefined || next.from !== item.from || next.state !== item.state || item.state === 'failed')
    return true;
  return new Date(next.at).getTime() - new Date(item.at).getTime() >= runMs || beginsDay(next, item, zone);
};

/** Whether two lists are equally long and begin and end with the same messages. */
export const hasSameEnds = (one: readonly ConversationItem[], other: readonly ConversationItem[]): boolean =>
  one.length === other.length && one[0]?.id === other[0]?.id && one.at(-1)?.id === other.at(-1)?.id;

/** Whether messages were prepended, so that the scroll position has to be kept. */
export const isPrepended = (before: readonly ConversationItem[], after: readonly ConversationItem[]): boolean => {
  const first = before[0]?.id;
  const added = after.length - before.length;
  return first !== undefined && added > 0 && after[0]?.id !== first && after[added]?.id === first;
};

/** The number of messages by others after the last seen one; none if that one was removed, as nothing shows which are new. */
export const countUnseen = (items: readonly ConversationItem[], seen: string | undefined): number => {
  const index = items.findIndex(({ id }) => id === seen);
  return index === -1 ? 0 : items.slice(index + 1).filter(({ from }) => from !== 'guest').length;
};
