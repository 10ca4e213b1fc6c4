import { createSocket, type Network, type Socket, type SocketOptions } from '@lounge/transport/socket';
import { sessionConfigOf } from '../foundation/session/session-config-stores.ts';
import { telemetryOf } from '../foundation/telemetry/telemetry-stores.ts';
import type { Stores } from '../shared/stores.ts';

export { telemetryOf };

/** The browser's knowledge of its network. */
const browserNetwork: Network = {
  get isOnline() {
    return navigator.onLine;
  },
  onOnline: (listener) => {
    const controller = new AbortController();
    // oxlint-disable-next-line no-restricted-properties -- the signal ends it
    window.addEventListener('online', listener, { once: true, signal: controller.signal });
    return () => controller.abort();
  },
};

/**
 * Creates the socket of a page; closes that are errors are logged. A message type without a listener is no schema mismatch
 * here: modules load on demand, so a page listens to gifts or vouchers only where something shows them.
 */
export const openLive = (stores: Stores, { onSchemaMismatch, ...options }: Omit<SocketOptions, 'onError'>): Socket => {
  // On every page, so that what an earlier visitor left is discarded.
  sessionConfigOf(stores);
  return createSocket({
    network: browserNetwork,
    ...options,
    onSchemaMismatch: (type, field) => void (field !== 'type' && onSchemaMismatch(type, field)),
    onError: (error) => void telemetryOf(stores).connection.logError(error),
  });
};
