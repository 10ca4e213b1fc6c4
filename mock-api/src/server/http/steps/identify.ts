import { reject } from '../../../dispatch/handler.ts';
import type { HttpContext } from '../http-context.ts';
import type { WorldParts } from '../../../world/world.ts';
import { callerOf, tokenOf, worldOf, type CallerResult } from '../request.ts';
import type { RequestContext, Step } from './request-state.ts';

/** Finds the world of a request. Rejects a header that is not a world's name. */
export const world =
  ({ worlds }: HttpContext): Step =>
  (ctx, next) => {
    const proceed = (found: WorldParts | null) => {
      ctx.state.world = found ?? reject('malformed', 'x-world');
      return next();
    };
    const found = worldOf(ctx.req, worlds);
    return found instanceof Promise ? found.then(proceed) : proceed(found);
  };

/** Finds the caller of a request by its token. Rejects an unknown token. */
export const caller =
  (context: HttpContext, mayTokenBeParameter: (ctx: RequestContext) => boolean): Step =>
  (ctx, next) => {
    const { req, state } = ctx;
    const token = tokenOf(req, state.target.query, mayTokenBeParameter(ctx));
    const { tokens, hosting } = context;
    const proceed = (result: CallerResult) => {
      const { world: own } = state;
      const newVisitorToken = () => tokens.anonymous(own);
      const address = hosting.addressOf(req);
      const isAdmin = context.isAdmin(req);
      state.caller = result.ok ? { ...result.caller, address, newVisitorToken, isAdmin } : reject(result.code);
      state.visitor = state.caller;
      return next();
    };
    const result = callerOf(req, state.target, { world: state.world, tokens, token, hosting });
    return result instanceof Promise ? result.then(proceed) : proceed(result);
  };
