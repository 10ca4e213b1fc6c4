import type { IncomingMessage } from 'node:http';
import { failureStatus, type FailureCode } from '@lounge/protocol';
import { failureBody } from '../../pipeline/run.ts';
import { readJson } from '../body.ts';
import { arrivedAt, isForeign, worldOf } from '../request.ts';
import { sendJson, type Exchange } from '../rest.ts';
import type { Shell } from '../shell.ts';
import type { Desk, DeskOutcome } from './desk.ts';
import type { DeskVisit } from './desk-visit.ts';

/** Where the desk's requests begin. */
export const deskPath = '/desk/api/';

/** Who may come to the desk: this machine only, or whoever reaches the server. */
export type DeskReach = 'loopback' | 'anyone';

const loopbackName = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether the desk is there for a request. The host's name counts as well as the address: a name of somebody else's that
 * leads to this machine would otherwise make a page of theirs ours.
 */
export const mayReachDesk = ({ headers, socket }: IncomingMessage, reach: DeskReach): boolean =>
  reach === 'anyone' || (loopbackAddress.test(socket.remoteAddress ?? '') && loopbackName.test(headers.host ?? ''));

type Reply = DeskOutcome | { readonly ok: true; readonly value: unknown };

const refused = (code: FailureCode, field: string | null = null): Reply => ({ ok: false, code, field });

const bodyOf = (reply: Reply, requestId: string): unknown => {
  if (!reply.ok) return failureBody(reply.code, reply.field, requestId);
  return 'value' in reply ? reply.value : { sentence: reply.sentence };
};

/** The order of a request at the desk: reach, limit, world, origin, read, then the action. */
const replyTo = async (
  { shell, desk, reach }: { shell: Shell; desk: Desk; reach: DeskReach },
  { req }: Exchange,
  name: string,
  cookies: string[],
): Promise<Reply> => {
  if (!mayReachDesk(req, reach)) return refused('unknown');
  if (!(await shell.limit(req))) return refused('tooMany');
  const world = worldOf(req, shell.worlds);
  if (world === null) return refused('malformed', 'x-world');
  const visit: DeskVisit = { world, request: req, cookies };
  if (req.method === 'GET') {
    if (name === '') return { ok: true, value: await desk.overview(visit) };
    return name === 'catalogue' ? { ok: true, value: desk.catalogue() } : refused('unknown', 'action');
  }
  if (req.method !== 'POST') return refused('unknown', 'action');
  if (isForeign(req)) return refused('foreignOrigin');
  const body = await readJson(req);
  return body.ok ? desk.act(name, body.value ?? {}, visit) : refused(body.code);
};

/**
 * The desk over HTTP: `GET /desk/api/` tells what the world is like, `GET /desk/api/catalogue` what can be chosen from,
 * `POST /desk/api/{action}` with JSON does it.
 */
export const deskShell = (parts: { shell: Shell; desk: Desk; reach: DeskReach }) => {
  const { shell } = parts;
  return async (exchange: Exchange): Promise<void> => {
    const began = performance.now();
    const { path, requestId } = arrivedAt(exchange.req, shell.newRequestId());
    const name = path.slice(deskPath.length);
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
    const line = { id: requestId, call: 'desk', status, ms: performance.now() - began };
    shell.log(reply.ok ? line : { ...line, code: reply.code, field: reply.field, cause: reply.cause });
  };
};
