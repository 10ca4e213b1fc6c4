import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { queryPath } from '@lounge/protocol';
import { restCalls, pushes, queryCalls } from '@lounge/protocol/registry';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { damaged, type Mutation } from './mutation.ts';

/** Something that is said about a call, and how it is damaged. */
export interface Damage {
  /** The id of the REST call, query or push. */
  readonly call: string;
  readonly mutation: Mutation;
}

/** A proxy in front of a back end that damages what it says. */
export interface Saboteur {
  readonly baseUrl: string;
  readonly socketUrl: string;
  close(): Promise<void>;
}

const bytesOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

// A socket of ws hands text over as one buffer unless it is told otherwise.
const textIn = (data: RawData): string => (data as Buffer).toString('utf8');

const callOf = (method: string, path: string, body: string): { id: string; within: string } | null => {
  if (path === queryPath) {
    const call = queryCalls.find(({ operation, name }) => body.includes(`"${operation} ${name}`));
    return call === undefined ? null : { id: call.id, within: `data.${call.name}` };
  }
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const call = restCalls.find((each) => each.method === method && fits(each.path));
  return call === undefined ? null : { id: call.id, within: '' };
};

const into = (within: string, mutation: Mutation): Mutation =>
  within === '' || !('field' in mutation) ? mutation : { ...mutation, field: `${within}.${mutation.field}` };

/** Starts the proxy. Everything passes unharmed but what the damages name. */
export const startSaboteur = async (
  back: { readonly baseUrl: string; readonly socketUrl: string },
  damages: readonly Damage[],
): Promise<Saboteur> => {
  const damageOf = (id: string): Mutation | undefined => damages.find(({ call }) => call === id)?.mutation;

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const method = request.method ?? 'GET';
    const sent = await bytesOf(request);
    const { host: _, connection: _c, 'content-length': _l, ...headers } = request.headers;
    const answer = await fetch(back.baseUrl + url, {
      method,
      headers: headers as Record<string, string>,
      ...(sent.length === 0 ? {} : { body: new Uint8Array(sent) }),
    });
    const call = callOf(method, url.split('?')[0] ?? '', String(sent));
    const mutation = call === null ? undefined : damageOf(call.id);
    if (mutation?.kind === 'silent') return void response.destroy();
    const text = await answer.text();
    const said =
      mutation === undefined ? text : JSON.stringify(damaged(JSON.parse(text), into(call?.within ?? '', mutation)));
    const status = mutation?.kind === 'status' ? mutation.to : answer.status;
    response.writeHead(status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(said);
  };

  const http = createServer((request, response) => {
    forward(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (near, request) => {
    const far = new WebSocket(back.socketUrl, { headers: { 'x-world': String(request.headers['x-world'] ?? '') } });
    const waiting: string[] = [];
    near.on('message', (data) => {
      if (far.readyState === far.OPEN) far.send(textIn(data));
      else waiting.push(textIn(data));
    });
    far.on('open', () => waiting.forEach((text) => far.send(text)));
    far.on('message', (data) => {
      const frame = JSON.parse(textIn(data)) as { type: string };
      const mutation = damageOf(pushes.find(({ type }) => type === frame.type)?.id ?? '');
      if (mutation?.kind === 'silent') return;
      near.send(mutation === undefined ? textIn(data) : JSON.stringify(damaged(frame, mutation)));
    });
    near.on('close', () => far.close());
    far.on('close', () => near.close());
    far.on('error', () => near.close());
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/socket`,
    close: async () => {
      sockets.clients.forEach((socket) => socket.terminate());
      http.closeAllConnections();
      await new Promise<void>((resolve) => void http.close(() => resolve()));
    },
  };
};
