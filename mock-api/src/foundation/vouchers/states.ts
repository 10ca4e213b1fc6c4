import { s } from '@lounge/protocol';
import { voucherType } from '@lounge/protocol/foundation/vouchers';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { giveVoucher, publishVouchers } from './vouchers.ts';

const params = s.object({
  guestId: s.entityId,
  type: voucherType,
  amount: s.count,
  subject: s.optional(s.string),
  actorId: s.optional(s.entityId),
  validTo: s.optional(s.instant),
});

/** A guest has a voucher. */
export const guestHasVoucher = state('the guest has a voucher', {
  description:
    'The guest has this voucher, valid from now on. Without a performer it is for all performers, without an end it never expires.',
  params,
  setUp: ({ guestId, ...voucher }, parts) => runInWorld(parts, true, (world) => giveVoucher(world, guestId, voucher)),
});

/** A guest gets a voucher while the guest's pages are open. */
export const guestGetsVoucher = event('the guest gets a voucher', {
  description: 'The guest gets this voucher, and the summary of vouchers is published.',
  params,
  setUp: ({ guestId, ...voucher }, parts) =>
    runInWorld(parts, true, async (world) => {
      await giveVoucher(world, guestId, voucher);
      await publishVouchers(world, guestId);
    }),
});

/** The states of this module. */
export const voucherStates = [guestHasVoucher, guestGetsVoucher];
