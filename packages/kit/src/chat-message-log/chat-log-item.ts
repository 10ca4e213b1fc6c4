import type { ReactNode } from 'react';
import type { Instant } from '@lounge/locale';

/** Properties of all items of a log. */
export interface ChatLogItemOf<Kind extends string> {
  /** Identity; it does not change while a message is sent, so that nothing is announced twice. */
  id: string;
  kind: Kind;
  /** When it happened. */
  at: Instant;
  /** The chat to which it belongs. */
  chatId?: string | undefined;
  /** Whether it belongs to a video chat. @default true */
  isVideochat?: boolean | undefined;
  /** Whether it was written in a free chat, where others read it too. @default false */
  isFreechat?: boolean | undefined;
}

/** Who did something in a chat: the performer, the guest, or another guest, who has a name. */
export interface ChatAuthor {
  from: 'actor' | 'guest' | 'other';
  /** The name of another guest. */
  name?: string | undefined;
}

/** A message. */
export interface ChatLogMessage extends ChatLogItemOf<'message'>, ChatAuthor {
  text: string;
  /** The delivery state of the guest's own message. @default 'sent' */
  state?: 'sending' | 'sent' | 'failed' | undefined;
}

/** A gift that somebody sent. */
export interface ChatLogGift extends ChatLogItemOf<'gift'>, ChatAuthor {
  /** The gift's name in the guest's language. */
  gift: string;
  count: number;
  /** Its picture: GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
  /** Its cost, in hundredths; 0 for one of the guest's own. */
  price?: number | undefined;
}

/** Coins that were charged or added. */
export interface ChatLogCharge extends ChatLogItemOf<'charge'> {
  /** Hundredths of a coin. */
  amount: number;
  /** Whether they were paid for something, added to the balance, or could not be added. */
  outcome: 'paid' | 'added' | 'failed';
  /** The purpose of the payment, in the guest's language. */
  reason?: string | undefined;
}

/** A reaction. */
export interface ChatLogReaction extends ChatLogItemOf<'reaction'>, ChatAuthor {
  /** Its meaning in the guest's language, such as "Applause". */
  reaction: string;
}

/** The state of toy control. */
export interface ChatLogToy extends ChatLogItemOf<'toy'> {
  /** The control's name in the guest's language. */
  control: string;
  state: 'started' | 'ended' | 'queued' | 'failed' | 'stopped' | 'givenBack';
  /** For `stopped` and `givenBack`: what came back of its price, in hundredths. */
  amount?: number | undefined;
  /** How long it runs, in seconds. */
  duration?: number | undefined;
}

/** The beginning or the end of the chat. */
export interface ChatLogMark extends ChatLogItemOf<'chatStart' | 'chatEnd'> {
  /** A sentence in place of the default one, such as "Started 21:38, first 3 minutes by voucher". */
  text?: string | undefined;
}

/** A note by the platform. */
export interface ChatLogNote extends ChatLogItemOf<'note'> {
  text: string;
}

/** Something in the log of a chat. */
export type ChatLogItem =
  | ChatLogMessage
  | ChatLogGift
  | ChatLogCharge
  | ChatLogReaction
  | ChatLogToy
  | ChatLogMark
  | ChatLogNote;

/** The items of one chat in a list that may hold those of several; items without a chat belong to each. */
export const itemsOfChat = (items: readonly ChatLogItem[], chatId: string | undefined): readonly ChatLogItem[] =>
  chatId === undefined ? items : items.filter((item) => item.chatId === undefined || item.chatId === chatId);

/** Whether an item comes from the guest, who knows about it already. */
export const isOwn = (item: ChatLogItem): boolean => 'from' in item && item.from === 'guest';

/** The number of items by others after the last seen one; none if that one is gone, as nothing shows which are new. */
export function countNew(items: readonly ChatLogItem[], seen: string | undefined): number {
  const index = items.findIndex(({ id }) => id === seen);
  return index === -1 ? 0 : items.slice(index + 1).filter((item) => !isOwn(item)).length;
}

/** Announcements of a log: the ids that are known, and the items to announce now. */
export interface Announced {
  readonly known: ReadonlySet<string>;
  readonly items: readonly ChatLogItem[];
}

/** A log whose items are all known: what was there before the guest came is not announced. */
export const knownFrom = (items: readonly ChatLogItem[]): Announced => ({
  known: new Set(items.map(({ id }) => id)),
  items: [],
});

/** The next announcement: every item that is not known yet, once, except the guest's own. Returns the same value without news. */
export function announceNew(before: Announced, items: readonly ChatLogItem[]): Announced {
  const added = items.filter(({ id }) => !before.known.has(id));
  if (added.length === 0) return before;
  const spoken = added.filter((item) => !isOwn(item));
  return {
    known: new Set([...before.known, ...added.map(({ id }) => id)]),
    items: spoken.length > 0 ? spoken : before.items,
  };
}
