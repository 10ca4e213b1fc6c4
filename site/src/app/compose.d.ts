import { LiveRow, Performers, Presence } from '@lounge/stores/content/actors';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { Guest } from '@lounge/stores/foundation/guest';
import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { type Carrier, type Clock, type Scope, type Socket, type WebSocketLike } from '@lounge/transport';
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
/** Puts the stores together: one set for a page in the browser, one for a request on the server. */
export declare const compose: ({ config, carrier, clock, openSocket, reload, report }: Surroundings) => Stores;
//# sourceMappingURL=compose.d.ts.map
