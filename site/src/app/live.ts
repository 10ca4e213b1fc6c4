import { createSocket, type Socket, type SocketOptions } from '@lounge/transport/socket';
import { telemetryRoom } from '../foundation/telemetry/telemetry-room.ts';
import type { Stores } from './compose.ts';

export { telemetryRoom };

/**
 * Makes the connection of a page; closes that were errors are logged. A type that nothing on the page hears is no
 * misfit here: rooms come on demand, so a page hears of gifts or vouchers only where something shows them.
 */
export const openLive = (stores: Stores, { onMisfit, ...options }: Omit<SocketOptions, 'onError'>): Socket =>
  createSocket({
    ...options,
    onMisfit: (type, field) => void (field !== 'type' && onMisfit(type, field)),
    onError: (error) => void telemetryRoom(stores).connection.logError(error),
  });
