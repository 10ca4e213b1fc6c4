import { paymentWindowPaths } from '@lounge/locale';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { handle, refuse } from '../../pipeline/handler.ts';

const isObject = (text: string): boolean => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** What answers the calls of this room. */
export const conversionHandlers = [
  handle(getPageLoadIncentives, async ({ routeName, routeArgs }, { language }) => {
    if (!isObject(routeArgs)) refuse('malformed', 'routeArgs');
    // No offer runs in the seeded world; what makes one is the rooms' of conversion.
    return {
      success: true,
      data: { incentives: [], vxpayConfig: paymentWindowPaths(language), trackingData: { routeName } },
    };
  }),
];
