import { paymentWindowPaths } from '@lounge/locale';
import { acceptCancellationOffer, getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { statement } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { acceptOffer } from '../subscriptions/index.ts';
import { hiddenTypes } from '../wallet/index.ts';

const isObject = (text: string): boolean => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

const allOffers = statement((db) => db.selectFrom('incentive').selectAll().orderBy('priority', 'desc').orderBy('id'));

/** The offers of the data, the most important first, without those whose windows the guest hides. */
const offersFor = async (guestId: number | null, world: Pick<World, 'tx' | 'clock'>) => {
  const hidden = guestId === null ? [] : await hiddenTypes(world, guestId);
  const rows = await allOffers.all(world.tx);
  return rows
    .filter(({ type }) => !hidden.includes(type))
    .map(({ countdownStart: countdownStartTime, uniqueGroup, ...row }) => ({
      ...row,
      countdownStartTime,
      uniqueGroup,
    }));
};

/** The handlers of this module's calls. */
export const conversionHandlers = [
  handle(getPageLoadIncentives, async ({ routeName, routeArgs }, { language, guestId }, world) => {
    if (!isObject(routeArgs)) reject('malformed', 'routeArgs');
    return {
      success: true,
      data: {
        incentives: await offersFor(guestId, world),
        vxpayConfig: paymentWindowPaths(language),
        trackingData: { routeName },
      },
    };
  }),
  handle(acceptCancellationOffer, async ({ guest_id: guestId }, caller, world) => {
    // Another guest is reported as unknown.
    if (guestId !== guestOf(caller)) reject('unknown', 'guest_id');
    return acceptOffer(guestId, caller.language, world);
  }),
];
