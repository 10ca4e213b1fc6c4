import { count, entityId, instant, maybe, shape, text } from '@lounge/protocol';
import { voucherType } from '@lounge/protocol/foundation/vouchers';
import { event, state } from '../../world/state.ts';
import { inWorld } from '../../world/world.ts';
import { giveVoucher, tellVouchers } from './vouchers.ts';

const given = shape({
  guestId: entityId,
  type: voucherType,
  amount: count,
  subject: maybe(text),
  actorId: maybe(entityId),
  validTo: maybe(instant),
});

/** A guest has a voucher. */
export const guestHasVoucher = state('a guest has a voucher', {
  description:
    'The guest has this voucher, valid from now on; without a performer for all of them, without an end for ever.',
  params: given,
  setUp: ({ guestId, ...voucher }, parts) => inWorld(parts, true, (world) => giveVoucher(world, guestId, voucher)),
});

/** A guest gets a voucher while sockets listen. */
export const guestGetsVoucher = event('the guest gets a voucher', {
  description: 'The guest gets this voucher and is told.',
  params: given,
  setUp: ({ guestId, ...voucher }, parts) =>
    inWorld(parts, true, async (world) => {
      await giveVoucher(world, guestId, voucher);
      await tellVouchers(world, guestId);
    }),
});

/** The states of this room. */
export const voucherStates = [guestHasVoucher, guestGetsVoucher];
