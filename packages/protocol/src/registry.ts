import type { Command, Declaration, Push, QueryCall, RestCall } from './declare/call.ts';
import * as actorSearch from './content/actor-search/index.ts';
import * as actors from './content/actors/index.ts';
import * as favourites from './content/favourites/index.ts';
import * as galleries from './content/galleries/index.ts';
import * as gifts from './content/gifts/index.ts';
import * as globalSearch from './content/global-search/index.ts';
import * as liveChat from './content/live-chat/index.ts';
import * as mediaLibrary from './content/media-library/index.ts';
import * as messenger from './content/messenger/index.ts';
import * as notifications from './content/notifications/index.ts';
import * as tickets from './content/tickets/index.ts';
import * as videos from './content/videos/index.ts';
import * as blog from './engagement/blog/index.ts';
import * as clash from './engagement/clash/index.ts';
import * as contests from './engagement/contests/index.ts';
import * as dailyBonus from './engagement/daily-bonus/index.ts';
import * as feed from './engagement/feed/index.ts';
import * as loyalty from './engagement/loyalty/index.ts';
import * as specialEvents from './engagement/special-events/index.ts';
import * as spinWheel from './engagement/spin-wheel/index.ts';
import * as surveys from './engagement/surveys/index.ts';
import * as teasers from './engagement/teasers/index.ts';
import * as tileGrid from './engagement/tile-grid/index.ts';
import * as tv from './engagement/tv/index.ts';
import * as webPush from './engagement/web-push/index.ts';
import * as ageCheck from './foundation/age-check/index.ts';
import * as conversion from './foundation/conversion/index.ts';
import * as guest from './foundation/guest/index.ts';
import * as legal from './foundation/legal/index.ts';
import * as page from './foundation/page/index.ts';
import * as realtime from './foundation/realtime/index.ts';
import * as session from './foundation/session/index.ts';
import * as subscriptions from './foundation/subscriptions/index.ts';
import * as telemetry from './foundation/telemetry/index.ts';
import * as vouchers from './foundation/vouchers/index.ts';
import * as wallet from './foundation/wallet/index.ts';

const kinds = new Set(['rest', 'query', 'command', 'push']);

const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && kinds.has(String(value.kind));

/**
 * All declarations as a flat list, for servers, tests and documents. Browser code imports modules by path instead, so
 * that no page loads all of them.
 */
export const declarations: readonly Declaration[] = [
  telemetry,
  realtime,
  session,
  ageCheck,
  conversion,
  page,
  guest,
  legal,
  subscriptions,
  vouchers,
  wallet,
  actors,
  actorSearch,
  favourites,
  galleries,
  gifts,
  globalSearch,
  liveChat,
  mediaLibrary,
  messenger,
  notifications,
  tickets,
  videos,
  feed,
  loyalty,
  spinWheel,
  surveys,
  teasers,
  tileGrid,
  blog,
  tv,
  specialEvents,
  dailyBonus,
  clash,
  webPush,
  contests,
]
  .flatMap((module) => Object.values<unknown>(module).filter(isDeclaration))
  // Bundlers and Node order a module's exports differently; sorted, the generated documents are the same.
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** All REST calls. */
export const restCalls: readonly RestCall[] = declarations.filter((each) => each.kind === 'rest');
/** All operations of the query service. */
export const queryCalls: readonly QueryCall[] = declarations.filter((each) => each.kind === 'query');
/** All messages from client to server. */
export const commands: readonly Command[] = declarations.filter((each) => each.kind === 'command');
/** All messages from server to client. */
export const pushes: readonly Push[] = declarations.filter((each) => each.kind === 'push');
