import type { MessageTerms } from '@lounge/kit/message-composer';
import type { Channel } from '@lounge/stores/content/messenger';
import type { Draft } from './MessengerStores.ts';

type Terms = Pick<Channel, 'freeMessagesAmount' | 'messagePrice' | 'isMessagingFree'>;

/** Price of writing in a channel, as the composer says it. @spec socket:channel.message-price-notice */
export const messageTerms = (
  { freeMessagesAmount, messagePrice, isMessagingFree }: Terms,
  vouchers = 0,
): MessageTerms => ({
  vouchers,
  freeMessages: freeMessagesAmount,
  price:
    messagePrice === null || (isMessagingFree && freeMessagesAmount === 0)
      ? null
      : { amount: messagePrice.value, currency: messagePrice.currency },
});

/**
 * Returns a draft's price in hundredths: its gifts, plus the message if it has content and neither a free message nor a voucher is
 * left.
 */
export const priceOfDraft = (
  { text, image }: Pick<Draft, 'text' | 'image'>,
  terms: Terms,
  gifts: number,
  vouchers = 0,
): number => {
  const isWriting = text.trim() !== '' || image !== null;
  const isFree = terms.isMessagingFree || terms.freeMessagesAmount > 0 || vouchers > 0;
  return gifts + (isWriting && !isFree ? (terms.messagePrice?.value ?? 0) : 0);
};
