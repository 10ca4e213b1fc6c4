import { chatBeat, chatBeatMs } from '@lounge/protocol/content/live-chat';
import { startTimer } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';
import type { ChatMeter } from './ChatMeter.ts';
import { PlayedTime } from './PlayedTime.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The heartbeats of a chat that runs: they tell the server for how long its picture has moved on this page. @spec rule:chat-price-per-minute */
export class ChatHeartbeats {
  readonly #context: StoreContext;
  readonly #meter: ChatMeter;
  readonly #pageId: string;
  readonly #played = new PlayedTime();
  #chatId: string | null = null;
  #stopTimer = (): void => undefined;

  constructor(context: StoreContext, meter: ChatMeter, pageId: string) {
    this.#context = context;
    this.#meter = meter;
    this.#pageId = pageId;
  }

  /** Milliseconds for which the picture has moved. */
  get playedMs(): number {
    return this.#played.ms;
  }

  /** Takes what a player says of itself. Returns the milliseconds that were added. */
  add(playedMs: number): number {
    return this.#played.add(playedMs);
  }

  /** Begins with a chat; its first heartbeat is sent with its first picture. */
  start(chatId: string): void {
    this.stop();
    this.#chatId = chatId;
    this.#played.restart();
    this.#schedule();
  }

  stop(): void {
    this.#stopTimer();
    this.#chatId = null;
  }

  /** Sends a heartbeat now; the last one of a page that is being left says so. */
  send({ isLeaving = false } = {}): void {
    if (this.#chatId === null) return;
    const input = {
      chatId: this.#chatId,
      pageId: this.#pageId,
      playedMs: Math.floor(this.playedMs),
      ...(isLeaving ? { isLeaving } : {}),
    };
    this.#meter.markBeat();
    void callWithin(this.#context, chatBeat, input);
  }

  #schedule(): void {
    this.#stopTimer = startTimer(this.#context, chatBeatMs, () => {
      if (this.playedMs > 0) this.send();
      this.#schedule();
    });
  }
}
