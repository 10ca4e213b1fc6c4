import { paymentWindowPaths } from '@lounge/locale';
import {
  acceptCancellationOffer,
  closeIncentive,
  conversionChat,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getPageLoadIncentives,
  getVideoPreviewEndIncentives,
  setGuestInfo,
} from '@lounge/protocol/foundation/conversion';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import { acceptOffer } from '../subscriptions/index.ts';
import { storeEvent } from '../telemetry/index.ts';
import { noteEnd } from './blocks.ts';
import { switchConversionChat } from './conversion-chat.ts';
import { incentivesFor } from './incentives.ts';
import type { EggOfPage, OfferedContents } from './ports.ts';

const isObject = (text: string): boolean => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** The handlers of this module's calls. `contents` finds what visitors see a part of, `eggOfPage` what is hidden on a page. */
export const conversionHandlers = (contents: OfferedContents, eggOfPage: EggOfPage) => [
  handleAfter(
    getPageLoadIncentives,
    async ({ routeName, routeArgs }, caller, parts) => {
      if (!isObject(routeArgs)) reject('malformed', 'routeArgs');
      return { routeName, easterEgg: await eggOfPage(routeName, caller, parts) };
    },
    async ({ routeName, easterEgg }, caller, world) => {
      return {
        success: true,
        data: {
          incentives: await incentivesFor('pageLoad', caller, world),
          vxpayConfig: paymentWindowPaths(caller.language),
          trackingData: { routeName },
          easterEgg,
        },
      };
    },
  ),
  handle(getVideoPreviewEndIncentives, async ({ albumId }, caller, world) => {
    const content = await contents.video(albumId, caller, world);
    return { success: true, data: { incentives: await incentivesFor('videoPreviewEnd', caller, world, content) } };
  }),
  handle(getBuyImageAlbumIncentives, async ({ albumId }, caller, world) => {
    const content = await contents.album(albumId, caller, world);
    return { success: true, data: { incentives: await incentivesFor('buyAlbum', caller, world, content) } };
  }),
  handle(getIncentivesByEvent, async ({ event }, caller, world) => {
    return { success: true, data: { incentives: await incentivesFor(event, caller, world) } };
  }),
  handle(closeIncentive, noteEnd),
  // A visitor's device remembers it, and of a guest it is known; the platform counts how many say so.
  handle(setGuestInfo, async ({ type: action, value }, caller, world) => {
    await storeEvent(caller, { kind: 'track', context: 'guestInfo', action, data: { value } }, world);
    return { data: { success: true } };
  }),
  handle(conversionChat, switchConversionChat),
  handle(acceptCancellationOffer, async ({ guest_id: guestId, platform_text: platform }, caller, world) => {
    // Another guest is reported as unknown.
    if (guestId !== guestOf(caller)) reject('unknown', 'guest_id');
    return acceptOffer({ guestId, platform }, caller, world);
  }),
];
