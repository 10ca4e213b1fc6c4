import { formatMonth, type Instant } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { PictureContent } from '../picture/PictureImage.tsx';

/** A kind of chat that a guest had. */
export type PastChatKind =
  | 'videoChat'
  | 'voyeurChat'
  | 'toyControl'
  | 'ticketShow'
  | 'freeChat'
  | 'textChat'
  | 'welcomeChat'
  | 'voiceCall';

/** A chat that a guest had. */
export interface ListedChat {
  id: string;
  kind: PastChatKind;
  /** The performer's name. */
  name: string;
  /** Where the performer's name leads. */
  href: string;
  /** The performer's avatar. */
  picture: PictureContent;
  /** Whether the performer is online now. */
  online: boolean;
  startedAt: Instant;
  /** How long it lasted, in seconds. */
  seconds: number;
  /** The seconds that vouchers paid. @default 0 */
  voucherSeconds?: number | undefined;
  /** Its cost, in hundredths of a coin, less what was paid back. */
  amount: number;
  /** Whether it has no bill yet; seconds and cost are those so far. @default false */
  unsettled?: boolean | undefined;
  /** Amount paid back, in hundredths of a coin. @default 0 */
  refunded?: number | undefined;
  /** Outcome of an objection to its bill. @default 'none' */
  dispute?: 'none' | 'open' | 'refunded' | 'declined' | undefined;
  /** The bill that the row opens: PastChatBill. @default it opens none */
  bill?: ReactNode;
  /** Next steps of the guest. */
  step: { kind: 'again' | 'message' | 'show' | 'back'; href: string };
}

/** Chats of one month. */
export interface ChatMonth {
  readonly month: string;
  readonly chats: readonly ListedChat[];
}

/** Groups chats by month in a time zone; keeps their order. */
export const monthsOf = (chats: readonly ListedChat[], language: string, zone?: string): readonly ChatMonth[] => {
  const months = new Map<string, ListedChat[]>();
  for (const chat of chats) {
    const month = formatMonth(chat.startedAt, language, zone);
    months.set(month, [...(months.get(month) ?? []), chat]);
  }
  return [...months].map(([month, each]) => ({ month, chats: each }));
};
