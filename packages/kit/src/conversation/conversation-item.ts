import type { ReactNode } from 'react';
import { berlinDay, type Instant } from '@lounge/locale';

/** A number of one gift in a message. */
export interface ConversationGift {
  id: number;
  /** Its name in the guest's language. */
  name: string;
  count: number;
  /** Its picture: GiftArt of `@lounge/kit/gift-art`, without alternative text. */
  art?: ReactNode;
}

/** What a line between the messages tells: nobody wrote it. */
export type ConversationNote = 'system' | 'chargeSuccess' | 'chargeFailure' | 'chatStart' | 'chatEnd' | 'voyeurInfo';

/** How far one of the guest's messages got. */
export type MessageState = 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

/** A message of a conversation. */
export interface ConversationItem {
  /** Stays the same from the writing to the reading. */
  id: string;
  /** Who wrote it; what the system tells has a `note`. */
  from: 'guest' | 'performer' | 'system';
  /** When it was written. */
  at: Instant;
  text?: string | null | undefined;
  /** A picture; a locked one shows that the guest's age has to be checked first. */
  image?: { src: string; alt?: string | undefined; locked?: boolean | undefined } | null | undefined;
  gifts?: readonly ConversationGift[] | undefined;
  /** How far a message of the guest got. @default 'sent' */
  state?: MessageState | undefined;
  /** For a failed one: why, in a sentence. */
  reason?: string | undefined;
  /** For a failed one: what helps before it is tried again, such as adding coins. */
  help?: { href: string; label: string } | undefined;
  /** What it tells where the system wrote it; its words stand in for a missing text. */
  note?: ConversationNote | undefined;
}

const days = new Map<string, string>();

/** The Berlin day of a moment; the clock of Berlin differs by whole hours, so each hour is looked up once. */
const dayOf = (at: Instant): string => {
  const hour = typeof at === 'string' ? at.slice(0, 13) : new Date(at).toISOString().slice(0, 13);
  const known = days.get(hour);
  if (known !== undefined) return known;
  const day = berlinDay(at);
  days.set(hour, day);
  return day;
};

/** Whether a message is the first of its day: then the day stands above it. */
export const beginsDay = (item: ConversationItem, before: ConversationItem | undefined): boolean =>
  before === undefined || dayOf(item.at) !== dayOf(before.at);

/** What a day is called: today, yesterday, or its date. */
export const dayKind = (at: Instant, now: Instant): 'today' | 'yesterday' | 'date' => {
  const day = dayOf(at);
  if (day === dayOf(now)) return 'today';
  return day === dayOf(new Date(now).getTime() - 86_400_000) ? 'yesterday' : 'date';
};

const runMs = 300_000;

/** Whether time and state stand under a message: once for messages of one writer that follow each other quickly. */
export const endsRun = (item: ConversationItem, next: ConversationItem | undefined): boolean => {
  if (next === undefined || next.from !== item.from || next.state !== item.state || item.state === 'failed')
    return true;
  return new Date(next.at).getTime() - new Date(item.at).getTime() >= runMs || beginsDay(next, item);
};

/** Whether messages were put in front of those that were there, so that these keep their place. */
export const isPutInFront = (before: readonly ConversationItem[], after: readonly ConversationItem[]): boolean => {
  const first = before[0]?.id;
  const added = after.length - before.length;
  return first !== undefined && added > 0 && after[0]?.id !== first && after[added]?.id === first;
};
