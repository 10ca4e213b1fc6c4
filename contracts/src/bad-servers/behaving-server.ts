import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll } from 'vitest';
import { WebSocketServer } from 'ws';
import { readOutcome } from '../verify/result-file.ts';
import { writeChosenPacts } from './chosen-pacts.ts';

/** A folder of one test file. */
export const directory = mkdtempSync(join(tmpdir(), 'lounge-bad-servers-'));
/** Pacts of one interaction of each transport. */
export const pacts = join(directory, 'pacts');
/** The file for the outcome. */
export const result = join(directory, 'result.json');
/** Servers that end after each test. */
export const servers: Server[] = [];

/** One interaction of each transport, to keep the runs short. */
export const descriptions = ['a request for a performer by id', 'a query for two similar performers', 'a ping command'];

beforeAll(() => {
  writeChosenPacts(pacts, descriptions);
  return () => rmSync(directory, { recursive: true });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Answers of a server: to calls, to states, and to each frame. */
export interface Behaviour {
  readonly onCall: RequestListener;
  readonly onState?: RequestListener;
  readonly onFrame?: (socket: {
    send(content: string | Buffer): void;
    close(code: number, reason: string): void;
  }) => void;
}

export const ok: RequestListener = (_, response) => void response.writeHead(204).end();
export const notFound: RequestListener = (_, response) =>
  void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');

/** The arguments for a server that answers as it is told; `secure` is its certificate and key, if it speaks TLS. */
export const argsOf = async (
  { onCall, onState = ok, onFrame = (socket) => socket.close(1000, 'over') }: Behaviour,
  secure: { readonly cert: string; readonly key: string } | null = null,
): Promise<readonly string[]> => {
  const onRequest: RequestListener = (request, response) =>
    request.url === '/states' ? onState(request, response) : onCall(request, response);
  const server = secure === null ? createServer(onRequest) : createTlsServer(secure, onRequest);
  new WebSocketServer({ server }).on('connection', (socket) => socket.on('message', () => onFrame(socket)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const s = secure === null ? '' : 's';
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = [
    '--base-url',
    `http${s}://${host}`,
    '--socket-url',
    `ws${s}://${host}`,
    '--states-url',
    `http${s}://${host}/states`,
  ];
  // A busy machine answers late.
  return ['verify', ...addresses, '--pacts', pacts, '--result', result, '--wait-ms', '60000'];
};

/** The sentences of the last outcome's troubles. */
export const troubles = () => readOutcome(result)?.interactions.map(({ trouble }) => trouble?.text);
