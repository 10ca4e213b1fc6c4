import { beat, refused } from '@lounge/protocol/foundation/realtime';
import { keyField } from '../../wire/idempotency-key.ts';
import { jsonOf } from '../../wire/json-of.ts';
import type { SocketMessage } from './har.ts';
import { exactText, exactValue, replaceTexts } from './json-text.ts';
import { comparable } from './RecordedCalls.ts';

const objectIn = ({
  data,
  opcode,
}: Pick<SocketMessage, 'data' | 'opcode'>): Readonly<Record<string, unknown>> | null => {
  const value = opcode === 1 ? jsonOf(data) : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
};

const isBeat = (message: SocketMessage): boolean => objectIn(message)?.['type'] === beat.type;

/** A message in which its key makes no difference: clients choose a new one each time. */
const nameOf = (message: Pick<SocketMessage, 'data' | 'opcode'>): string => {
  if (objectIn(message) === null) return `${message.opcode} ${message.data}`;
  const { [keyField]: _key, ...rest } = exactValue(message.data) as Readonly<Record<string, unknown>>;
  return comparable(exactText(rest));
};

/** A recorded reply with the key of the client's message, or without one, and else as it was written. */
const withKey = (data: string, key: unknown): string => {
  if (typeof key === 'string')
    return replaceTexts(data, (name, _, depth) => (depth === 1 && name === keyField ? JSON.stringify(key) : null));
  const { [keyField]: _key, ...rest } = exactValue(data) as Readonly<Record<string, unknown>>;
  return exactText(key === undefined ? rest : { ...rest, [keyField]: key });
};

interface Turn {
  readonly name: string;
  /** The key of the recorded message, which its reply repeats. */
  readonly key: unknown;
  readonly replies: readonly SocketMessage[];
}

/** Each message of the client with the server's messages up to the next one. Heartbeats are left out. */
const turnsOf = (messages: readonly SocketMessage[]): { first: readonly SocketMessage[]; turns: readonly Turn[] } => {
  const sent = messages.filter((each) => !isBeat(each));
  const starts = sent.flatMap((each, at) => (each.type === 'send' ? [at] : []));
  return {
    first: sent.slice(0, starts[0]),
    turns: starts.flatMap((start, at) => {
      const message = sent[start];
      if (message === undefined) return [];
      const replies = sent.slice(start + 1, starts[at + 1]);
      return [{ name: nameOf(message), key: objectIn(message)?.[keyField], replies }];
    }),
  };
};

/** A recorded connection that is replayed to one client. */
export class RecordedSocket {
  /** The messages that came before the first one of the client. */
  readonly first: readonly SocketMessage[];
  /** Whether the server sent heartbeats. */
  readonly hasHeartbeats: boolean;
  readonly #turns: Turn[];

  constructor(messages: readonly SocketMessage[]) {
    const { first, turns } = turnsOf(messages);
    this.first = first;
    this.hasHeartbeats = messages.some(isBeat);
    this.#turns = [...turns];
  }

  /**
   * Returns the messages that followed a message of the client, with its own key. Equal messages are answered in their order, and the
   * last one again; what was not recorded is rejected with `unknown`.
   */
  next(message: Pick<SocketMessage, 'data' | 'opcode'>): readonly Pick<SocketMessage, 'data' | 'opcode'>[] {
    const name = nameOf(message);
    const at = this.#turns.findIndex((each) => each.name === name);
    const turn = this.#turns[at];
    const own = objectIn(message);
    if (turn === undefined) return [{ opcode: 1, data: JSON.stringify(this.#rejection(own, name)) }];
    if (this.#turns.slice(at + 1).some((each) => each.name === name)) this.#turns.splice(at, 1);
    return turn.replies.map((reply) => {
      const object = objectIn(reply);
      if (object === null || turn.key === undefined || object[keyField] !== turn.key) return reply;
      return { opcode: 1, data: withKey(reply.data, own?.[keyField]) };
    });
  }

  #rejection(own: Readonly<Record<string, unknown>> | null, name: string): object {
    const types = [...new Set(this.#turns.map((each) => each.name))].join(', ');
    return {
      type: refused.type,
      of: own?.['type'] ?? null,
      code: 'unknown',
      field: null,
      ...(own?.[keyField] === undefined ? {} : { [keyField]: own[keyField] }),
      message: `${name} was not recorded${types === '' ? '' : `; recorded are ${types}`}.`.slice(0, 1000),
    };
  }
}
