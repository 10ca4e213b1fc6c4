import { reject } from '../../../dispatch/handler.ts';
import type { HttpContext } from '../http-context.ts';
import type { RequestContext, Step } from './request-state.ts';

/** Rejects requests over the limit of their address. */
export const limit =
  (context: Pick<HttpContext, 'limit' | 'hosting'>, weight?: number): Step =>
  (ctx, next) =>
    context.limit(context.hosting.addressOf(ctx.req), weight).then((isBelow) => (isBelow ? next() : reject('tooMany')));

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
