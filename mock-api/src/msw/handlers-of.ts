import { isLanguage, languageOf, type Brand } from '@lounge/locale';
import {
  envelopeParameters,
  missingTokenText,
  isOpen,
  servicePaths,
  type Service,
  socketPath,
  type FailureCode,
  type Infer,
} from '@lounge/protocol';
import type { textFile } from '@lounge/protocol/foundation/legal';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { http, HttpResponse, type HttpHandler, type WebSocketHandler } from 'msw';
import { inProcess, type InProcessRequest } from '../dispatch/in-process.ts';
import { restRoutes, type Route } from '../dispatch/routes.ts';
import { failed, failureBody, statusOf } from '../dispatch/run-call.ts';
import { handlers } from '../handlers.ts';
import { resultBody } from '../server/query/result-body.ts';
import {
  interpreted,
  queryOperations,
  servicesOf,
  type QueryContext,
  type QueryRequest,
} from '../server/query/operations.ts';
import { bearerTokenOf, visitorOf } from '../wire/bearer.ts';
import { jsonOf } from '../wire/json-of.ts';
import type { Caller, WorldParts } from '../world/world.ts';
import { socketHandler } from './socket-handler.ts';
import { bearerOf, newVisitorToken } from './tokens.ts';

/** Options of handlersOf. */
export interface WorldHandlerOptions {
  /** The origin to which the front end sends its calls, such as `https://api.example`. @default any */
  readonly origin?: string;
  /** The guest who makes the calls that have no token, or a visitor's. @default an anonymous visitor */
  readonly guestId?: number | null;
  /** @default 'velvet' */
  readonly brand?: Brand;
  /** Called with unexpected errors, which fail the call, unless it was aborted. @default they are thrown, and MSW reports them */
  readonly report?: (cause: unknown) => void;
}

type Options = Required<WorldHandlerOptions>;
type Respond = (request: Request, report: (cause: unknown) => void) => Promise<Response>;

let count = 0;
const newRequestId = (): string => `msw-${(count += 1)}`;

/** Answers a request; one that was aborted ends without an error, as on a server whose client has gone. */
const answered =
  (options: Options, respond: Respond) =>
  async ({ request }: { readonly request: Request }): Promise<Response> => {
    const isAborted = (): boolean => request.signal.aborted;
    try {
      return await respond(request, (cause) => {
        if (!isAborted()) options.report(cause);
      });
    } catch (cause) {
      if (!isAborted()) throw cause;
      return HttpResponse.error();
    }
  };

const respondFailure = (code: FailureCode, requestId: string, field: string | null = null): Response =>
  HttpResponse.json(failureBody(code, field, requestId), { status: statusOf(failed(code)) });

const languageParameter = envelopeParameters.language;

/** Whether a request is in one of the languages, or names none. */
const hasLanguage = ({ url }: Request): boolean => {
  const language = new URL(url).searchParams.get(languageParameter);
  return language === null || isLanguage(language);
};

/** The caller of a request: by its token, or the guest of the options. Null for a token that is unknown or has ended. */
const callerOf = async (
  request: Request,
  token: string | null,
  requestId: string,
  { guestId: ownGuest, brand }: Options,
  world: WorldParts,
): Promise<Omit<Caller, 'key'> | null> => {
  const bearer = token === null ? { guestId: null, session: null } : await bearerOf(token, world);
  if (bearer === null) return null;
  const guestId = bearer.guestId ?? ownGuest;
  const visitor = guestId === null ? visitorOf(token) : null;
  return {
    guestId,
    brand,
    language: languageOf(new URL(request.url).searchParams.get(languageParameter)),
    requestId,
    ...(bearer.session === null ? {} : { session: bearer.session }),
    ...(visitor === null ? {} : { visitor }),
  };
};

/** The body of a request; undefined without one. Null for one that is no JSON. */
const bodyOf = async (request: Request, { call }: Route['handled']): Promise<{ readonly value: unknown } | null> => {
  if (request.method === 'GET') return { value: undefined };
  if (call.maxUploadBytes !== null) return { value: new Uint8Array(await request.arrayBuffer()) };
  const text = await request.text();
  const value = text === '' ? undefined : jsonOf(text);
  return text !== '' && value === undefined ? null : { value };
};

/** A handler of one declared REST call. */
const restHandler = ({ handled, path }: Route, options: Options, world: WorldParts): HttpHandler => {
  const { call } = handled;
  const reply = inProcess([handled]);
  const methods = { GET: http.get, POST: http.post, PUT: http.put } as const;
  const respond: Respond = async (request, report) => {
    const url = new URL(request.url);
    const requestId = newRequestId();
    // As on the server, the token of a read may be a parameter.
    const inQuery = call.changes ? null : url.searchParams.get(envelopeParameters.token);
    const token = bearerTokenOf(request.headers.get('Authorization')) ?? inQuery;
    const caller = await callerOf(request, token, requestId, options, world);
    if (caller === null) return respondFailure('needLogin', requestId);
    const body = await bodyOf(request, handled);
    if (body === null) return respondFailure('malformed', requestId);
    if (!hasLanguage(request)) return respondFailure('malformed', requestId, languageParameter);
    const issued = call === createVisitorToken ? await newVisitorToken(world) : null;
    const { send } = reply({
      world,
      caller: issued === null ? caller : { ...caller, newVisitorToken: () => issued },
      run: { parseAnswers: false },
      report,
    });
    const asked: InProcessRequest = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: body.value,
      headers: Object.fromEntries(request.headers),
    };
    const { status, body: answer } = await send(asked);
    if (status !== 200 || call.isFile !== true) return HttpResponse.json(answer as object, { status });
    // The answer of a file is a `textFile`, as its declaration says.
    const { name, mediaType, text } = answer as Infer<typeof textFile>;
    return new HttpResponse(text, {
      headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${name}"` },
    });
  };
  return methods[call.method](options.origin + path, answered(options, respond));
};

/** A handler of all operations of a GraphQL service, declared ones and others. */
const queryHandler = (name: Service, options: Options, world: WorldParts): HttpHandler => {
  const service = queryOperations(name, handlers, { parseAnswers: false, development: false }, interpreted);
  const respond: Respond = async (request, report) => {
    const requestId = newRequestId();
    const token = bearerTokenOf(request.headers.get('Authorization'));
    const isMissing = token === null && !isOpen(name);
    const caller = isMissing ? null : await callerOf(request, token, requestId, options, world);
    if (caller === null) {
      const extensions = { code: 'needLogin', field: null, requestId };
      const message = token === null ? missingTokenText : extensions.code;
      return HttpResponse.json({ data: null, errors: [{ message, extensions }] });
    }
    if (!hasLanguage(request)) return respondFailure('malformed', requestId, languageParameter);
    const context: QueryContext = { world, caller: { ...caller, key: null }, causes: [] };
    // The service validates the operation and its variables.
    const asked = (await request.json()) as QueryRequest;
    const { body } = resultBody(await service.answer(asked, context), requestId);
    context.causes.forEach(report);
    return HttpResponse.json(body as object);
  };
  return http.post(options.origin + servicePaths[name], answered(options, respond));
};

/**
 * Handlers for MSW that answer from a world: one for each declared REST call, one for each GraphQL service, one for the socket. Tokens are
 * checked; faults and stubs of the world apply.
 */
export const handlersOf = (
  world: WorldParts,
  { origin = '*', guestId = null, brand = 'velvet', report = throwCause }: WorldHandlerOptions = {},
): readonly (HttpHandler | WebSocketHandler)[] => {
  const options: Options = { origin, guestId, brand, report };
  const address = origin.replace(/^http/, 'ws') + socketPath;
  return [
    ...restRoutes(handlers).map((route) => restHandler(route, options, world)),
    ...servicesOf(handlers).map((service) => queryHandler(service, options, world)),
    socketHandler(address, { guestId, brand, report, newRequestId }, world),
  ];
};

const throwCause = (cause: unknown): never => {
  throw cause;
};
