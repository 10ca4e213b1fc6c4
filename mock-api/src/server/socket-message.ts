import { entityId, orNull, parse, shape, text, type Command, type FailureCode } from '@lounge/protocol';
import { ackSession, ping, pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { RawData } from 'ws';
import type { WorldParts } from '../world/world.ts';
import type { Tokens } from './tokens.ts';

/** The session's life after a ping, in seconds, as a pong tells it. */
export const sessionTtl = 120;

/** Types are quoted in refusals and the log up to this length. */
const longestType = 60;

/** A message that may be acted on: who sent it, what it answers, whether a session stands after it. */
export interface Accepted {
  readonly ok: true;
  readonly guestId: number | null;
  readonly startsSession: boolean;
  readonly reply: unknown;
}

/** A message that is refused; `type` is null where it could not be told. */
export interface Refused {
  readonly ok: false;
  readonly type: string | null;
  readonly code: FailureCode;
  readonly field: string | null;
}

/** The session's own two commands; a room adds its commands here. */
interface Heard {
  readonly command: Command;
  readonly reply: unknown;
  readonly startsSession: boolean;
}

const heard: ReadonlyMap<string, Heard> = new Map(
  [
    { command: sessionRequest as Command, reply: { type: ackSession.type }, startsSession: true },
    { command: ping as Command, reply: { type: pong.type, ttl: sessionTtl }, startsSession: false },
  ].map((each) => [each.command.type, each]),
);

const envelope = shape({ type: text, accessToken: orNull(text), guestId: orNull(entityId) });

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

/** The type and the fields of a frame, or null where it is no JSON object with a type. */
const opened = (data: RawData, isBinary: boolean): { type: string; fields: Record<string, unknown> } | null => {
  if (isBinary) return null;
  try {
    const value = JSON.parse(textOf(data)) as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { type, ...fields } = value as Record<string, unknown>;
    return typeof type === 'string' ? { type, fields } : null;
  } catch {
    return null;
  }
};

const refusal = (type: string | null, code: FailureCode, field: string | null = null): Refused => ({
  ...{ ok: false, type, code, field },
});

/** The order of a message: open, type, envelope, payload, authenticate, permit. */
export const understand = async (
  tokens: Tokens,
  world: WorldParts,
  frame: { data: RawData; isBinary: boolean },
): Promise<Accepted | Refused> => {
  const message = opened(frame.data, frame.isBinary);
  if (message === null) return refusal(null, 'malformed');
  const { type } = message;
  const known = heard.get(type);
  if (known === undefined) return refusal(type.slice(0, longestType), 'unknown', 'type');
  const { accessToken, guestId, ...payload } = message.fields;
  const head = parse(envelope, { type, accessToken, guestId });
  if (!head.ok) return refusal(type, 'malformed', head.field);
  const body = parse(known.command.payload, payload);
  if (!body.ok) return refusal(type, 'malformed', body.field);
  const token = head.value.accessToken;
  const bearer = token === null ? { guestId: null } : await tokens.read(world, token);
  if (bearer === null || bearer.guestId !== head.value.guestId) return refusal(type, 'needLogin');
  if (known.command.needs === 'guest' && bearer.guestId === null) return refusal(type, 'needLogin');
  return { ok: true, guestId: bearer.guestId, startsSession: known.startsSession, reply: known.reply };
};
