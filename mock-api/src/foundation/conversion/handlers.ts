import { paymentWindowPaths } from '@lounge/locale';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { handle, reject } from '../../dispatch/handler.ts';

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
];
