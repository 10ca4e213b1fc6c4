import { outcomeOfError, type ReferenceServer } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';

/** The text of a response with 503. */
export const unavailableText = 'This is not possible at the moment. Please try again later.';

/** Responds with 503 when what is mounted after it cannot write because the disk is full or broken: forms, above all. */
export const unavailable =
  ({ context }: Pick<ReferenceServer, 'context'>): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      const { code } = outcomeOfError(cause);
      if (code !== 'unavailable') throw cause;
      context.log({ id: context.newRequestId(), call: ctx.path, status: 503, ms: 0, code, cause });
      ctx.status = 503;
      ctx.set('Cache-Control', 'no-store');
      ctx.set('Retry-After', '2');
      ctx.body = unavailableText;
    }
  };
