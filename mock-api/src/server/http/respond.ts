import { failureBody, statusOf, type Failed } from '../../dispatch/run-call.ts';
import { jsonHeaders } from './headers.ts';
import type { RequestContext } from './steps/request-state.ts';

const retryAfterSeconds = '2';

/** Responds with JSON and the headers of data. */
export const respondJson = (ctx: RequestContext, status: number, value: unknown): void => {
  ctx.status = status;
  for (const [name, header] of jsonHeaders) ctx.set(name, header);
  ctx.set('X-Request-Id', ctx.state.requestId);
  ctx.body = JSON.stringify(value);
};

/** Responds with a failure in the format of REST, and keeps it for the log. */
export const respondFailure = (ctx: RequestContext, failure: Failed): void => {
  const { code, field, cause } = failure;
  ctx.state.failure = { code, field, cause };
  if (code === 'unavailable') ctx.set('Retry-After', retryAfterSeconds);
  respondJson(ctx, statusOf(failure), failureBody(code, field, ctx.state.requestId));
};
