import { languageOf, type Brand } from '@lounge/locale';
import { missingTokenText, queryPath, socketPath, type Infer } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import type { textFile } from '@lounge/protocol/foundation/legal';
import { http, HttpResponse, ws, type HttpHandler, type WebSocketHandler } from 'msw';
import { openWorldSocket } from '../browser/open-world-socket.ts';
import { inProcess, type InProcessRequest } from '../dispatch/in-process.ts';
import { restRoutes, type Route } from '../dispatch/routes.ts';
import { handlers } from '../handlers.ts';
import { resultBody } from '../server/query/result-body.ts';
import { interpreted, queryOperations, type QueryContext, type QueryRequest } from '../server/query/operations.ts';
import { bearerTokenOf, visitorOf } from '../wire/bearer.ts';
import { jsonOf } from '../wire/json-of.ts';
import { randomHex } from '../world/random-hex.ts';
import type { Caller, WorldParts } from '../world/world.ts';

/** Options of handlersOf. */
export interface WorldHandlerOptions {
  /** The origin to which the front end sends its calls, such as `https://api.example`. @default any */
  readonly origin?: string;
  /** The guest who makes all calls. @default an anonymous visitor */
  readonly guestId?: number | null;
  /** @default 'velvet' */
  readonly brand?: Brand;
  /** Called with unexpected errors, which fail the call. @default they are thrown, and MSW reports them */
  readonly report?: (cause: unknown) => void;
}

type Options = Required<WorldHandlerOptions>;

let count = 0;

const tokenOf = ({ headers }: Request): string | null => bearerTokenOf(headers.get('Authorization'));

const callerOf = (request: Request, { searchParams }: URL, { guestId, brand }: Options): Omit<Caller, 'key'> => {
  const visitor = guestId === null ? visitorOf(tokenOf(request)) : null;
  return {
    guestId,
    brand,
    language: languageOf(searchParams.get('language') ?? undefined),
    requestId: `msw-${(count += 1)}`,
    // Of the same form as the server's; nothing checks it, as the options say who calls.
    newVisitorToken: () => `a.${randomHex(16)}`,
    ...(visitor === null ? {} : { visitor }),
  };
};

const bodyOf = async (request: Request, { call }: Route['handled']): Promise<unknown> => {
  if (request.method === 'GET') return undefined;
  if (call.maxUploadBytes !== null) return new Uint8Array(await request.arrayBuffer());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A handler of one declared REST call. */
const restHandler = ({ handled, path }: Route, options: Options, world: WorldParts): HttpHandler => {
  const { call } = handled;
  const reply = inProcess([handled]);
  const methods = { GET: http.get, POST: http.post, PUT: http.put } as const;
  return methods[call.method](options.origin + path, async ({ request }) => {
    const url = new URL(request.url);
    const { send } = reply({
      world,
      caller: callerOf(request, url, options),
      run: { parseAnswers: false },
      report: options.report,
    });
    const asked: InProcessRequest = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(request, handled),
      headers: Object.fromEntries(request.headers),
    };
    const { status, body } = await send(asked);
    if (status !== 200 || call.isFile !== true) return HttpResponse.json(body as object, { status });
    // The answer of a file is a `textFile`, as its declaration says.
    const { name, mediaType, text } = body as Infer<typeof textFile>;
    return new HttpResponse(text, {
      headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${name}"` },
    });
  });
};

/** A handler of all operations of the query service, declared ones and others. */
const queryHandler = (options: Options, world: WorldParts): HttpHandler => {
  const service = queryOperations(handlers, { parseAnswers: false, development: false }, interpreted);
  return http.post(options.origin + queryPath, async ({ request }) => {
    const caller = { ...callerOf(request, new URL(request.url), options), key: null };
    if (tokenOf(request) === null) {
      const extensions = { code: 'needLogin', field: null, requestId: caller.requestId };
      return HttpResponse.json({ data: null, errors: [{ message: missingTokenText, extensions }] });
    }
    const context: QueryContext = { world, caller, causes: [] };
    // The service validates the operation and its variables.
    const asked = (await request.json()) as QueryRequest;
    const { body } = resultBody(await service.answer(asked, context), caller.requestId);
    context.causes.forEach(options.report);
    return HttpResponse.json(body as object);
  });
};

const isMessage = (text: string): boolean => {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && 'type' in value;
};

/** The close code of a connection that the world drops: pages may not send 1006. */
const dropped = 3000;

/** A handler of the socket: each connection is one of the world's. */
const socketHandler = ({ origin, guestId, brand, report }: Options, world: WorldParts): WebSocketHandler =>
  ws.link(origin.replace(/^http/, 'ws') + socketPath).addEventListener('connection', ({ client }) => {
    const caller = { guestId, brand, language: languageOf(undefined), requestId: `msw-${(count += 1)}` };
    const socket = openWorldSocket({ caller, report }, world);
    socket.onmessage = ({ data }) => client.send(data);
    socket.onclose = () => client.close(dropped);
    client.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (isMessage(text)) socket.send(text);
      else client.send(JSON.stringify({ type: refused.type, of: null, code: 'malformed', field: null }));
    });
    client.addEventListener('close', () => socket.close());
  });

/**
 * Handlers for MSW that answer from a world: one for each declared REST call, one for the query service, one for the socket. Faults of
 * the world apply.
 */
export const handlersOf = (
  world: WorldParts,
  { origin = '*', guestId = null, brand = 'velvet', report = throwCause }: WorldHandlerOptions = {},
): readonly (HttpHandler | WebSocketHandler)[] => {
  const options: Options = { origin, guestId, brand, report };
  return [
    ...restRoutes(handlers).map((route) => restHandler(route, options, world)),
    queryHandler(options, world),
    socketHandler(options, world),
  ];
};

const throwCause = (cause: unknown): never => {
  throw cause;
};
