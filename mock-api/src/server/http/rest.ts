import Router from '@koa/router';
import { decodeRest } from '@lounge/protocol';
import { reject, type HandledCall } from '../../dispatch/handler.ts';
import { restRoutes } from '../../dispatch/routes.ts';
import { runCall } from '../../dispatch/run-call.ts';
import { weightOfCall } from './call-weight.ts';
import type { HttpContext } from './http-context.ts';
import { weights } from './request-limit.ts';
import { respondFailure, respondFile, respondJson } from './respond.ts';
import { callOrigin, countWeight, language, limit, turn } from './steps/checks.ts';
import { caller, world } from './steps/identify.ts';
import { fileBody, jsonBody } from './steps/bodies.ts';
import { log } from './steps/log.ts';
import { isEventCall, telemetryLimit } from './steps/telemetry-limit.ts';
import { recordUse } from './steps/use.ts';
import type { RequestContext, RequestState, Step } from './steps/request-state.ts';

/** Finds the call of a request. Of several routes that match, the one with the fewest parameters is taken. */
const route = (handlers: readonly HandledCall[]): Step => {
  const router = new Router<RequestState>({ sensitive: true, exclusive: 'specificity' });
  for (const { handled, path } of restRoutes(handlers)) {
    router.register(path, [handled.call.method], (ctx, next) => {
      ctx.state.handled = handled;
      ctx.state.params = ctx.params;
      ctx.state.call = handled.call.id;
      ctx.state.isChange = handled.call.changes;
      return next();
    });
  }
  router.on(
    ({ NotFound }) => NotFound,
    () => reject('unknown'),
  );
  // Its type asks for a context that has the router's fields, which it adds itself.
  return router.routes() as Step;
};

const isChange = ({ state }: RequestContext): boolean => state.isChange;

/**
 * Reads an uploaded file. Who may not upload it, or has uploaded too much, is rejected before a byte is read: it is held in memory.
 */
const upload = (context: HttpContext): Step => {
  const limitUploads = limit(context, weights.upload);
  return (ctx, next) => {
    const { handled, caller: by } = ctx.state;
    const maxBytes = handled.call.maxUploadBytes ?? 0;
    if (handled.call.needs === 'guest' && by.guestId === null) reject('needLogin');
    const bytes = Math.min(Number(ctx.get('content-length') || maxBytes), maxBytes);
    return limitUploads(ctx, async () => {
      if (!(await context.limitUpload(context.hosting.addressOf(ctx.req), bytes))) reject('tooMany');
      await fileBody(maxBytes)(ctx, next);
    });
  };
};

/** Reads the body of a call that has one: JSON, or an uploaded file. */
const body = (context: HttpContext): Step => {
  const file = upload(context);
  return (ctx, next) => {
    const { method, maxUploadBytes } = ctx.state.handled.call;
    if (method === 'GET') return next();
    return maxUploadBytes === null ? jsonBody(ctx, next) : file(ctx, next);
  };
};

/** Parses the input of a call, from path, query string and body. */
const input: Step = (ctx, next) => {
  const { handled, params, target, body: value } = ctx.state;
  const parsed = decodeRest(handled.call, { params, query: target.fields, body: value });
  ctx.state.input = parsed.ok ? parsed.value : reject('malformed', parsed.field);
  return next();
};

/** Counts the part of a call's weight that is more than a request. */
const limitByWeight =
  (context: HttpContext): Step =>
  async (ctx, next) => {
    await countWeight(context, ctx, weightOfCall(ctx.state.handled.call.id, ctx.state.input));
    return next();
  };

/** The last step: runs the call and responds. */
const run =
  (context: HttpContext): Step =>
  async (ctx) => {
    const { state } = ctx;
    const outcome = await runCall(state.handled, state.input, state.caller, context.run, state.world);
    if (!outcome.ok) respondFailure(ctx, outcome);
    // The answer of a file is a `textFile`, as its declaration says.
    else if (state.handled.call.isFile === true) respondFile(ctx, outcome.answer as Parameters<typeof respondFile>[1]);
    else respondJson(ctx, 200, outcome.answer);
  };

/** The steps of a REST call, in their order. */
export const restSteps = (context: HttpContext): readonly Step[] => [
  log(context),
  limit(context),
  route(context.handlers),
  callOrigin(context, isChange),
  world(context),
  caller(context, (ctx) => !isChange(ctx)),
  telemetryLimit(context.hosting, isEventCall),
  recordUse(context),
  body(context),
  language,
  input,
  limitByWeight(context),
  turn(context),
  run(context),
];
