import type { AnswerOf, InputOf } from '@lounge/protocol';
import { chatEnd, type chatDispute } from '@lounge/protocol/content/live-chat';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import { giveVoucherBack } from '../../foundation/vouchers/index.ts';
import { serverKeys } from '../../foundation/wallet/ledger.ts';
import { refundUpTo } from '../../foundation/wallet/refund.ts';
import { reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { notify } from '../notifications/index.ts';
import { chatByKey, type ChatRow } from './chat-statements.ts';
import { endPayload } from './publish-chat.ts';

const insertDispute = insertRow('chatDispute', { answeredAt: null });

const answerDispute = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('chatDispute')
    .set({ answeredAt: $('at') })
    .where('key', '=', $('key')),
);

const setDispute = updateRow('chat', 'id', ['dispute']);

const transferWithKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);

/** Stores that a guest disputes the bill of a chat that is over, once; a repeat changes nothing. */
export const disputeBill = async (
  { chatId, reason, text }: InputOf<typeof chatDispute>,
  guestId: number,
  world: World,
): Promise<AnswerOf<typeof chatDispute>> => {
  const row = await chatByKey.first(world.tx, { key: chatId });
  if (row?.guestId !== guestId || row.status !== 'ended') return reject('unknown', 'chatId');
  if (row.dispute !== 'none') return { dispute: row.dispute };
  await insertDispute.all(world.tx, { key: chatId, guestId, reason, text, at: nowIso(world) });
  await setDispute.all(world.tx, { id: row.id, dispute: 'open' });
  return { dispute: 'open' };
};

/** For how long the time of a voucher that is given back can be used, where it would have ended before. @assumed */
const voucherAfterRefundMs = 7 * 86_400_000;

/** Gives the coins of a chat's time back, and the time of its vouchers: to the voucher that was taken last. */
const refundChat = async (row: ChatRow, world: World): Promise<void> => {
  for (let part = 1; part <= row.transfers; part += 1) {
    const key = `${serverKeys(row.guestId)} chat ${row.key} ${part}`;
    const transfer = await transferWithKey.first(world.tx, { key });
    // The staff may have given a part back before.
    if (transfer !== null) await refundUpTo({ transferId: transfer.id, reason: 'chat' }, row.language, world);
  }
  const validAtLeastTo = new Date(world.clock.now() + voucherAfterRefundMs).toISOString();
  if (row.voucherId !== null)
    await giveVoucherBack(row.guestId, row.voucherId, { validAtLeastTo, amount: row.voucherSeconds }, world);
};

/** The platform's answer to a dispute: a refund, or none. Returns false if nothing is open. */
export const settleDispute = (parts: WorldParts, chatKey: string, isRefunded: boolean): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const row = await chatByKey.first(world.tx, { key: chatKey });
    if (row?.dispute !== 'open') return false;
    if (isRefunded) await refundChat(row, world);
    const dispute = isRefunded ? ('refunded' as const) : ('declined' as const);
    await setDispute.all(world.tx, { id: row.id, dispute });
    const type = isRefunded ? notificationTypes.billRefunded : notificationTypes.billDeclined;
    await notify(row.guestId, { type, actorId: row.actorId }, world);
    await answerDispute.all(world.tx, { key: chatKey, at: nowIso(world) });
    publish(world.bus, chatEnd, { guestId: row.guestId }, await endPayload({ ...row, dispute }, world));
    return true;
  });
