import type { Middleware } from 'koa';
import { reject } from '../../dispatch/handler.ts';
import { isAdmin } from '../admin-token.ts';
import { respondJson } from '../http/respond.ts';
import { jsonBody } from '../http/steps/bodies.ts';
import { limit } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { Step } from '../http/steps/request-state.ts';
import type { ServerContext } from '../server-context.ts';
import type { Seeds } from '../../seed/fill.ts';
import { internalActions, type InternalParts } from './internal-actions.ts';

/** The path prefix of the internal endpoints. */
const internalPath = '/rest/v1/internal/';

/** Who may call them, and what they import. */
export interface InternalOptions {
  readonly token: string;
  /** The catalogue. */
  readonly seeds: () => Seeds;
}

const access = (token: string): Step => {
  const mayCall = isAdmin(token);
  return (ctx, next) => (mayCall(ctx.headers.authorization) ? next() : reject('unknown'));
};

const run =
  (parts: InternalParts): Step =>
  async (ctx) => {
    const { target, body, world: inWorld } = ctx.state;
    const name = target.path.slice(internalPath.length);
    const act = internalActions.get(name) ?? reject('unknown');
    respondJson(ctx, 200, await act(body ?? {}, parts, inWorld));
  };

const onlyPost: Step = (ctx, next) => (ctx.method === 'POST' ? next() : reject('unknown'));

/**
 * The internal endpoints: `POST /rest/v1/internal/{name}` with JSON and `Authorization: Bearer ADMIN_TOKEN`. To be mounted where there is a
 * token, and not in production; everybody else gets 404, as on a server without them.
 * @spec rule:internal-endpoints
 * @assumed Who may call them, and that each is a POST.
 */
export const internalEndpoints = (context: ServerContext, { token, seeds }: InternalOptions): Middleware => {
  const parts = { seeds, clearCaches: () => context.caches.forEach((clear) => clear()) };
  return forPaths(
    (path) => path.startsWith(internalPath),
    [log(context, { call: 'internal' }), limit(context), access(token), onlyPost, world(context), jsonBody, run(parts)],
  );
};
