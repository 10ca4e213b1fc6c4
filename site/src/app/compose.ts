import { LiveRow, Performers, Presence } from '@lounge/stores/content/actors';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { Guest } from '@lounge/stores/foundation/guest';
import { Connection } from '@lounge/stores/foundation/realtime';
import { PageReloads } from '@lounge/stores/foundation/session';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import {
  createClient,
  createEventLog,
  createScope,
  createSocket,
  type Carrier,
  type Clock,
  type Scope,
  type Socket,
  type WebSocketLike,
} from '@lounge/transport';
import type { PageConfig } from './page-config.ts';

/** What the stores are put together from. */
export interface Surroundings {
  readonly config: PageConfig;
  readonly carrier: Carrier;
  readonly clock: Clock;
  /** Opens the socket; null where there is none, as on the server. */
  readonly openSocket: (() => WebSocketLike) | null;
  readonly reload: () => void;
  readonly report: (message: string) => void;
}

/** Performers on the home page before "show more". */
const homePage = 61;
const videosShown = 4;

/** Every store of the site; only this file knows them all. */
export interface Stores {
  readonly scope: Scope;
  readonly socket: Socket | null;
  readonly connection: Connection;
  readonly browserOnline: BrowserOnline;
  readonly guest: Guest;
  readonly presence: Presence;
  readonly liveRow: LiveRow;
  readonly performers: Performers;
  readonly jumbotron: Jumbotron;
  readonly home: TileGrid;
  readonly newVideos: TileGrid;
}

let keys = 0;

/** Puts the stores together: one set for a page in the browser, one for a request on the server. */
export const compose = ({ config, carrier, clock, openSocket, reload, report }: Surroundings): Stores => {
  const scope = createScope();
  const identity = () => ({ token: config.token, guestId: config.guestId, language: config.language });
  const client = createClient({
    carrier,
    clock,
    identity,
    version: config.version,
    strict: config.strict,
    report: ({ message }) => report(message),
    newKey: () => `${config.now.toString(36)}-${(keys += 1)}`,
  });
  const log = createEventLog(client, clock);
  const connection = new Connection(log);
  const caller = { scope, client, clock };
  const socket =
    openSocket === null
      ? null
      : createSocket({
          ...{ open: openSocket, clock, scope, identity },
          onError: (error) => void connection.logError(error),
          onMisfit: (type, field) => report(`socket message ${type || 'without a type'} does not fit at ${field}`),
        });
  const presence = new Presence();
  const liveRow = new LiveRow(caller);
  const performers = new Performers(caller);
  if (socket !== null) {
    const ears = { scope, socket };
    for (const store of [presence, liveRow, performers, connection, new PageReloads(reload)]) store.listen(ears);
  }
  return {
    ...{ scope, socket, connection, presence, liveRow, performers },
    browserOnline: new BrowserOnline(log),
    guest: new Guest(caller),
    jumbotron: new Jumbotron(caller),
    home: new TileGrid('home', homePage, caller),
    newVideos: new TileGrid('newVideos', videosShown, caller),
  };
};
