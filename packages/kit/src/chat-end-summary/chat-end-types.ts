import type { Instant } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';

/** The kind of the chat that ended. */
export type EndedKind =
  | 'videoChat'
  | 'voyeurChat'
  | 'toyControl'
  | 'freeChat'
  | 'textChat'
  | 'ticketShow'
  | 'voiceCall'
  | 'welcomeChat'
  | 'preview';

/** A voucher that paid before coins. */
export interface UsedVoucher {
  /** The time it paid for, in seconds. */
  seconds: number;
  /** The amount it paid, in hundredths of a coin. */
  amount: number;
  /** The seconds that are left on it. @default 0 */
  secondsLeft?: number | undefined;
  /** When the rest expires. @default never */
  validTo?: Instant | null | undefined;
}

/** The gifts of a chat. */
export interface GivenGifts {
  /** Their cost together, in hundredths of a coin. */
  amount: number;
  /** Each kind by its name; an amount of 0 is a gift that the guest owned. */
  items: readonly { name: string; amount: number }[];
}

/** The toy control of a chat. */
export interface BilledToyControls {
  /** Their cost together, in hundredths of a coin. */
  amount: number;
  /** Each pattern that ran, by its name. */
  items: readonly { name: string; amount: number }[];
  /** The refund for patterns that did not run; not in `amount`. @default 0 */
  givenBack?: number | undefined;
}

/** Cost of a chat, in hundredths of a coin. */
export interface ChatCost {
  /** The price a minute; null for what is not paid by time. */
  pricePerMinute: number | null;
  /** The price of the time or of the ticket, before a voucher. */
  amount: number;
  /** The show of a ticket, and what came back of its price. */
  ticket?: { title: string; givenBack: number } | null | undefined;
  voucher?: UsedVoucher | null | undefined;
  gifts?: GivenGifts | null | undefined;
  /** The patterns of toy control that ran, on a row apart from the gifts. @default no row */
  toyControls?: BilledToyControls | null | undefined;
  /** Amount paid in coins. */
  total: number;
}

/** Cost of a chat, in hundredths of a coin, with what is left. */
export interface ChatBill extends ChatCost {
  /** The present balance. */
  balance: number;
}

/** The next steps. */
export interface FollowingChat {
  /** @default the kind that ended */
  kind?: 'videoChat' | 'voyeurChat' | 'ticketShow' | undefined;
  pricePerMinute?: number | undefined;
  /** The seconds that a voucher pays before coins; shown instead of the price, as on the chat buttons. @default 0 */
  voucherSeconds?: number | undefined;
  onStart: () => void;
}

/** Props of ChatEndSummary. */
export interface ChatEndSummaryProps extends RootProps<'section'> {
  /** The kind of the chat that ended. */
  kind: EndedKind;
  /** The performer's name. */
  name: string;
  /** The portrait. */
  picture: PictureContent;
  /** Why it ended; `exitTextOf` has the text. */
  exitCode: number;
  /** When it ended. */
  endedAt: Instant;
  /** How long it lasted, in seconds. */
  seconds: number;
  /** Its cost; null for what costs nothing. @default null */
  bill?: ChatBill | null | undefined;
  /**
   * Starts what is possible now, at this price in hundredths of a coin: the same again, or another kind of chat; null for none.
   * @default null
   */
  again?: FollowingChat | null | undefined;
  /**
   * Where the guest writes a message, adds coins after they were used up, sees the show that began, or checks the age. What has no
   * address is not offered.
   */
  links: {
    message?: string | undefined;
    topUp: string;
    show?: string | undefined;
    ageCheck?: string | undefined;
  };
  /** The rating: ChatRating. @default none is asked for */
  rating?: ReactNode;
  /** Disputes the bill: BillDispute. @default it cannot be disputed here */
  dispute?: ReactNode;
  /** The chats before this one, below the bill: EarlierChats. */
  earlier?: ReactNode;
  /** Others who are live, below it. */
  others?: ReactNode;
  /** Rank of the heading. @default 1 */
  level?: 1 | 2 | undefined;
}
