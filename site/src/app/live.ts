import { createSocket, type Socket, type SocketOptions } from '@lounge/transport/socket';
import { telemetryOf } from '../foundation/telemetry/telemetry-stores.ts';
import type { Stores } from './compose.ts';

export { telemetryOf };

/**
 * Makes the connection of a page; closes that were errors are logged. A type that nothing on the page hears is no
 * misfit here: modules come on demand, so a page hears of gifts or vouchers only where something shows them.
 */
export const openLive = (
  stores: Stores,
  { onSchemaMismatch: onMisfit, ...options }: Omit<SocketOptions, 'onError'>,
): Socket =>
  createSocket({
    ...options,
    onSchemaMismatch: (type, field) => void (field !== 'type' && onMisfit(type, field)),
    onError: (error) => void telemetryOf(stores).connection.logError(error),
  });
