import type { Infer, Push, Schema } from '@lounge/protocol';
import { parsePayload } from './parse-payload.ts';
import type { Fields } from './socket-frame.ts';

/** Called with the type and the invalid field of a push that does not match its schema, or with `type` if nobody knows it. */
export type OnMismatch = (type: string, field: string | null) => void;

/** The listeners of each type of push. */
export class PushListeners {
  readonly #byType = new Map<string, Set<(payload: unknown) => void>>();
  readonly #unknownTypes = new Set<string>();
  readonly #onMismatch: OnMismatch;

  constructor(onMismatch: OnMismatch) {
    this.#onMismatch = onMismatch;
  }

  /** Subscribes to a push. Returns an unsubscribe function. */
  add<P extends Schema>({ type, payload: schema }: Push<P>, listener: (payload: Infer<P>) => void): () => void {
    const deliver = (payload: unknown): void => {
      const parsed = parsePayload(schema, payload);
      if (parsed.ok) listener(parsed.value);
      else this.#onMismatch(type, parsed.field);
    };
    const listeners = this.#byType.get(type) ?? new Set();
    this.#byType.set(type, listeners.add(deliver));
    return () => listeners.delete(deliver);
  }

  /** Calls the listeners of a type; one that never had any is reported once, unless the push is a reply. */
  dispatch(type: string, payload: Fields, isReply: boolean): void {
    const listeners = this.#byType.get(type);
    if (listeners === undefined) {
      if (isReply) return;
      if (!this.#unknownTypes.has(type)) this.#onMismatch(type, 'type');
      this.#unknownTypes.add(type);
      return;
    }
    for (const deliver of listeners) deliver(payload);
  }
}
