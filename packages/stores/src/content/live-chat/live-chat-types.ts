import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import type { chatEnd, chatStart, currentChat } from '@lounge/protocol/content/live-chat';
import type { StoredText } from '../../reactive/stored-text.ts';

/** The bill of a chat that is over. */
export type ChatBillData = PayloadOf<typeof chatEnd>['bill'];
/** What the guest wants to start; the price is what the page shows, in hundredths per minute. */
export type ChatWish = Omit<InputOf<typeof chatStart>, 'sequence' | 'pageId'>;

/** Which chat runs, and the bill of the last one. */
export type CurrentChatData = AnswerOf<typeof currentChat>;

/** What the page gives. */
export interface ChatEnvironment {
  /** Whether purchases may be reported. @default false */
  readonly hasAnalyticsConsent?: boolean;
  /** The id of this page, which it keeps when it is loaded again. @default a new one */
  readonly pageId?: string;
  /** The chat whose bill this page showed before it was loaded again. @default none */
  readonly shownBill?: StoredText;
  /** Creates idempotency keys. */
  readonly newKey?: () => string;
}
