import { Connection } from '@lounge/stores/foundation/realtime';
import { trackingEvent } from '@lounge/protocol/foundation/telemetry';
import { BrowserOnline, PageVisits } from '@lounge/stores/foundation/telemetry';
import { beaconOf, createEventLog } from '@lounge/transport';
import { defineModule } from '../../shared/define-module.ts';

/** The state of the page's own connection, which is logged to the server too. */
export const { of: telemetryOf, use: useTelemetry } = defineModule({
  key: 'telemetry',
  create: ({ context: { client, clock } }) => {
    const log = createEventLog(client, clock);
    return { connection: new Connection(log), browserOnline: new BrowserOnline(log) };
  },
  listen: ({ connection, browserOnline }, pushSource) => {
    connection.listen(pushSource);
    browserOnline.listen(pushSource);
  },
});

/** How long the pages of this document are seen. */
export const { use: usePageVisits } = defineModule({
  key: 'page-visits',
  create: ({ context, token, guestId, language }) =>
    new PageVisits(context, (event) => {
      const beacon = beaconOf(trackingEvent, event, { token, guestId, language });
      if (beacon !== null) navigator.sendBeacon(beacon.url, new Blob([beacon.body], { type: 'application/json' }));
    }),
});
