import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serviceAt, socketPath } from '@lounge/protocol';
import { restCalls, pushes, queryCalls } from '@lounge/protocol/registry';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { mutated, type Mutation } from './mutation.ts';

/** A change to the answers of a call, or to a push. */
export interface ResponseMutation {
  /** The id of the REST call, query or push. */
  readonly call: string;
  readonly mutation: Mutation;
}

/** A proxy in front of a server that changes its answers and pushes. */
export interface FaultyProxy {
  readonly baseUrl: string;
  readonly socketUrl: string;
  close(): Promise<void>;
}

/** A request on its way to the server. */
export interface PassingRequest {
  readonly method: string;
  /** The path with the query string. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Changes to requests, so that a server accepts those that it must reject. */
export interface Tolerance {
  readonly request?: (sent: PassingRequest) => PassingRequest;
  readonly frame?: (sent: Readonly<Record<string, unknown>>) => object;
}

const bytesOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

// ws delivers text as one buffer by default.
const textIn = (data: RawData): string => (data as Buffer).toString('utf8');

const callOf = (method: string, path: string, body: string): { id: string; within: string } | null => {
  const service = serviceAt(path);
  if (service !== undefined) {
    const ours = queryCalls.filter((call) => call.service === service);
    const call = ours.find(({ operation, name }) => body.includes(`"${operation} ${name}`));
    return call === undefined ? null : { id: call.id, within: `data.${call.name}` };
  }
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const call = restCalls.find((each) => each.method === method && fits(each.path));
  return call === undefined ? null : { id: call.id, within: '' };
};

const prefixed = (within: string, mutation: Mutation): Mutation =>
  within === '' || !('field' in mutation) ? mutation : { ...mutation, field: `${within}.${mutation.field}` };

/** Passes frames between a client and the server. */
const join = (
  client: WebSocket,
  server: WebSocket,
  {
    mutationOf,
    toleratedFrame,
  }: {
    readonly mutationOf: (id: string) => Mutation | undefined;
    readonly toleratedFrame: NonNullable<Tolerance['frame']>;
  },
): void => {
  const queued: string[] = [];
  client.on('message', (data) => {
    const text = JSON.stringify(toleratedFrame(JSON.parse(textIn(data)) as Readonly<Record<string, unknown>>));
    if (server.readyState === server.OPEN) server.send(text);
    else queued.push(text);
  });
  server.on('open', () => queued.forEach((text) => server.send(text)));
  server.on('message', (data) => {
    const frame = JSON.parse(textIn(data)) as { type: string };
    const mutation = mutationOf(pushes.find(({ type }) => type === frame.type)?.id ?? '');
    if (mutation?.kind === 'silent') return;
    client.send(mutation === undefined ? textIn(data) : JSON.stringify(mutated(frame, mutation)));
  });
  client.on('close', () => server.close());
  server.on('close', () => client.close());
  server.on('error', () => client.close());
};

/** Starts the proxy. Everything without a mutation passes unchanged. */
export const startFaultyProxy = async (
  target: { readonly baseUrl: string; readonly socketUrl: string },
  mutations: readonly ResponseMutation[],
  { request: tolerated = (sent) => sent, frame: toleratedFrame = (sent) => sent }: Tolerance = {},
): Promise<FaultyProxy> => {
  const mutationOf = (id: string): Mutation | undefined => mutations.find(({ call }) => call === id)?.mutation;

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host: _, connection: _c, 'content-length': _l, ...headers } = request.headers;
    const {
      method,
      url,
      body: sent,
      ...passing
    } = tolerated({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: headers as Record<string, string>,
      body: new Uint8Array(await bytesOf(request)),
    });
    const answer = await fetch(target.baseUrl + url, {
      method,
      headers: passing.headers,
      ...(sent.length === 0 || method === 'GET' ? {} : { body: sent }),
    });
    const call = callOf(method, url.split('?')[0] ?? '', Buffer.from(sent).toString('utf8'));
    const mutation = call === null ? undefined : mutationOf(call.id);
    if (mutation?.kind === 'silent') return void response.destroy();
    const text = await answer.text();
    const body =
      mutation === undefined ? text : JSON.stringify(mutated(JSON.parse(text), prefixed(call?.within ?? '', mutation)));
    const status = mutation?.kind === 'status' ? mutation.to : answer.status;
    response.writeHead(status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  };

  const http = createServer((request, response) => {
    forward(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (client, request) => {
    const world = String(request.headers['x-world'] ?? '');
    join(client, new WebSocket(target.socketUrl, { headers: { 'x-world': world } }), { mutationOf, toleratedFrame });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}${socketPath}`,
    close: async () => {
      sockets.clients.forEach((socket) => socket.terminate());
      http.closeAllConnections();
      await new Promise<void>((resolve) => void http.close(() => resolve()));
    },
  };
};
