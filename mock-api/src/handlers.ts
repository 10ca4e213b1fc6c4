import type { Handled } from './pipeline/handler.ts';
import { actorHandlers } from './content/actors/handlers.ts';
import { favouriteHandlers } from './content/favourites/handlers.ts';
import { galleryHandlers } from './content/galleries/handlers.ts';
import { videoHandlers } from './content/videos/handlers.ts';
import { teaserHandlers } from './engagement/teasers/handlers.ts';
import { tileGridHandlers } from './engagement/tile-grid/handlers.ts';
import { guestHandlers } from './foundation/guest/handlers.ts';
import { legalHandlers } from './foundation/legal/handlers.ts';
import { pageHandlers } from './foundation/page/handlers.ts';
import { telemetryHandlers } from './foundation/telemetry/handlers.ts';
import { walletHandlers } from './foundation/wallet/handlers.ts';

/** Every handler of every room. */
export const handlers: readonly Handled[] = [
  ...[guestHandlers, legalHandlers, pageHandlers, telemetryHandlers, walletHandlers],
  ...[actorHandlers, favouriteHandlers, galleryHandlers, videoHandlers],
  ...[teaserHandlers, tileGridHandlers],
].flat();
