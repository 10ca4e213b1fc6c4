import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { guestBalance } from './messages.ts';
import { oneClickCharge, oneClickResult } from './one-click-messages.ts';
import { autoRechargeTeaserState, setRefillWindowHidden } from './paying-rest.ts';
import {
  chargeResult,
  movement,
  movementPage,
  paymentSettings,
  receipt,
  spending,
  movementKind,
  paymentPurpose,
  statementFilter,
} from './paying-schemas.ts';
import {
  getMovements,
  getReceipt,
  getStatementFile,
  removePaymentMethod,
  setAutoRecharge,
  setSpendingLimit,
  takeBreak,
} from './queries.ts';
import { getGuestBalance, vxpayOnsuccess } from './rest.ts';
import {
  autoRechargeConfig,
  oneClickAmount,
  oneClickConfig,
  purchaseAnswer,
  savedMethod,
  paymentMethodKind,
  paymentFailure,
  oneClickReason,
  teaserMode,
} from './schemas.ts';

const formattedCoins =
  'the same as text in the caller’s language: coins without unit and trailing zeros, grouped; 123450 is `1,234.5` in English, `1.234,5` in German and Dutch, `1234,5` in Spanish';

const part = {
  filter:
    'which lines: `added` and `spent` by their sign, `refunds`, which are not among what was added, and `vouchers` by their reason; everything if left out',
  month: 'a month of the Berlin clock as `2026-11`; all months if left out; another form is malformed',
} as const;

const method = [
  'how it was paid',
  {
    kind: 'card, bank account or electronic wallet',
    label: 'the masked end of its number, such as `··4417`; null if it is not known any more',
  },
] as const;

const offered = {
  oneClickConfig: 'whether and how one click pays',
  autoRechargeConfig: 'the automatic recharge, off unless the guest switched it on',
  autoRechargeAmount: 'the euros that the automatic recharge pays each time',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(savedMethod, {
    id: 'for the automatic recharge and for forgetting the method',
    kind: 'card, bank account or electronic wallet',
    label: 'the masked end of its number, such as `··4417`; nothing more is stored',
  }),
  describe(oneClickAmount, {
    amount: 'euros to pay; a charge has to name exactly one of the offered amounts',
    coins: 'coins that are added for them',
  }),
  describe(oneClickConfig, {
    isAvailable: 'whether a charge would be tried now',
    reason: 'why not; null where it is available',
    method: 'the saved method that pays; null without one',
    windowSeconds: 'how long the offer stays open in a chat, in seconds',
  }),
  describe(autoRechargeConfig, {
    isOn: 'whether the platform pays by itself when the balance falls below `threshold`',
    threshold: 'coins; below the coins that one recharge buys',
    methodId: 'the saved method that pays; null if none is chosen',
    since: 'when it was switched on; null while it is off',
    stoppedAt: 'when a declined payment switched it off; null if none did',
    teaser: 'whether its advertisement is shown; null if the guest never decided',
  }),
  describe(purchaseAnswer, {
    success: 'always true: a purchase that is not made is a failure',
    guestBalance: 'the coins after the purchase; unchanged if it cost nothing',
    guestBalanceFormatted: formattedCoins,
  }),
  describe(movement, {
    id: 'orders lines of the same instant',
    at: 'when it was booked',
    kind: 'the reason, which determines the icon and the words',
    amount: 'coins that were added, or negative those that were spent; 0 where a voucher or money paid',
    amountFormatted: 'the amount with its sign as text in the caller’s language',
    balance: 'the coins after this line',
    balanceFormatted: formattedCoins,
    paid: 'money that changed hands; null if only coins or a voucher did',
    subject: 'what it was for, such as a title or a performer, in the caller’s language; null without one',
    detail: 'a second line about it in the caller’s language; null without one',
    method: ['how money was paid; null if none was', { kind: method[1].kind, label: method[1].label }],
    refundedKind: 'of a refund the reason of what was refunded, null for all other lines',
    voucherSeconds: 'seconds of a chat that vouchers paid; null outside of chats',
    chatId: 'the chat that it belongs to, the same in all of its lines; null outside of chats',
    receiptId: 'for `getReceipt`; null without a payment of money',
  }),
  describe(movementPage, {
    items: 'lines from `offset` on, newest first',
    total: 'all lines that match the filter and month, counted up to 1,000',
  }),
  describe(receipt, {
    number: 'the number that is printed on it, such as `2026-000001`',
    at: 'when it was paid',
    paid: 'money that was paid',
    coins: 'coins that it bought; 0 for a subscription',
    purpose: 'who decided on it: the guest by a top-up or one click, the automatic recharge, or a subscription',
    method,
  }),
  describe(chargeResult, {
    amount: 'euros that were asked for',
    coins: 'coins that the amount buys; they are added only if it was taken',
    failure: 'why it was not taken; null if it was',
  }),
  describe(spending, {
    limit: 'the most euros that can be paid in a month of the Berlin clock; null without a limit',
    pending: [
      'a higher limit that waits for 24 hours; null if none does',
      { limit: 'the euros that will be the limit; null for none', at: 'from when it holds' },
    ],
    used: 'euros that were paid this month',
    pausedUntil: 'until when the guest’s break forbids every payment; null without a break',
  }),
  describe(paymentSettings, {
    spending: 'the guest’s own limit and break',
    methods: 'saved payment methods, for one click and the automatic recharge',
    ...offered,
    oneClickAmounts: 'the sums that can be paid with one click',
    rechargeAmounts: 'the sums that the automatic recharge can pay',
    hiddenWindows: 'the types of incentives whose refill window is hidden now',
    isForcePayment: 'whether the platform demands a payment; the next one ends it',
  }),
  describe(getMovements.input, {
    first: 'lines of a page, 20 if left out, at most 500',
    offset: 'lines to skip, 0 if left out',
    ...part,
  }),
  describe(getStatementFile.input, part),
  describe(getStatementFile.answer, {
    fileName: 'a name for saving it, ending in `.csv`',
    csv: 'RFC 4180 with a header in the caller’s language and times of the Berlin clock',
  }),
  describe(getReceipt.input, { receiptId: 'from a line of the statement, up to 64 characters' }),
  describe(setSpendingLimit.input, {
    limit:
      'euros a month, from 0 to 10,000; null removes the limit; a lower one holds at once, a higher one after 24 hours',
  }),
  describe(takeBreak.input, { length: '24 hours, 7 or 30 days; a shorter one than what runs changes nothing' }),
  describe(setAutoRecharge.input, {
    isOn: 'false switches it off; the other fields are checked and stored all the same',
    threshold: 'coins below which it pays; at least one coin, and less than `amount` buys',
    amount: 'euros, one of the offered amounts',
    methodId: 'a saved method; null only while it is off',
  }),
  describe(removePaymentMethod.input, { methodId: 'a saved method; an automatic recharge with it is switched off' }),
  describe(getGuestBalance.answer, {
    balance: 'the coins that can be spent now',
    balanceFormatted: formattedCoins,
    isPayingCustomer: 'whether the guest ever paid with money',
  }),
  describe(vxpayOnsuccess.input, { paymentId: 'the id that the payment window reported, up to 64 characters' }),
  describe(vxpayOnsuccess.answer, {
    success: 'always true: a payment that was not taken is unknown',
    coins: 'coins that the payment bought; they are booked already',
    guestBalance: 'the coins that can be spent now',
    guestBalanceFormatted: formattedCoins,
  }),
  describe(guestBalance.payload, {
    guestBalance: 'the coins that can be spent from now on',
    guestBalanceFormatted: 'the same as text, in the language of the call that changed it',
    guestIsPayingCustomer: 'whether the guest ever paid with money',
  }),
  describe(oneClickResult.payload, {
    config: 'whether and how one click pays',
    amounts: 'the sums that can be paid with one click; empty where that is not possible',
    autoRechargeConfig: offered.autoRechargeConfig,
    autoRechargeAmount: offered.autoRechargeAmount,
    isPaying: 'whether the guest ever paid with money',
    charge: 'how the charge of this key ended; null for the answer to a check',
  }),
  describe(oneClickCharge.input, {
    amount: 'euros, exactly one of the offered amounts; another one is malformed',
    channelId: 'the conversation that gets a message about the charge; null outside of conversations',
  }),
  describe(autoRechargeTeaserState.input, { mode: '`closed` hides the advertisement of the automatic recharge' }),
  describe(autoRechargeTeaserState.answer, { success: 'always true' }),
  describe(setRefillWindowHidden.input, {
    incentiveType: 'whose window is hidden, up to 40 characters; windows of other types stay',
    interval: 'seconds, at most 30 days; 0 shows it again',
  }),
  describe(setRefillWindowHidden.answer, { data: ['the outcome', { success: 'always true' }] }),
  describeValues(movementKind, {
    topUp: 'coins paid for in the payment window',
    oneClick: 'coins paid for by one click',
    recharge: 'coins paid for by the automatic recharge',
    bonus: 'coins given by a code or a bonus',
    refund: 'coins given back',
    correction: 'changed by the staff',
    feedPost: 'the media of a post',
    feedTip: 'a tip for a post',
    message: 'a paid message',
    spin: 'a spin of the wheel, or its prize',
    reward: 'a reward for loyalty points',
    ageCheck: 'the bonus for the age check',
    voucher: 'paid by a voucher; the amount is 0',
    subscription: 'a payment of a subscription; the amount is 0',
    chat: 'a live chat',
  }),
  describeValues(paymentPurpose, {
    topUp: 'coins that the guest chose',
    oneClick: 'coins by one click',
    recharge: 'coins by the automatic recharge',
    subscription: 'a month of a subscription',
  }),
  describeValues(statementFilter, {
    added: 'with an amount above 0, but no refunds',
    spent: 'with an amount below 0',
    refunds: 'with the reason `refund`',
    vouchers: 'with the reason `voucher`',
  }),
  describeValues(paymentMethodKind, {
    card: 'a credit or debit card',
    bank: 'a bank account',
    wallet: 'an electronic wallet',
  }),
  describeValues(paymentFailure, {
    declined: 'the payment provider declined it',
    limitReached: 'it would exceed the guest’s own limit for the month',
    paused: 'the guest’s break from paying is not over',
    noMethod: 'there is no saved payment method',
  }),
  describeValues(oneClickReason, {
    noMethod: 'there is no saved payment method',
    paused: 'the guest’s break from paying is not over',
    locked: 'the guest’s account is locked or restricted',
  }),
  describeValues(teaserMode, { open: 'it is shown', closed: 'the guest has closed it' }),
  conditions(setAutoRecharge, {
    amount: 'none of the packages in EUR',
    threshold: 'not in VXC, below a coin, or as much as the package',
  }),
  conditions(setSpendingLimit, { limit: 'not in EUR, negative, or above 10,000 euros' }),
  conditions(oneClickCharge, { amount: 'none of the offered amounts in EUR' }),
].flat();
