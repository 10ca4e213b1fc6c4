import { paymentWindowPaths } from '@lounge/locale';
import { acceptCancellationOffer, getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { acceptOffer } from '../subscriptions/index.ts';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';

const isObject = (text: string): boolean => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** The handlers of this module's calls. */
export const conversionHandlers = [
  handle(getPageLoadIncentives, async ({ routeName, routeArgs }, { language }) => {
    if (!isObject(routeArgs)) reject('malformed', 'routeArgs');
    // Worlds have no offers.
    return {
      success: true,
      data: { incentives: [], vxpayConfig: paymentWindowPaths(language), trackingData: { routeName } },
    };
  }),
  handle(acceptCancellationOffer, async ({ guest_id: guestId }, caller, world) => {
    // Another guest is reported as unknown.
    if (guestId !== guestOf(caller)) reject('unknown', 'guest_id');
    return acceptOffer(guestId, caller.language, world);
  }),
];
