import type { IncomingMessage } from 'node:http';
import { failureStatus, type FailureCode } from '@lounge/protocol';
import { failureBody } from '../../dispatch/run-call.ts';
import { readJson } from '../http/body.ts';
import { arrivedAt, isForeign, worldOf } from '../http/request.ts';
import { sendJson, type Exchange } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import type { DevConsole, DevConsoleOutcome } from './dev-console.ts';
import type { DevConsoleRequest } from './dev-console-request.ts';

/** Where the dev console's requests begin. */
export const devConsolePath = '/dev/api/';

/** Who may come to the dev console: this machine only, or whoever reaches the server. */
export type DevConsoleAccess = 'loopback' | 'anyone';

const loopbackName = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether the dev console is there for a request. The host's name counts as well as the address: a name of somebody else's that
 * leads to this machine would otherwise make a page of theirs ours.
 */
export const mayReachDevConsole = ({ headers, socket }: IncomingMessage, reach: DevConsoleAccess): boolean =>
  reach === 'anyone' || (loopbackAddress.test(socket.remoteAddress ?? '') && loopbackName.test(headers.host ?? ''));

type Reply = DevConsoleOutcome | { readonly ok: true; readonly value: unknown };

const refused = (code: FailureCode, field: string | null = null): Reply => ({ ok: false, code, field });

const bodyOf = (reply: Reply, requestId: string): unknown => {
  if (!reply.ok) return failureBody(reply.code, reply.field, requestId);
  return 'value' in reply ? reply.value : { sentence: reply.sentence };
};

/** The order of a request at the dev console: reach, limit, world, origin, read, then the action. */
const replyTo = async (
  { shell: context, devConsole, reach }: { shell: ServerContext; devConsole: DevConsole; reach: DevConsoleAccess },
  { req }: Exchange,
  name: string,
  cookies: string[],
): Promise<Reply> => {
  if (!mayReachDevConsole(req, reach)) return refused('unknown');
  if (!(await context.limit(req))) return refused('tooMany');
  const world = worldOf(req, context.worlds);
  if (world === null) return refused('malformed', 'x-world');
  const visit: DevConsoleRequest = { world, request: req, cookies };
  if (req.method === 'GET') {
    if (name === '') return { ok: true, value: await devConsole.overview(visit) };
    return name === 'catalogue' ? { ok: true, value: devConsole.catalogue() } : refused('unknown', 'action');
  }
  if (req.method !== 'POST') return refused('unknown', 'action');
  if (isForeign(req)) return refused('foreignOrigin');
  const body = await readJson(req);
  return body.ok ? devConsole.act(name, body.value ?? {}, visit) : refused(body.code);
};

/**
 * The dev console over HTTP: `GET /dev/api/` tells what the world is like, `GET /dev/api/catalogue` what can be chosen from,
 * `POST /dev/api/{action}` with JSON does it.
 */
export const devConsoleAdapter = (parts: { shell: ServerContext; devConsole: DevConsole; reach: DevConsoleAccess }) => {
  const { shell: context } = parts;
  return async (exchange: Exchange): Promise<void> => {
    const began = performance.now();
    const { path, requestId } = arrivedAt(exchange.req, context.newRequestId());
    const name = path.slice(devConsolePath.length);
    const cookies: string[] = [];
    const reply = await replyTo(parts, exchange, name, cookies).catch((cause: unknown): Reply => ({
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
