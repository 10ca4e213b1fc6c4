import { parse, type Infer, type Push, type Schema } from '@lounge/protocol';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import type { PushSocket } from '@lounge/stores';
import type { SocketState } from '@lounge/transport';

interface Change {
  readonly key: number;
  readonly called: string;
}

const payloadOf = ({ key, called }: Change) => ({ actorId: key, actorName: called });

/** The events of the own back end, the push that each one is, and its payload. */
const pushes = [
  { event: 'came', push: actorOnline, payloadOf },
  { event: 'left', push: actorOffline, payloadOf },
] as const;

/** The stores' source of pushes over server-sent events. */
export class EventSocket implements PushSocket {
  state: SocketState = 'idle';
  readonly #source: EventSource;
  readonly #resync = new Set<() => void>();
  readonly #states = new Set<(state: SocketState) => void>();

  constructor(url: string) {
    this.#source = new EventSource(url);
    let wasOpen = false;
    this.#source.onopen = () => {
      this.#setState('ready');
      // What changed while there was no connection is lost, so the stores read again.
      if (wasOpen) for (const listener of this.#resync) listener();
      wasOpen = true;
    };
    this.#source.onerror = () => this.#setState('waiting');
  }

  on<P extends Schema>(push: Push<P>, listener: (payload: Infer<P>) => void): () => void {
    const known = pushes.find((each) => each.push.type === push.type);
    if (known === undefined) return () => undefined;
    const handle = ({ data }: MessageEvent<string>): void => {
      const parsed = parse(push.payload, known.payloadOf(JSON.parse(data) as Change));
      if (parsed.ok) listener(parsed.value);
    };
    this.#source.addEventListener(known.event, handle);
    return () => this.#source.removeEventListener(known.event, handle);
  }

  onState(listener: (state: SocketState) => void): () => void {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }

  onResync(listener: () => void): () => void {
    this.#resync.add(listener);
    return () => this.#resync.delete(listener);
  }

  #setState(state: SocketState): void {
    this.state = state;
    for (const listener of this.#states) listener(state);
  }
}
