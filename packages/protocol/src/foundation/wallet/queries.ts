import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { movementPage, paymentSettings, receipt, statementFilter } from './paying-schemas.ts';

/** Which part of the statement: a filter, and a month of Berlin as "2026-11". */
const statementPart = {
  filter: s.optional(statementFilter),
  month: s.optional(s.month),
};

/**
 * The guest's statement: every ledger entry and what vouchers and subscriptions paid, newest first; 20 by default.
 * @assumed The documents name no statement; a guest must be able to see what coins were spent on.
 */
export const getMovements = query('foundation/wallet/getMovements', {
  needs: 'guest',
  input: s.object({ first: s.optional(s.pageNumber), offset: s.optional(s.count), ...statementPart }),
  answer: movementPage,
  failures: ['needLogin', 'malformed'],
  purpose: 'Lists the guest’s statement, newest first.',
});

/**
 * The statement as a file: CSV of RFC 4180 with a header in the caller's language and times of Berlin.
 * @assumed The documents name no statement. A field that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const getStatementFile = query('foundation/wallet/getStatementFile', {
  needs: 'guest',
  input: s.object(statementPart),
  answer: s.object({ fileName: s.string, csv: s.string }),
  failures: ['needLogin', 'malformed'],
  purpose: 'Reads the guest’s statement as CSV.',
});

/**
 * The receipt of one of the guest's payments.
 * @assumed The documents name none.
 */
export const getReceipt = query('foundation/wallet/getReceipt', {
  needs: 'guest',
  input: s.object({ receiptId: s.boundedString(64) }),
  answer: receipt,
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads the receipt of a payment.',
});

/**
 * Everything about paying that the guest decides: limit, break, saved methods, automatic recharge.
 * @assumed The documents name no call.
 */
export const getPaymentSettings = query('foundation/wallet/getPaymentSettings', {
  needs: 'guest',
  input: s.empty,
  answer: paymentSettings,
  failures: ['needLogin'],
  purpose: 'Reads the guest’s limit, break, saved methods and automatic recharge.',
});

/**
 * Sets the monthly limit in euro; null removes it. A lower limit holds at once, a higher one after 24 hours; setting the limit
 * that holds takes a waiting one back.
 * @assumed The documents name no limit. At most 10,000 euro; 0 allows no payment.
 */
export const setSpendingLimit = mutation('foundation/wallet/setSpendingLimit', {
  needs: 'guest',
  input: s.object({ limit: s.nullable(money) }),
  answer: paymentSettings,
  failures: ['needLogin', 'malformed'],
  forbiddenBy: [],
  purpose: 'Sets the guest’s monthly limit.',
});

/**
 * Begins a break of 24 hours, 7 or 30 days. Until it is over nothing can be paid; nothing ends it early, and a shorter one
 * leaves it as it is.
 * @assumed The documents name no break.
 */
export const takeBreak = mutation('foundation/wallet/takeBreak', {
  needs: 'guest',
  input: s.object({
    length: s.enum(['day', 'week', 'month'], { id: 'BreakLength', description: '24 hours, 7 days or 30 days' }),
  }),
  answer: paymentSettings,
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Begins a break from paying.',
});

/**
 * Switches the automatic recharge on or off. Switched on, it needs a saved method, an offered amount, and a threshold below the
 * coins that the amount buys.
 * @assumed The documents name the fields of the guest's state, not the call that sets them. A locked guest lowers it and switches it off;
 * what asks for more is refused.
 */
export const setAutoRecharge = mutation('foundation/wallet/setAutoRecharge', {
  needs: 'guest',
  input: s.object({ isOn: s.boolean, threshold: money, amount: money, methodId: s.nullable(s.entityId) }),
  answer: paymentSettings,
  failures: ['needLogin', 'malformed', 'noMethod', 'locked'],
  forbiddenBy: [],
  purpose: 'Switches the automatic recharge on or off.',
});

/**
 * Forgets a saved payment method; an automatic recharge with it is switched off.
 * @assumed The documents name no saved methods.
 */
export const removePaymentMethod = mutation('foundation/wallet/removePaymentMethod', {
  needs: 'guest',
  input: s.object({ methodId: s.entityId }),
  answer: paymentSettings,
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Forgets a saved payment method.',
});
