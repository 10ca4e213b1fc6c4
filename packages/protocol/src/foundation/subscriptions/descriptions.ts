import { describe, describeValues } from '../../declare/describe.ts';
import { vipAboUpdate } from './messages.ts';
import { cancelSubscription, keepSubscription } from './rest.ts';
import { subscription, subscriptionProduct, subscriptionStatus } from './schemas.ts';

const afterwards = 'the subscription after the call';

/** Descriptions of this module's fields; both pushes share one payload. */
export const descriptions = [
  describe(subscription, {
    product: 'VIP or TV',
    isOnSale: 'whether it can be started, kept or paid again; a running one that is not ends with its paid time',
    status:
      '`none` never started, `active`, `ending` cancelled and still open, `unpaid` renewal failed and still open, `past`',
    isOpen: 'whether its content is open now, also by days that were given',
    price: 'euros for the next month',
    fullPrice: 'euros a month without an offer',
    offerUntil: 'when the lower price ends; null without one',
    startedAt: 'the first payment; null if it was never started',
    paidUntil: 'the end of the paid month, when it is renewed or ends; null if it was never started',
    openUntil:
      'until when its content is open: paid time, days after a failed renewal, or given days; null if it is not',
    retryAt: 'when a failed renewal is tried again; null if it is not',
    method: [
      'how it is paid; null without a saved method',
      { kind: 'card, bank account or electronic wallet', label: 'the masked end of its number, such as `··4417`' },
    ],
    offer: [
      'a lower price for a guest who cancelled; null without one',
      { price: 'euros a month while it lasts', months: 'how many months it lasts' },
    ],
  }),
  describe(cancelSubscription.input, { product: 'what is cancelled; it stays open until its paid time ends' }),
  describe(cancelSubscription.answer, { success: 'always true; a repeat changes nothing', subscription: afterwards }),
  describe(keepSubscription.input, { product: 'whose cancellation is taken back; nothing is charged' }),
  describe(keepSubscription.answer, { success: 'always true; a repeat changes nothing', subscription: afterwards }),
  describe(vipAboUpdate.payload, {
    status: 'the new status of the subscription',
    isStarted: 'true in the push of the start only, which counts as a purchase',
    price: 'euros for the next month',
  }),
  describeValues(subscriptionProduct, { vip: 'the VIP club', tv: 'television' }),
  describeValues(subscriptionStatus, {
    none: 'never started',
    active: 'it runs and is renewed',
    ending: 'cancelled, but open until its end',
    unpaid: 'its renewal failed; open while it is tried again',
    past: 'it is over',
  }),
  describeValues(subscription.fields.method.innerType.fields.kind, {
    card: 'a credit or debit card',
    bank: 'a bank account',
    wallet: 'an electronic wallet',
  }),
].flat();
