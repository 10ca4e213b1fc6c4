import type { ServerResponse } from 'node:http';
import { failureStatus } from '@lounge/protocol';
import { failureBody, outcomeOfError } from '../../dispatch/run-call.ts';
import { sendJson } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';

const retryAfterSeconds = '2';

/** Sends a thrown error in the format of REST failures; unexpected ones become `failed` and are logged. */
export const sendError = (
  context: ServerContext,
  response: ServerResponse,
  { call, requestId, cause }: { call: string; requestId: string; cause: unknown },
): void => {
  const outcome = outcomeOfError(cause);
  if (outcome.ok) return;
  const { code, field } = outcome;
  const status = failureStatus[code];
  if (code === 'failed') context.log({ id: requestId, call, status, ms: 0, code, field, cause });
  if (response.headersSent) return void response.destroy();
  if (code === 'unavailable') response.setHeader('Retry-After', retryAfterSeconds);
  sendJson(response, status, JSON.stringify(failureBody(code, field, requestId)), requestId);
};
