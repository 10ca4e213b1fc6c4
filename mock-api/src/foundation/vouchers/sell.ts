import { guestOf, reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { buyOnce } from '../wallet/buy-once.ts';
import type { Sale } from '../wallet/ports.ts';
import { hasBought } from '../wallet/restriction.ts';
import { withVoucher } from './spend.ts';

/** Sells content once, for coins or with a voucher. Rejects content that does not exist as `unknown`, by the parameter with its id. */
export const sell = (
  { kind, parameter = `${kind}Id`, find, checkBuyer }: Sale,
  { call, id, voucherId }: { call: { readonly id: string }; id: number; voucherId?: number | undefined },
  caller: Caller,
  world: World,
): ReturnType<typeof buyOnce> => {
  const load = async () => {
    const guestId = guestOf(caller);
    const [found, isBought] = await Promise.all([find(id, world), hasBought({ guestId }, kind, id, world)]);
    const content = found ?? reject('unknown', parameter);
    if (!isBought) await checkBuyer(guestId, content.actorId, world);
    return { ...content, kind, id, isBought };
  };
  const input = { [parameter]: id, voucherId };
  return buyOnce({ call, input, offer: { kind, load }, payment: withVoucher(voucherId, world) }, caller, world);
};
