import type { IncomingMessage } from 'node:http';
import { failureStatus, type FailureCode } from '@lounge/protocol';
import { failureBody } from '../../dispatch/run-call.ts';
import { readJson } from '../http/body.ts';
import { requestTargetOf, isForeign, worldOf } from '../http/request.ts';
import { sendJson, type Exchange } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import type { DevConsole, DevConsoleOutcome } from './dev-console.ts';
import type { DevConsoleRequest } from './dev-console-request.ts';

/** The path prefix of the dev console's API. */
export const devConsolePath = '/dev/api/';

/** Who may use the dev console: this machine only, or anyone who reaches the server. */
export type DevConsoleAccess = 'loopback' | 'anyone';

const loopbackName = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether a request may use the dev console. The Host header is checked besides the address, against DNS rebinding.
 */
export const mayReachDevConsole = ({ headers, socket }: IncomingMessage, reach: DevConsoleAccess): boolean =>
  reach === 'anyone' || (loopbackAddress.test(socket.remoteAddress ?? '') && loopbackName.test(headers.host ?? ''));

interface AdapterOptions {
  readonly context: ServerContext;
  readonly devConsole: DevConsole;
  readonly reach: DevConsoleAccess;
}

type Reply = DevConsoleOutcome | { readonly ok: true; readonly value: unknown };

const rejected = (code: FailureCode, field: string | null = null): Reply => ({ ok: false, code, field });

const bodyOf = (reply: Reply, requestId: string): unknown => {
  if (!reply.ok) return failureBody(reply.code, reply.field, requestId);
  return 'value' in reply ? reply.value : { message: reply.message };
};

/** The order of checks of a request: access, rate limit, world, origin, body, then the action. */
const replyTo = async (
  { context, devConsole, reach }: AdapterOptions,
  { req }: Exchange,
  name: string,
  cookies: string[],
): Promise<Reply> => {
  if (!mayReachDevConsole(req, reach)) return rejected('unknown');
  if (!(await context.limit(req))) return rejected('tooMany');
  const world = worldOf(req, context.worlds);
  if (world === null) return rejected('malformed', 'x-world');
  const devRequest: DevConsoleRequest = { world, request: req, cookies };
  if (req.method === 'GET') {
    if (name === '') return { ok: true, value: await devConsole.overview(devRequest) };
    return name === 'catalogue' ? { ok: true, value: devConsole.catalogue() } : rejected('unknown', 'action');
  }
  if (req.method !== 'POST') return rejected('unknown', 'action');
  if (isForeign(req)) return rejected('foreignOrigin');
  const body = await readJson(req);
  return body.ok ? devConsole.run(name, body.value ?? {}, devRequest) : rejected(body.code);
};

/**
 * The dev console over HTTP: `GET /dev/api/` returns the state of the world, `GET /dev/api/catalogue` the available scenarios,
 * states, pushes and calls, `POST /dev/api/{action}` with JSON runs an action.
 */
export const devConsoleAdapter = (options: AdapterOptions) => {
  const { context } = options;
  return async (exchange: Exchange): Promise<void> => {
    const began = performance.now();
    const { path, requestId } = requestTargetOf(exchange.req, context.newRequestId());
    const name = path.slice(devConsolePath.length);
    const cookies: string[] = [];
    const reply = await replyTo(options, exchange, name, cookies).catch((cause: unknown): Reply => ({
      ok: false,
      code: 'failed',
      field: null,
      cause,
    }));
    const status = reply.ok ? 200 : failureStatus[reply.code];
    if (reply.ok && cookies.length > 0) exchange.res.setHeader('Set-Cookie', cookies);
    sendJson(exchange.res, status, JSON.stringify(bodyOf(reply, requestId)), requestId);
    const line = { id: requestId, call: 'dev-console', status, ms: performance.now() - began };
    context.log(reply.ok ? line : { ...line, code: reply.code, field: reply.field, cause: reply.cause });
  };
};
