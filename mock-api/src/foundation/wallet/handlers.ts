import {
  getGuestBalance,
  getMovements,
  getReceipt,
  getStatementFile,
  vxpayOnsuccess,
} from '@lounge/protocol/foundation/wallet';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { euros } from './one-click-offer.ts';
import { methodOfGuest } from './payment-methods.ts';
import { balanceAnswer } from './publish-balance.ts';
import { receiptNumber } from './receipt-number.ts';
import { settingsHandlers } from './settings-handlers.ts';
import { csvOf, fileName } from './statement-file.ts';
import { readLines } from './statement-lines.ts';
import { linesFrom } from './statement-subject.ts';
import { paymentByKey, transferOfPayment } from './statements.ts';

const defaultFirst = 20;
/** The most lines of a file. @assumed */
const maxLines = 10_000;

/** The handlers of this module's calls. */
export const walletHandlers = [
  ...settingsHandlers,
  handle(getGuestBalance, (_, caller, { tx }) => balanceAnswer(tx, guestOf(caller), caller.language)),
  handle(getMovements, async ({ first = defaultFirst, offset = 0, ...part }, caller, { tx }) => {
    const { rows, total } = await readLines(tx, guestOf(caller), { ...part, first, offset });
    return { items: await linesFrom(rows, tx, caller.language), total };
  }),
  handle(getStatementFile, async (part, caller, { tx, clock }) => {
    const { rows } = await readLines(tx, guestOf(caller), { ...part, first: maxLines, offset: 0 });
    const lines = await linesFrom(rows, tx, caller.language);
    return { fileName: fileName(part.month, clock.now(), caller.language), csv: csvOf(lines, caller.language) };
  }),
  handle(getReceipt, async ({ receiptId }, caller, { tx }) => {
    const guestId = guestOf(caller);
    const payment = await paymentByKey.first(tx, { key: receiptId });
    if (payment?.guestId !== guestId) return reject('unknown', 'receiptId');
    const { at, cents, method, methodId: id, purpose } = payment;
    const transfer = (await transferOfPayment.first(tx, { guestId, key: receiptId })) ?? reject('unknown', 'receiptId');
    const saved = id === null ? null : await methodOfGuest.first(tx, { id, guestId });
    return {
      number: receiptNumber(transfer),
      at,
      paid: euros(cents),
      coins: coins(payment.coins),
      purpose,
      method: { kind: method, label: saved?.label ?? null },
    };
  }),
  handle(vxpayOnsuccess, async ({ paymentId }, caller, { tx }) => {
    const guestId = guestOf(caller);
    const payment = await paymentByKey.first(tx, { key: paymentId });
    // The payment of another guest is reported as unknown.
    if (payment?.guestId !== guestId) return reject('unknown', 'paymentId');
    const { balance, balanceFormatted } = await balanceAnswer(tx, guestId, caller.language);
    return {
      success: true,
      coins: coins(payment.coins),
      guestBalance: balance,
      guestBalanceFormatted: balanceFormatted,
    };
  }),
];
