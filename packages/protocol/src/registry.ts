import type { Command, Declared, Push, QueryCall, RestCall } from './declare/call.ts';
import * as actors from './content/actors/index.ts';
import * as favourites from './content/favourites/index.ts';
import * as galleries from './content/galleries/index.ts';
import * as videos from './content/videos/index.ts';
import * as teasers from './engagement/teasers/index.ts';
import * as tileGrid from './engagement/tile-grid/index.ts';
import * as guest from './foundation/guest/index.ts';
import * as legal from './foundation/legal/index.ts';
import * as page from './foundation/page/index.ts';
import * as realtime from './foundation/realtime/index.ts';
import * as session from './foundation/session/index.ts';
import * as telemetry from './foundation/telemetry/index.ts';
import * as wallet from './foundation/wallet/index.ts';

const kinds = new Set(['rest', 'query', 'command', 'push']);

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && kinds.has(String(value.kind));

/**
 * Everything that is declared, as a flat list for servers, tests and documents. The browser's trees import rooms by
 * path instead, so that no page loads the whole contract.
 */
export const declared: readonly Declared[] = [
  ...[telemetry, realtime, session, page, guest, legal, wallet],
  ...[actors, favourites, galleries, videos],
  ...[teasers, tileGrid],
]
  .flatMap((room) => Object.values<unknown>(room).filter(isDeclared))
  // Bundlers and Node disagree about the order of a module's exports; documents must not.
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** All REST calls. */
export const restCalls: readonly RestCall[] = declared.filter((each) => each.kind === 'rest');
/** All operations of the query service. */
export const queryCalls: readonly QueryCall[] = declared.filter((each) => each.kind === 'query');
/** All messages from client to server. */
export const commands: readonly Command[] = declared.filter((each) => each.kind === 'command');
/** All messages from server to client. */
export const pushes: readonly Push[] = declared.filter((each) => each.kind === 'push');
