import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { createEventLog } from '@lounge/transport';
import type { ModuleStores, Stores } from '../../app/compose.ts';

/** What the site knows of its own connection, and tells the server of it. */
export interface TelemetryStores extends ModuleStores {
  readonly connection: Connection;
  readonly browserOnline: BrowserOnline;
}

/** The telemetry of these stores. */
export const telemetryStores = ({ module }: Stores): TelemetryStores =>
  module('telemetry', ({ client, clock }) => {
    const log = createEventLog(client, clock);
    const connection = new Connection(log);
    return {
      connection,
      browserOnline: new BrowserOnline(log),
      listen: (pushSource) => connection.listen(pushSource),
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
