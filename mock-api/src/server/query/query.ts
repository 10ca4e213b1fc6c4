import {
  bearer,
  envelopeParameters,
  isOpen,
  missingTokenText,
  operationText,
  parse,
  s,
  servicePaths,
  type Service,
} from '@lounge/protocol';
import { trackingEvent } from '@lounge/protocol/foundation/telemetry';
import { ApiError, reject } from '../../dispatch/handler.ts';
import { failed } from '../../dispatch/run-call.ts';
import { tokenOf } from '../http/request.ts';
import { respondJson } from '../http/respond.ts';
import { limit, callOrigin, countWeight, language } from '../http/steps/checks.ts';
import { caller, world } from '../http/steps/identify.ts';
import { jsonBody } from '../http/steps/bodies.ts';
import { log } from '../http/steps/log.ts';
import { telemetryLimit } from '../http/steps/telemetry-limit.ts';
import type { RequestContext, Step } from '../http/steps/request-state.ts';
import type { ServerContext } from '../server-context.ts';
import { resultBody } from './result-body.ts';
import type { QueryContext } from './operations.ts';
import { queryService } from './service.ts';

const requestSchema = s.object(
  {
    query: s.string,
    variables: s.optional(s.nullable(s.record)),
    operationName: s.optional(s.nullable(s.string)),
  },
  { id: 'QueryRequest', description: 'a GraphQL request' },
);

const operationName = (query: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'anonymous';

const postOnly: Step = ({ method }, next) => {
  if (method !== 'POST') reject('unknown');
  return next();
};

const headerToken = ({ req, state }: RequestContext): string | null => tokenOf(req, state.target.query, false);

/** Responds to a request without a valid token in the format of GraphQL: status 200, no data, the code in the extensions. */
const tokenFailure: Step = async (ctx, next) => {
  try {
    await next();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'needLogin') throw cause;
    const { requestId } = ctx.state;
    const message = headerToken(ctx) === null ? missingTokenText : cause.code;
    ctx.state.failure = failed(cause.code);
    const extensions = { code: cause.code, field: null, requestId };
    respondJson(ctx, 200, { data: null, errors: [{ message, extensions }] });
  }
};

const token: Step = (ctx, next) => {
  if (headerToken(ctx) === null) reject('needLogin');
  return next();
};

const beaconSchema = s.object(
  { query: s.string, variables: s.record, [envelopeParameters.token]: s.string },
  { id: 'BeaconRequest', description: 'a tracking event of a page that is being left' },
);

const trackingText = operationText(trackingEvent);

/** The text of a request's operations, before its form is checked; empty where there is none. */
const queryTextOf = ({ state: { body } }: RequestContext): string =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string' ? body.query : '';

/** Whether a request is the one operation whose token may be in its body, and nothing else. */
const isTracking = (ctx: RequestContext): boolean => queryTextOf(ctx) === trackingText;

/** Rejects tracking events in any other text: with aliases one request could store many. */
const trackingAsDeclared: Step = (ctx, next) => {
  if (queryTextOf(ctx).includes(trackingEvent.name) && !isTracking(ctx)) reject('malformed', 'query');
  return next();
};

const hasToken = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && envelopeParameters.token in body;

/**
 * The token of a beacon, which cannot have headers: of a tracking event it may be in the body. Of everything else it must be in the header,
 * which no form and no page of another origin can send.
 */
const beaconToken: Step = async (ctx, next) => {
  const { req, state } = ctx;
  if (headerToken(ctx) === null && isTracking(ctx) && hasToken(state.body)) {
    const beacon = parse(beaconSchema, state.body);
    if (!beacon.ok) return reject('malformed', beacon.field);
    const { [envelopeParameters.token]: own, ...request } = beacon.value;
    req.headers.authorization = bearer(own);
    state.body = request;
  }
  await next();
};

/** The last step: parses the request, runs its operation and responds. */
const run = (context: ServerContext, name: Service): Step => {
  const service = queryService(name, context.handlers, { ...context.run, development: context.development });
  return async (ctx) => {
    const { state } = ctx;
    const request = parse(requestSchema, state.body);
    if (!request.ok) return reject('malformed', request.field);
    await countWeight(context, ctx, service.weightOf(request.value));
    const address = context.hosting.addressOf(ctx.req);
    const turn = () => context.turn(address);
    const queryContext: QueryContext = { caller: state.caller, world: state.world, causes: [], turn };
    const { body, code } = resultBody(await service.answer(request.value, queryContext), state.requestId);
    state.call = operationName(request.value.query);
    state.isChange = /^\s*mutation\b/.test(request.value.query);
    if (state.isChange && state.caller.session !== undefined) await context.noteUse(state.caller.session, state.world);
    const [cause] = queryContext.causes;
    if (code !== undefined) state.failure = { code, cause };
    respondJson(ctx, 200, body);
  };
};

/** The steps of an operation of a GraphQL service, in their order. Only the query service has tracking events, which beacons send. */
export const querySteps = (context: ServerContext, service: Service): readonly Step[] => [
  log(context, { call: servicePaths[service] }),
  limit(context),
  postOnly,
  callOrigin(context),
  world(context),
  tokenFailure,
  jsonBody,
  ...(service === 'vxql' ? [beaconToken] : []),
  ...(isOpen(service) ? [] : [token]),
  caller(context, () => false),
  ...(service === 'vxql' ? [trackingAsDeclared, telemetryLimit(context.hosting, isTracking)] : []),
  language,
  run(context, service),
];
