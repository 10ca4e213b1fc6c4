import { reject } from '../../../dispatch/handler.ts';
import type { ServerContext } from '../../server-context.ts';
import { isForeign } from '../request.ts';
import type { RequestContext, Step } from './request-state.ts';

/** Rejects requests over the rate limit of their address. */
export const limit =
  (context: ServerContext): Step =>
  (ctx, next) =>
    context.limit(ctx.req).then((isBelow) => (isBelow ? next() : reject('tooMany')));

/** Rejects changes that a page of another host sends. */
export const origin =
  (isChange: (ctx: RequestContext) => boolean = () => true): Step =>
  (ctx, next) => {
    if (isChange(ctx) && isForeign(ctx.req)) reject('foreignOrigin');
    return next();
  };

/** Rejects methods other than GET and HEAD. */
export const readOnly: Step = ({ method }, next) => {
  if (method !== 'GET' && method !== 'HEAD') reject('unknown');
  return next();
};
