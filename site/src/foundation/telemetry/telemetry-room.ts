import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { createEventLog } from '@lounge/transport';
import type { RoomStores, Stores } from '../../app/compose.ts';

/** What the site knows of its own connection, and tells the server of it. */
export interface TelemetryRoom extends RoomStores {
  readonly connection: Connection;
  readonly browserOnline: BrowserOnline;
}

/** The telemetry of these stores. */
export const telemetryRoom = ({ room }: Stores): TelemetryRoom =>
  room('telemetry', ({ client, clock }) => {
    const log = createEventLog(client, clock);
    const connection = new Connection(log);
    return {
      connection,
      browserOnline: new BrowserOnline(log),
      listen: (ears) => connection.listen(ears),
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
