import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath, type FailureCode } from '@lounge/protocol';
import type { WorldParts } from '../../world/world.ts';
import { hasTarget, requestTargetOf, worldOf } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';

/** Answers an upgrade without a socket and closes the connection, also when its client would keep it open. */
const rejectUpgrade = (stream: Duplex, status: string): void => {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** The handlers of a connection's requests. */
export interface UpgradeListener {
  /** Whether an address may open one more connection. */
  readonly mayOpen: (address: string) => boolean;
  readonly rejected: (code: FailureCode, address: string) => void;
  readonly accepted: (request: IncomingMessage, stream: Duplex, head: Buffer, world: WorldParts) => void;
}

type Rejection = readonly [code: FailureCode, status: string];

/** The world of a connection, or why it is refused; in this order: origin, limits, world. */
const admit = async (
  request: IncomingMessage,
  { worlds, hosting, limit }: ServerContext,
  mayOpen: UpgradeListener['mayOpen'],
): Promise<WorldParts | Rejection> => {
  if (hosting.isForeignCall(request)) return ['foreignOrigin', '403 Forbidden'];
  const address = hosting.addressOf(request);
  if (!(await limit(address)) || !mayOpen(address)) return ['tooMany', '429 Too Many Requests'];
  const world = await worldOf(request, worlds);
  return world ?? ['malformed', '400 Bad Request'];
};

/** Handles the requests of connections. */
export const onUpgrade = (server: Server, context: ServerContext, listener: UpgradeListener): void => {
  const open = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const admitted = await admit(request, context, listener.mayOpen);
    if ('database' in admitted) return listener.accepted(request, stream, head, admitted);
    const [code, status] = admitted;
    listener.rejected(code, context.hosting.addressOf(request));
    rejectUpgrade(stream, status);
  };
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has removed its own listeners by now: without one, a client that resets the connection would end the process.
    stream.on('error', () => stream.destroy());
    if (!hasTarget(request)) return rejectUpgrade(stream, '400 Bad Request');
    if (requestTargetOf(request, '').path === socketPath) return void open(request, stream, head);
    // The host may handle upgrades too; without another listener, unknown paths get 404.
    if (server.listenerCount('upgrade') === 1) rejectUpgrade(stream, '404 Not Found');
  });
};
