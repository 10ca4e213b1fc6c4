import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A message of the socket. */
export type Message = Readonly<Record<string, unknown>>;

/** Options of a ResumingClient. */
export interface ClientOptions {
  /** Returns the host for the next connection. */
  readonly host: () => string;
  readonly guest: { readonly accessToken: string; readonly guestId: number };
  /** How long the last connection has been lost when the next one is opened, in milliseconds. */
  readonly awayMs: number;
  /** Called when a connection ends that the client has not lost on purpose. */
  readonly onClosed?: () => void;
}

/** A client as the platform's is one: it resumes, and sends what was not answered again under its key. */
export class ResumingClient {
  readonly received: Message[] = [];
  readonly answered = new Map<string, number>();
  readonly unanswered = new Map<string, object>();
  resyncs = 0;
  positions: Record<string, unknown> = {};
  readonly #options: ClientOptions;
  #start: Message = {};
  #socket: WebSocket | null = null;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Connects; tries other hosts until one takes the connection. */
  async connect(): Promise<void> {
    for (;;) {
      try {
        await this.#open();
        return;
      } catch {
        // The server was killed: another one takes the connection.
        await wait(20);
      }
    }
  }

  /** Sends a command, which is sent again after a lost connection. */
  send(command: { readonly key: string } & Message): void {
    const whole = { ...command, ...this.#options.guest };
    this.unanswered.set(command.key, whole);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
  }

  /** Loses the connection. */
  lose(): void {
    const lost = this.#socket;
    this.#socket = null;
    lost?.terminate();
  }

  /** Whether every number of both streams has arrived since the first connection, in order. */
  get isInOrder(): boolean {
    return ['public', 'guest'].every((stream) =>
      this.received
        .filter((each) => each['stream'] === stream)
        .every(({ seq }, index) => Number(seq) === Number(this.#start[stream]) + index + 1),
    );
  }

  async #open(): Promise<void> {
    const { host, guest, awayMs, onClosed } = this.#options;
    const socket = new WebSocket(`ws://${host()}/socket`);
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('closed')));
      socket.on('error', reject);
      socket.once('open', () => {
        const lastSeen =
          Object.keys(this.positions).length > 0 ? { lastSeen: { ...this.positions, agoMs: awayMs } } : {};
        socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', ...guest, ...lastSeen }));
      });
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString('utf8')) as Message;
        if (message['type'] === 'ackSession') {
          if (Object.keys(this.positions).length === 0) {
            this.positions = { ...(message['positions'] as object) };
            this.#start = { ...this.positions };
          }
          resolve();
        } else this.#take(message);
      });
    });
    this.#socket = socket;
    socket.once('close', () => {
      if (this.#socket === socket) onClosed?.();
    });
    for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
  }

  #take(message: Message): void {
    if (message['type'] === 'resync') this.resyncs += 1;
    const { key, stream, seq } = message;
    if (typeof key === 'string' && this.unanswered.delete(key))
      this.answered.set(key, (this.answered.get(key) ?? 0) + 1);
    if (typeof stream !== 'string') return;
    // The reply of a repeated command keeps its number.
    if (Number(seq) <= Number(this.positions[stream]) && typeof key === 'string') return;
    this.received.push(message);
    this.positions[stream] = seq;
  }
}
