import type { ChatCost } from '@lounge/kit/chat-end-summary';
import { chargeSoFar } from '@lounge/protocol/content/live-chat';
import type { ChatBillData } from '@lounge/stores/content/live-chat';

/** Costs on a bill. */
type BilledChat = Pick<
  ChatBillData,
  | 'price'
  | 'spent'
  | 'giftsSpent'
  | 'gifts'
  | 'toyControls'
  | 'givenBack'
  | 'voucherSeconds'
  | 'seconds'
  | 'ticket'
  | 'ticketSpent'
>;

/** Gifts and the patterns of toy control, each with what they cost together; null where there are none. */
const extrasOf = ({ gifts, toyControls, givenBack }: BilledChat) => {
  const listed = (items: BilledChat['gifts']) => ({
    amount: items.reduce((sum, { spent }) => sum + spent, 0),
    items: items.map(({ name, spent: amount }) => ({ name, amount })),
  });
  return {
    gifts: gifts.length > 0 ? listed(gifts) : null,
    toyControls: toyControls.length > 0 || givenBack > 0 ? { ...listed(toyControls), givenBack } : null,
  };
};

/** Cost of a chat, as the kit shows it; null for what costs nothing. */
export const costOf = (bill: BilledChat): ChatCost | null => {
  const { price, spent, giftsSpent, voucherSeconds, seconds, ticket } = bill;
  const extras = extrasOf(bill);
  const paidTicket = ticket !== null && ticket.paid > 0 ? ticket : null;
  if (price === null && extras.gifts === null && extras.toyControls === null && paidTicket === null) return null;
  const covered = Math.min(seconds, voucherSeconds);
  const byVoucher = price === null ? 0 : chargeSoFar(price, covered);
  return {
    pricePerMinute: price,
    amount: spent + byVoucher + (paidTicket?.paid ?? 0),
    ticket: paidTicket,
    voucher: voucherSeconds > 0 ? { seconds: voucherSeconds, amount: byVoucher } : null,
    ...extras,
    total: spent + giftsSpent + (paidTicket === null ? 0 : paidTicket.paid - paidTicket.givenBack),
  };
};

/**
 * The cost of a chat in a list: bills add up, so that a ticket is in that of the first chat of its show alone, less the refunds of
 * disputes. `amount` is that sum, in hundredths of a coin.
 */
export const listedCostOf = (bill: BilledChat, amount: number): ChatCost | null => {
  const { ticket, ticketSpent } = bill;
  const isFirst = ticket !== null && ticket.paid - ticket.givenBack === ticketSpent;
  const cost = costOf(isFirst ? bill : { ...bill, ticket: null });
  return cost && { ...cost, total: amount };
};
