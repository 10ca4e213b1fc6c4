import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { voucherEnds } from './events.ts';

/** How long before its end a guest is told of a voucher, in milliseconds. @assumed A day. */
export const noticeMs = 86_400_000;

/** At most so many in a change; the next run takes those that follow. */
const atOnce = 200;

const endingVouchers = statement((db, $: Bind<{ from: string; to: string; first: number }>) =>
  db
    .selectFrom('voucher')
    .select(['id', 'guestId'])
    .where('endNoticeAt', 'is', null)
    .where('amount', '>', 0)
    .where('validTo', '>', $('from'))
    .where('validTo', '<=', $('to'))
    .orderBy('validTo')
    .limit($('first')),
);

/** Marks a voucher as told; returns a row only if it was not. */
const setNoticed = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('voucher')
    .set({ endNoticeAt: $('at') })
    .where('id', '=', $('id'))
    .where('endNoticeAt', 'is', null)
    .returning('id'),
);

/** Lets the guests be told, once each, whose vouchers end within a day and are not used up. */
export const noticeEnds = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const at = nowIso(parts);
  const to = new Date(parts.clock.now() + noticeMs).toISOString();
  const due = await endingVouchers.all(parts.database.reader, { from: at, to, first: atOnce });
  if (due.length === 0) return;
  await runInWorld(parts, true, async (world) => {
    for (const { id, guestId } of due)
      if ((await setNoticed.first(world.tx, { id, at })) !== null)
        raise(world, voucherEnds, { guestId, voucherId: id });
  }).catch(report);
};
