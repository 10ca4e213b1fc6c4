import { formatCoins, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { movement } from '@lounge/protocol/foundation/wallet';
import { coins } from '../../wire/coins.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson, type Json } from '../../world/json.ts';
import type { StatementRow } from './statement-lines.ts';
import { numberIn, readReferred, type Reference, type ReferredRows } from './statement-references.ts';
import { reasonText } from './statement-texts.ts';

type Line = Infer<typeof movement>;

const textIn = (reference: Reference, name: string): string | null => {
  const value = reference[name];
  return typeof value === 'string' ? value : null;
};

type Named = Pick<Line, 'subject' | 'detail' | 'refundedKind' | 'chatId'>;

/** The gifts of a message: "2 × Lantern, Rose"; and the chat in which it was sent. */
const ofMessage = (rows: ReferredRows, messageId: number, language: Language): Pick<Named, 'detail' | 'chatId'> => {
  const message = rows.message.get(messageId);
  if (message === undefined) return { detail: null, chatId: null };
  const texts = parseJson(message.gifts).flatMap(({ giftId, quantity }) => {
    const gift = rows.gift.get(giftId) ?? rows.toyControl.get(giftId);
    if (gift === undefined) return [];
    const name = parseJson(gift.name)[language];
    return [quantity === 1 ? name : `${quantity} × ${name}`];
  });
  return { detail: texts.length === 0 ? null : texts.join(', '), chatId: message.chatId };
};

const performerIn = (rows: ReferredRows, reference: Reference): string | null =>
  rows.actor.get(numberIn(reference, 'actorId') ?? 0)?.name ?? null;

/** The subject of a transfer, in a language: a title, a performer and gifts, a code. Null where the reference was erased. */
const nameOf = (rows: ReferredRows, kind: Line['kind'], reference: Reference, language: Language): Named => {
  const named = (subject: string | null, detail: string | null = null): Named => ({
    subject,
    detail,
    refundedKind: null,
    chatId: textIn(reference, 'chatId'),
  });
  if (kind === 'album' || kind === 'video' || kind === 'ticket') {
    const row = rows[kind === 'ticket' ? 'camShow' : kind].get(numberIn(reference, 'id') ?? 0);
    return named(row === undefined ? null : parseJson(row.title)[language]);
  }
  if (kind === 'message' || kind === 'gift' || kind === 'toyControl' || kind === 'chat') {
    const messageId = numberIn(reference, 'messageId');
    const name = named(performerIn(rows, reference));
    return messageId === null ? name : { ...name, ...ofMessage(rows, messageId, language) };
  }
  if (kind === 'feedPost' || kind === 'feedTip') {
    const post = rows.feedPost.get(numberIn(reference, 'id') ?? 0);
    const title = post === undefined ? '' : parseJson(post.title)[language];
    return named(performerIn(rows, reference), title === '' ? null : title);
  }
  const code = textIn(reference, 'code') ?? textIn(reference, 'product');
  // Vouchers that paid for a chat, without coins.
  const isForChat = kind === 'voucher' && textIn(reference, 'chatId') !== null;
  return named((isForChat ? performerIn(rows, reference) : null) ?? code);
};

/** The subject of a refund, and its reason. */
const refundName = (rows: ReferredRows, reference: Reference, language: Language): Named => {
  const reason = textIn(reference, 'reason');
  const detail = reason === null ? null : reasonText(reason, language);
  const original = rows.transfer.get(numberIn(reference, 'refundOf') ?? 0);
  if (original === undefined) return { subject: null, detail, refundedKind: null, chatId: null };
  const { subject } = nameOf(rows, original.kind, parseJson(original.reference as Json<Reference>), language);
  // A line of its own, which is seen without opening the chat's.
  return { subject, detail, refundedKind: original.kind, chatId: null };
};

/** The seconds of a chat that vouchers paid; lines of before they counted seconds name minutes. */
const voucherSecondsIn = (reference: Reference): number | null => {
  const minutes = numberIn(reference, 'minutes');
  return numberIn(reference, 'seconds') ?? (minutes === null ? null : minutes * 60);
};

const methodKinds = ['card', 'bank', 'wallet'] as const;

/** Maps a row to a line of the statement. */
const lineOf = (row: StatementRow, rows: ReferredRows, language: Language): Line => {
  const reference: Reference = parseJson(row.reference);
  const [paymentId, cents] = [textIn(reference, 'paymentId'), numberIn(reference, 'cents')];
  const kind = methodKinds.find((each) => each === reference['method']);
  // A bonus refers to the payment that it belongs to, which has a line of its own.
  const isPayment = row.kind !== 'bonus';
  const name =
    row.kind === 'refund' ? refundName(rows, reference, language) : nameOf(rows, row.kind, reference, language);
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    amount: coins(row.amount),
    amountFormatted: formatCoins(row.amount, language),
    balance: coins(row.balance ?? 0),
    balanceFormatted: formatCoins(row.balance ?? 0, language),
    paid: cents === null || !isPayment ? null : { value: cents, currency: 'EUR' },
    ...name,
    voucherSeconds: row.kind === 'voucher' ? voucherSecondsIn(reference) : null,
    method: kind === undefined ? null : { kind, label: textIn(reference, 'label') },
    receiptId: isPayment ? paymentId : null,
  };
};

/** Maps rows to lines of the statement, with the names of what they are for. */
export const linesFrom = async (rows: readonly StatementRow[], tx: Executor, language: Language): Promise<Line[]> => {
  const referred = await readReferred(rows, tx);
  return rows.map((row) => lineOf(row, referred, language));
};
