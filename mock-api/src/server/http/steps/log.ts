import { outcomeOfError } from '../../../dispatch/run-call.ts';
import type { ServerContext } from '../../server-context.ts';
import { respondFailure } from '../respond.ts';
import { requestTargetOf } from '../request.ts';
import type { Step } from './request-state.ts';

/** What the log says of a client that closed the connection before its request had arrived; it gets no response. */
const clientIsGone = 499;

/** Options of log. */
interface LogOptions {
  /** The name in the log. @default the path */
  readonly call?: string;
  /** Logs unexpected errors only, for files, of which a page loads dozens. @default false */
  readonly errorsOnly?: boolean;
}

/**
 * The first step: gives the request its id, responds with a failure when a later step throws, and writes one line to the log.
 * The response never has the cause of an unexpected error.
 */
export const log =
  (context: ServerContext, { call, errorsOnly = false }: LogOptions = {}): Step =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const { state } = ctx;
    const id = context.newRequestId();
    state.requestId = id;
    state.target = requestTargetOf(ctx.req, id);
    state.call = call ?? state.target.path;
    state.failure = null;
    try {
      await next();
    } catch (cause) {
      if (ctx.req.readableAborted) {
        ctx.respond = false;
        return context.log({ id, call: state.call, status: clientIsGone, ms: performance.now() - startedAt });
      }
      respondFailure(ctx, outcomeOfError(cause));
    }
    const { failure } = ctx.state;
    if (errorsOnly && failure?.code !== 'failed' && failure?.cause === undefined) return;
    const status = failure?.cause === undefined ? ctx.status : 500;
    const line = { id, call: state.call, status, ms: performance.now() - startedAt };
    context.log(failure === null ? line : { ...line, ...failure });
  };
