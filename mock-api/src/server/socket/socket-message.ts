import { messageEnvelope, parse, type Command, type FailureCode, type Infer } from '@lounge/protocol';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { RawData } from 'ws';
import type { commandTable, ReceivedCommand } from '../../dispatch/command-table.ts';
import { keyFrom } from '../../wire/idempotency-key.ts';
import { unstorableIn } from '../../wire/storable-text.ts';
import type { WorldParts } from '../../world/world.ts';
import { visitorOf } from '../../wire/bearer.ts';
import type { Tokens } from '../accounts/tokens.ts';

/** Rejections and the log contain at most this many characters of a type. */
export const maxTypeLength = 60;

/** A valid message with its sender. */
export interface AcceptedMessage {
  readonly ok: true;
  readonly type: string;
  readonly guestId: number | null;
  /** The hash of the session's token; null without a session. */
  readonly session: string | null;
  /** The name of an anonymous visitor; null for guests, and without a token. */
  readonly visitor: string | null;
  readonly key: string | null;
  /** The input of a session request; null for other messages. */
  readonly sessionRequest: Infer<typeof sessionRequest.input> | null;
  /** A module's command; null for the commands that the socket handles itself. */
  readonly command: ReceivedCommand | null;
}

/** A rejected message; `type` is null if it has none. */
export interface RejectedMessage {
  readonly ok: false;
  readonly type: string | null;
  readonly code: FailureCode;
  readonly field: string | null;
  /** The key of the command, if it has one. */
  readonly key: string | null;
}

/** The commands that the socket handles itself; all others belong to modules. */
export const builtInCommands: readonly Command[] = [sessionRequest, ping];

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

/** Parses a frame into type and fields. Returns null if it is not a JSON object with a type. */
export const parseFrame = (
  data: RawData,
  isBinary: boolean,
): { type: string; fields: Record<string, unknown> } | null => {
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

const error = (
  type: string | null,
  code: FailureCode,
  field: string | null = null,
  key: string | null = null,
): RejectedMessage => ({ ok: false, type, code, field, key });

interface MessageContext {
  readonly tokens: Tokens;
  readonly world: WorldParts;
  /** The modules' commands. */
  readonly commands: Pick<ReturnType<typeof commandTable>, 'has'>;
}

/** Parses a message, in this order: frame, type, envelope, payload of the built-in commands, authentication. */
export const parseMessage = async (
  { tokens, world, commands }: MessageContext,
  frame: { data: RawData; isBinary: boolean },
): Promise<AcceptedMessage | RejectedMessage> => {
  const message = parseFrame(frame.data, frame.isBinary);
  if (message === null) return error(null, 'malformed');
  const { type } = message;
  const builtIn = builtInCommands.find((each) => each.type === type);
  const { accessToken, guestId, key: sentKey, ...payload } = message.fields;
  const key = keyFrom(sentKey);
  if (builtIn === undefined && !commands.has(type)) return error(type.slice(0, maxTypeLength), 'unknown', 'type', key);
  const envelope = parse(messageEnvelope, { type, accessToken, guestId, key: sentKey });
  if (!envelope.ok) return error(type, 'malformed', envelope.field, key);
  const body = builtIn === undefined ? null : parse(builtIn.input, payload);
  if (body?.ok === false) return error(type, 'malformed', body.field, key);
  // Those of modules are checked where they run.
  const unstorable = builtIn === undefined ? null : unstorableIn(payload);
  if (unstorable !== null) return error(type, 'malformed', unstorable, key);
  const session = type === sessionRequest.type ? parse(sessionRequest.input, payload) : null;
  const token = envelope.value.accessToken;
  const bearer = token === null ? { guestId: null, session: null } : await tokens.read(token, world);
  if (bearer === null || bearer.guestId !== envelope.value.guestId) return error(type, 'needLogin', null, key);
  return {
    ok: true,
    type,
    guestId: bearer.guestId,
    session: bearer.session,
    visitor: visitorOf(token),
    key,
    sessionRequest: session?.ok === true ? session.value : null,
    command: builtIn === undefined ? { type, payload, key } : null,
  };
};
