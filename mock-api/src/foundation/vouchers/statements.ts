import { statement, type Bind } from '../../world/statement.ts';

/** The vouchers that are neither used up nor expired, by expiry. */
export const vouchersOfGuest = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('amount', '>', 0)
    .where((e) => e.or([e('valid_to', 'is', null), e('valid_to', '>', $('at'))]))
    .orderBy((e) => e.fn.coalesce('valid_to', e.val('9999')))
    .orderBy('id'),
);

export const insertVoucher = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      type: number;
      amount: number;
      subject: string | null;
      actorId: number | null;
      from: string;
      to: string | null;
    }>,
  ) =>
    db.insertInto('voucher').values({
      guest_id: $('guestId'),
      type: $('type'),
      amount: $('amount'),
      subject: $('subject'),
      actor_id: $('actorId'),
      valid_from: $('from'),
      valid_to: $('to'),
    }),
);

/** Decrements the amount of a voucher. */
export const takeOne = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('voucher')
    .set((e) => ({ amount: e('amount', '-', 1) }))
    .where('id', '=', $('id')),
);

export const voucherActorById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug', 'is_online', 'picture_seed']).where('id', '=', $('id')),
);
