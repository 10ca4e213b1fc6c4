import type { DeliveryTerms, MediaSpan } from '../../media/DeliveredMedia.ts';
import type { World, WorldParts } from '../../world/world.ts';
import { chatByKey, type ChatRow } from './chat-statements.ts';

/** How much of a stream is handed out ahead of what its pages have reported, in milliseconds. @assumed Decision 0052. */
export const aheadMs = 30_000;
/** The share of the reported time that is handed out ahead beside it. @assumed */
const aheadShare = 0.1;

/** Whether the time of a chat counts: it is paid by the minute, with coins or vouchers, or given once. */
const isMetered = ({ kind, price }: Pick<ChatRow, 'kind' | 'price'>): boolean =>
  kind === 'conversionChat' || (price !== null && price > 0);

/** How much of its stream a chat may get by now, in milliseconds; what is paid before or is always free has no limit. */
const deliverableMs = (row: Pick<ChatRow, 'kind' | 'price' | 'countedMs'>): number =>
  isMetered(row) ? aheadMs + row.countedMs * (1 + aheadShare) : Infinity;

/** A chat with what was handed out of its stream so far, as this process knows it. */
export const withDelivered = (row: ChatRow, { delivered }: Pick<World, 'delivered'>): ChatRow => ({
  ...row,
  deliveredMs: Math.max(row.deliveredMs, Math.round(delivered.msOf(row.key) ?? 0)),
});

/** The limit of a chat's stream, and the part that it had by its row; null for one without a limit. */
export const deliveryTermsOf = async (
  { database, clock }: Pick<WorldParts, 'database' | 'clock'>,
  chatKey: string,
): Promise<(DeliveryTerms & { readonly limitMs: number }) | null> => {
  const chat = await chatByKey.first(database.reader, { key: chatKey });
  if (chat === null || !isMetered(chat)) return null;
  return { limitMs: deliverableMs(chat), beforeMs: chat.deliveredMs, now: clock.now() };
};

/** Counts a part of a chat's stream that is about to be handed out. Returns false, and counts nothing, if its page must report first. */
export const mayHandOut = async (
  chatKey: string,
  span: MediaSpan,
  world: Pick<WorldParts, 'database' | 'clock' | 'delivered'>,
): Promise<boolean> => {
  const terms = await deliveryTermsOf(world, chatKey);
  return terms === null || world.delivered.take(chatKey, span, terms.limitMs, terms);
};
