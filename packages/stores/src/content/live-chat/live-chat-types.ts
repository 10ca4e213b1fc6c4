import type { InputOf, PayloadOf } from '@lounge/protocol';
import type { chatEnd, chatStart } from '@lounge/protocol/content/live-chat';

/** The bill of a chat that is over. */
export type ChatBillData = PayloadOf<typeof chatEnd>['bill'];
/** What the guest wants to start; the price is what the page shows, in hundredths per minute. */
export type ChatWish = Omit<InputOf<typeof chatStart>, 'sequence'>;

/** What the page gives. */
export interface ChatEnvironment {
  /** Whether purchases may be reported. @default false */
  readonly hasAnalyticsConsent?: boolean;
  /** Creates idempotency keys. */
  readonly newKey?: () => string;
}

/** Where the guest's chat is. */
export type LiveChatState = 'idle' | 'starting' | 'ringing' | 'running' | 'ended' | 'failed';
