import { Connection } from '@lounge/stores/foundation/realtime';
import { BrowserOnline } from '@lounge/stores/foundation/telemetry';
import { createEventLog } from '@lounge/transport';
import { defineModule } from '../../shared/define-module.ts';

/** The state of the page's own connection, which is logged to the server too. */
export const { of: telemetryOf, use: useTelemetry } = defineModule({
  key: 'telemetry',
  create: ({ context: { client, clock } }) => {
    const log = createEventLog(client, clock);
    return { connection: new Connection(log), browserOnline: new BrowserOnline(log) };
  },
  listen: ({ connection }, pushSource) => connection.listen(pushSource),
});
