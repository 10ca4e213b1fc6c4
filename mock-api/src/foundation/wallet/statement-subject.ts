import { formatCoins, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { movement } from '@lounge/protocol/foundation/wallet';
import { coins } from '../../wire/coins.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson, type Json } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { StatementRow } from './statement-lines.ts';
import { reasonText } from './statement-texts.ts';

type Line = Infer<typeof movement>;
type Reference = Readonly<Record<string, unknown>>;

const titleOf = {
  album: statement((db, $: Bind<{ id: number }>) => db.selectFrom('album').select('title').where('id', '=', $('id'))),
  video: statement((db, $: Bind<{ id: number }>) => db.selectFrom('video').select('title').where('id', '=', $('id'))),
  ticket: statement((db, $: Bind<{ id: number }>) =>
    db.selectFrom('camShow').select('title').where('id', '=', $('id')),
  ),
};

const performerName = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('name').where('id', '=', $('id')),
);

const messageById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('message').select(['gifts', 'chatId']).where('id', '=', $('id')),
);

const giftName = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').select('name').where('id', '=', $('id')),
);

/** A toy control is a gift of a message, too. */
const toyControlName = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('toyControl').select('name').where('id', '=', $('id')),
);

const transferById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('transfer').select(['kind', 'reference']).where('id', '=', $('id')),
);

const textIn = (reference: Reference, name: string): string | null => {
  const value = reference[name];
  return typeof value === 'string' ? value : null;
};

const numberIn = (reference: Reference, name: string): number | null => {
  const value = reference[name];
  return typeof value === 'number' ? value : null;
};

type Named = Pick<Line, 'subject' | 'detail' | 'refundedKind' | 'chatId'>;

/** The gifts of a message: "2 × Lantern, Rose"; and the chat in which it was sent. */
const ofMessage = async (
  tx: Executor,
  messageId: number,
  language: Language,
): Promise<Pick<Named, 'detail' | 'chatId'>> => {
  const message = await messageById.first(tx, { id: messageId });
  if (message === null) return { detail: null, chatId: null };
  const texts: string[] = [];
  for (const { giftId, quantity } of parseJson(message.gifts)) {
    const gift = (await giftName.first(tx, { id: giftId })) ?? (await toyControlName.first(tx, { id: giftId }));
    if (gift === null) continue;
    const name = parseJson(gift.name)[language];
    texts.push(quantity === 1 ? name : `${quantity} × ${name}`);
  }
  return { detail: texts.length === 0 ? null : texts.join(', '), chatId: message.chatId };
};

/** The subject of a transfer, in a language: a title, a performer and gifts, a code. Null where the reference was erased. */
const nameOf = async (tx: Executor, kind: Line['kind'], reference: Reference, language: Language): Promise<Named> => {
  const named = (subject: string | null, detail: string | null = null): Named => ({
    subject,
    detail,
    refundedKind: null,
    chatId: textIn(reference, 'chatId'),
  });
  if (kind === 'album' || kind === 'video' || kind === 'ticket') {
    const id = numberIn(reference, 'id');
    const row = id === null ? null : await titleOf[kind].first(tx, { id });
    return named(row === null ? null : parseJson(row.title)[language]);
  }
  if (kind === 'message' || kind === 'gift' || kind === 'toyControl' || kind === 'chat') {
    const [actorId, messageId] = [numberIn(reference, 'actorId'), numberIn(reference, 'messageId')];
    const performer = actorId === null ? null : await performerName.first(tx, { id: actorId });
    const name = named(performer?.name ?? null);
    return messageId === null ? name : { ...name, ...(await ofMessage(tx, messageId, language)) };
  }
  const code = textIn(reference, 'code') ?? textIn(reference, 'product');
  // Vouchers that paid for a chat, without coins.
  const chatWith = kind === 'voucher' && textIn(reference, 'chatId') !== null ? numberIn(reference, 'actorId') : null;
  if (chatWith === null) return named(code);
  return named((await performerName.first(tx, { id: chatWith }))?.name ?? code);
};

/** The subject of a refund, and its reason. */
const refundName = async (tx: Executor, reference: Reference, language: Language): Promise<Named> => {
  const id = numberIn(reference, 'refundOf');
  const reason = textIn(reference, 'reason');
  const detail = reason === null ? null : reasonText(reason, language);
  const original = id === null ? null : await transferById.first(tx, { id });
  if (original === null) return { subject: null, detail, refundedKind: null, chatId: null };
  const { subject } = await nameOf(tx, original.kind, parseJson(original.reference as Json<Reference>), language);
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
export const lineOf = async (row: StatementRow, tx: Executor, language: Language): Promise<Line> => {
  const reference: Reference = parseJson(row.reference);
  const [paymentId, cents] = [textIn(reference, 'paymentId'), numberIn(reference, 'cents')];
  const kind = methodKinds.find((each) => each === reference['method']);
  // A bonus refers to the payment that it belongs to, which has a line of its own.
  const isPayment = row.kind !== 'bonus';
  const name =
    row.kind === 'refund' ? await refundName(tx, reference, language) : await nameOf(tx, row.kind, reference, language);
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
