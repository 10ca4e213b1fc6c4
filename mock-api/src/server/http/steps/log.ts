import { outcomeOfError, statusOfError } from '../../../dispatch/run-call.ts';
import type { HttpContext } from '../http-context.ts';
import { respondFailure } from '../respond.ts';
import { requestTargetOf } from '../request.ts';
import { noteRejectedRequest } from './note-rejection.ts';
import { whoOf } from '../../who.ts';
import type { Step } from './request-state.ts';

/** The log's record of a client that closed the connection before its request had arrived; it gets no response. */
const clientIsGone = 499;

/** A path without the subscription or the token of a browser, which a call that is not matched would leave in the log. */
export const withoutPayload = (path: string): string => path.replace(/^(\/rest\/v1\/web-push\/[\w-]+\/).+$/i, '$1…');

/** Options of log. */
interface LogOptions {
  /** The name in the log. @default the path */
  readonly call?: string;
  /** Logs failures only, for files, of which a page loads dozens. @default false */
  readonly failuresOnly?: boolean;
}

/**
 * The first step: gives the request its id, responds with a failure when a later step throws, and writes one line to the log.
 * The response never has the cause of an unexpected error.
 */
export const log =
  (context: HttpContext, { call, failuresOnly = false }: LogOptions = {}): Step =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const { state } = ctx;
    const id = context.newRequestId();
    state.requestId = id;
    state.target = requestTargetOf(ctx.req, id);
    state.call = call ?? withoutPayload(state.target.path);
    state.failure = null;
    state.visitor = null;
    state.isChange = false;
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
    if (failure !== null) await noteRejectedRequest(ctx, context);
    if (failuresOnly && failure === null) return;
    // A query's response is 200 whatever its operation came to.
    const status = failure?.cause === undefined ? ctx.status : statusOfError(failure.cause);
    const line = { id, call: state.call, status, ms: performance.now() - startedAt };
    if (failure !== null) {
      context.log({ ...line, ...failure, ...whoOf(state.visitor, context.hosting.addressOf(ctx.req)) });
    } else context.log(state.isChange ? { ...line, ...whoOf(state.visitor) } : line);
  };
