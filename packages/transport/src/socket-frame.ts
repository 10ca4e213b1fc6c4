/** The fields of a message beside its envelope. */
export type Fields = Readonly<Record<string, unknown>>;

/** A message of the server. */
interface Frame {
  readonly type: string;
  /** The key of the command that the message answers. */
  readonly key: string | undefined;
  readonly payload: Fields;
}

/** Parses a frame into type, key and payload; null if it is not a JSON object with a type. */
export const parseFrame = (data: unknown): Frame | null => {
  try {
    const { type, key, ...payload } = JSON.parse(String(data)) as { type?: unknown; key?: unknown };
    return typeof type === 'string' ? { type, key: typeof key === 'string' ? key : undefined, payload } : null;
  } catch {
    return null;
  }
};
