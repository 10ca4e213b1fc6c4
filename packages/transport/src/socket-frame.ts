import type { PushStream } from '@lounge/protocol';

/** The fields of a message beside its envelope. */
export type Fields = Readonly<Record<string, unknown>>;

/** The place of a push in its stream. */
export interface StreamPosition {
  readonly stream: PushStream;
  readonly seq: number;
}

/** A message of the server. */
interface Frame {
  readonly type: string;
  /** The key of the command that the message answers. */
  readonly key: string | undefined;
  /** Undefined for a provider that does not number its pushes, and for messages of the connection itself. */
  readonly position: StreamPosition | undefined;
  readonly payload: Fields;
}

const positionOf = (stream: unknown, seq: unknown): StreamPosition | undefined =>
  (stream === 'public' || stream === 'guest') && Number.isSafeInteger(seq) ? { stream, seq: Number(seq) } : undefined;

/** Parses a frame into its fields; null if it is not a JSON object with a type. */
export const parseFrame = (data: unknown): Frame | null => {
  try {
    const { type, key, stream, seq, ...payload } = JSON.parse(String(data)) as Fields;
    if (typeof type !== 'string') return null;
    return { type, key: typeof key === 'string' ? key : undefined, position: positionOf(stream, seq), payload };
  } catch {
    return null;
  }
};
