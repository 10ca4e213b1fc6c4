import { isLanguage } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import { reject } from '../../../dispatch/handler.ts';
import type { HttpContext } from '../http-context.ts';
import { weights } from '../request-limit.ts';
import type { RequestContext, Step } from './request-state.ts';

/** Rejects requests over the limit of their address. */
export const limit =
  (context: Pick<HttpContext, 'limit' | 'hosting'>, weight?: number): Step =>
  (ctx, next) =>
    context.limit(context.hosting.addressOf(ctx.req), weight).then((isBelow) => (isBelow ? next() : reject('tooMany')));

/** Waits for the turn of the call, see `createTurns`. */
export const turn =
  (context: Pick<HttpContext, 'turn' | 'hosting'>): Step =>
  (ctx, next) => {
    const waiting = context.turn(context.hosting.addressOf(ctx.req));
    return waiting === undefined ? next() : waiting.then(next);
  };

/** Counts the part of a request's weight that is more than a request, and rejects what is over the limit of its address. */
export const countWeight = async (
  context: Pick<HttpContext, 'limit' | 'hosting'>,
  ctx: RequestContext,
  weight: number,
): Promise<void> => {
  const more = weight - weights.request;
  if (more > 0 && !(await context.limit(context.hosting.addressOf(ctx.req), more))) reject('tooMany');
};

/** Rejects what a page of another origin sends. */
export const origin =
  ({ hosting }: HttpContext): Step =>
  (ctx, next) =>
    hosting.isForeign(ctx.req) ? reject('foreignOrigin') : next();

/** Rejects changes that a page of another origin sends, unless the origin is allowed: a token identifies who makes a call. */
export const callOrigin =
  ({ hosting }: HttpContext, isChange: (ctx: RequestContext) => boolean = () => true): Step =>
  (ctx, next) =>
    isChange(ctx) && hosting.isForeignCall(ctx.req) ? reject('foreignOrigin') : next();

/** Rejects methods other than GET and HEAD. */
export const readOnly: Step = ({ method }, next) => {
  if (method !== 'GET' && method !== 'HEAD') reject('unknown');
  return next();
};

/** Rejects calls in another than the four languages; without the parameter a call is in English. */
export const language: Step = ({ state }, next) => {
  const name = envelopeParameters.language;
  const asked = state.target.query[name];
  if (asked !== undefined && !isLanguage(asked)) reject('malformed', name);
  return next();
};
