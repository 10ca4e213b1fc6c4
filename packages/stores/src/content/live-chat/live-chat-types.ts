import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import type { chatEnd, chatStart, currentChat } from '@lounge/protocol/content/live-chat';
import type { StoredText } from '../../reactive/stored-text.ts';

/**
 * The bill of a chat that is over, in hundredths. `gifts` and `toyControls` add up to `giftsSpent`; `givenBack` is in none of them.
 * `ticketSpent` is `ticket` less refunds, 0 for a guest who comes back into the show.
 */
export type ChatBillData = PayloadOf<typeof chatEnd>['bill'];
/** The chat that the guest wants to start; the price is the shown one, in hundredths per minute. */
export type ChatRequest = Omit<InputOf<typeof chatStart>, 'sequence' | 'pageId'>;

/** Which chat runs, and the bill of the last one. */
export type CurrentChatData = AnswerOf<typeof currentChat>;

/** The dependencies that the page provides. */
export interface ChatEnvironment {
  /** The id of this page, which it keeps when it is loaded again. @default a new one */
  readonly pageId?: string;
  /** The chat whose bill this page showed before it was loaded again. @default none */
  readonly shownBill?: StoredText;
  /** Creates idempotency keys. */
  readonly newKey?: () => string;
}
