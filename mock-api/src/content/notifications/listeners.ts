import { notificationTypes } from '@lounge/protocol/content/notifications';
import { ageCheckAnswered } from '../../foundation/age-check/events.ts';
import { voucherEnds } from '../../foundation/vouchers/events.ts';
import { voucherById } from '../../foundation/vouchers/statements.ts';
import { listen } from '../../world/events.ts';
import { notify } from './notify.ts';

const { ageAccepted, ageRejected, voucherEnds: voucherType } = notificationTypes;

/** The listeners of this module to events of others: what guests are told of their account. */
export const notificationListeners = [
  listen('content/notifications', voucherEnds, async ({ guestId, voucherId }, world) => {
    // It may be used up by now.
    const voucher = await voucherById.first(world.tx, { id: voucherId });
    if (voucher === null || voucher.amount === 0) return;
    await notify(guestId, { type: voucherType, actorId: voucher.actorId }, world);
  }),
  listen('content/notifications', ageCheckAnswered, ({ guestId, isAccepted }, world) =>
    notify(guestId, { type: isAccepted ? ageAccepted : ageRejected, actorId: null }, world),
  ),
];
