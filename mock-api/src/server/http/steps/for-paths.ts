import compose from 'koa-compose';
import type { Middleware } from 'koa';
import type { Step } from './request-state.ts';

/** Runs steps, in this order, for the paths that match; other requests are passed on. */
export const forPaths = (matches: (path: string) => boolean, steps: readonly Step[]): Middleware => {
  const run = compose([...steps]);
  return (ctx, next) => (matches(ctx.path) ? run(ctx, next) : next());
};
