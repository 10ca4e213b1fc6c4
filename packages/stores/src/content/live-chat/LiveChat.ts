import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import {
  chatBeat,
  chatBeatMs,
  chatChanged,
  chatEnd,
  chatLeave,
  chatStart,
  clientExit,
  currentChat,
  exitGroups,
} from '@lounge/protocol/content/live-chat';
import { newKey as randomKey, startTimer, type Failure } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { ChatMeter, type LiveChatData } from './ChatMeter.ts';
import { isRetried, startFailureOf, type ChatStartFailure } from './chat-start-failure.ts';

/** The bill of a chat that is over. */
export type ChatBillData = PayloadOf<typeof chatEnd>['bill'];
/** What the guest wants to start; the price is what the page shows, in hundredths per minute. */
export type ChatWish = Omit<InputOf<typeof chatStart>, 'sequence'>;

/** Where the guest's chat is. */
export type LiveChatState = 'idle' | 'starting' | 'ringing' | 'running' | 'ended' | 'failed';

/** How often a start is tried, and the time between, in milliseconds. @spec constant:chat.startAttempts, constant:chat.startRetryMs */
const [startAttempts, startRetryMs] = [2, 3000];

type Current = AnswerOf<typeof currentChat>;

/**
 * The guest's live chat: one at a time. It is started, answered, and runs while the picture moves; the server counts by heartbeats
 * and ends it. A page that is loaded again continues the chat that runs.
 * @spec state:chat-start, state:chat-end, feature:chat.video
 */
export class LiveChat {
  state: LiveChatState = 'idle';
  chat: LiveChatData | null = null;
  /** The bill of the chat that has just ended. */
  bill: ChatBillData | null = null;
  /** Why the start failed. */
  failure: ChatStartFailure | null = null;
  /** What was wanted last, for another try. */
  wish: ChatWish | null = null;
  /** Whether the picture stands still, so that nothing is counted. */
  isPaused = false;
  readonly meter = new ChatMeter();
  readonly data = new Loadable<Current>();
  readonly #context: StoreContext;
  readonly #newKey: () => string;
  #sequence = 0;
  #attempt = 0;
  #playedMs = 0;
  #stopTimer = (): void => undefined;
  #stopBeats = (): void => undefined;

  /** `newKey` creates idempotency keys. */
  constructor(context: StoreContext, newKey: () => string = randomKey) {
    this.#context = context;
    this.#newKey = newKey;
    makeAutoObservable(this, { chat: observableRef, bill: observableRef, wish: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(chatChanged, this.onChanged));
    scope.onEnd(socket.on(chatEnd, this.onEnd));
    reloadOnResync(source, () => [this.data], this.load);
  }

  /** Reads which chat runs. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    await this.data.load(
      () => client.call(currentChat, {}, { signal: scope.signal }),
      (value) => this.#onCurrent(value),
    );
  }

  /**
   * Starts a chat: tries twice, and asks for the sequence number first. Does nothing while a start is under way or this chat runs; if
   * another one runs, the server says so.
   */
  async start(wish: ChatWish): Promise<void> {
    const { state, chat } = this;
    const isSame = chat?.actorId === wish.actorId && chat.kind === wish.kind;
    if (state === 'starting' || (this.isOpen && isSame)) return;
    this.wish = wish;
    this.#attempt = 0;
    this.#reset('starting');
    await this.load();
    if (this.state !== 'starting') return;
    await this.#try();
  }

  /** Starts what was wanted again, at a price that the guest has agreed to. */
  async startAgain(price: number | null = this.wish?.price ?? null): Promise<void> {
    if (this.wish !== null) await this.start({ ...this.wish, price });
  }

  /** Leaves the chat, or gives up its start. The bill comes with the end. */
  async leave(exitCode: number = clientExit.exit): Promise<void> {
    const { chat } = this;
    this.#stopTimer();
    if (chat === null) return this.#reset('idle');
    this.#beat();
    const { client } = this.#context;
    const result = await client.call(chatLeave, { chatId: chat.chatId, exitCode });
    // Without a network the server ends the chat at its last heartbeat, and the next connection brings the bill.
    if (result.ok) this.onEnd(result.value);
  }

  /** Ends the chat that runs on another page, so that one can start here. */
  async leaveOther(exitCode: number): Promise<void> {
    const other = this.data.value?.chat ?? null;
    if (other === null) return;
    await this.#context.client.call(chatLeave, { chatId: other.chatId, exitCode });
  }

  /** Leaves a chat and starts the video chat: after a voyeur chat, or with cameras on both sides. @spec error:exit-100-108 */
  async upgrade(price: number, withCamera = false): Promise<void> {
    const { chat } = this;
    if (chat === null) return;
    await this.leave(clientExit.upgrade);
    const { actorId } = chat;
    await this.start({ actorId, kind: 'videoChat', withCamera, price, showId: null });
  }

  /** The bill was read; the page goes back to what it was before. */
  dismiss(): void {
    if (!this.isOpen) this.#reset('idle');
  }

  /** Whether a chat starts, rings or runs. */
  get isOpen(): boolean {
    return this.state === 'starting' || this.state === 'ringing' || this.state === 'running';
  }

  /** The player shows its first picture, or moves on. */
  onPlaying(): void {
    const isFirst = this.state === 'running' && this.#playedMs === 0;
    this.isPaused = false;
    if (isFirst) this.#beat();
  }

  /** The picture stands still. */
  onStalled(): void {
    if (this.state !== 'running' || this.isPaused) return;
    this.isPaused = true;
    this.#beat();
  }

  /** The picture has moved for so many milliseconds since this page showed it first. */
  onProgress(playedMs: number): void {
    if (this.state !== 'running' || playedMs <= this.#playedMs) return;
    this.meter.add(playedMs - this.#playedMs);
    this.#playedMs = playedMs;
  }

  onChanged({ chat, sequence }: PayloadOf<typeof chatChanged>): void {
    this.#sequence = Math.max(this.#sequence, sequence);
    if (chat.status === 'ended') return;
    // The addresses of a stream that plays stay, so that the picture goes on.
    const isSameStream = this.chat?.chatId === chat.chatId && this.state === 'running';
    this.chat = isSameStream ? { ...chat, sources: this.chat?.sources ?? chat.sources } : chat;
    this.meter.setChat(chat);
    if (chat.status === 'ringing') this.state = 'ringing';
    else if (this.state !== 'running') this.#run();
  }

  onEnd({ chatId, exitCode, bill }: PayloadOf<typeof chatEnd>): void {
    if (this.bill?.chatId === chatId) this.bill = bill;
    if (this.chat?.chatId !== chatId) return;
    if (exitGroups.preChat.includes(exitCode)) {
      this.#reset('starting');
      this.#onAttemptFailed(exitCode === clientExit.startOffline ? 'actorOffline' : 'timeout');
      return;
    }
    this.#reset('ended');
    this.bill = bill;
  }

  #onCurrent({ sequence, chat, lastBill }: Current): void {
    this.#sequence = sequence;
    if (chat !== null) {
      const isOurs = this.wish === null || (chat.actorId === this.wish.actorId && chat.kind === this.wish.kind);
      // Another chat runs: the server says so when this one is started.
      if (isOurs || this.state !== 'starting') this.onChanged({ sequence, chat });
      return;
    }
    if (this.chat !== null && lastBill?.chatId === this.chat.chatId) {
      this.#reset('ended');
      this.bill = lastBill;
    }
  }

  async #try(): Promise<void> {
    const { wish } = this;
    if (wish === null) return;
    this.#attempt += 1;
    const { client, scope } = this.#context;
    const options = { key: this.#newKey(), signal: scope.signal };
    const result = await client.call(chatStart, { ...wish, sequence: this.#sequence }, options);
    runInAction(() => {
      if (this.state !== 'starting' && this.state !== 'ringing') return;
      if (result.ok) this.onChanged(result.value);
      else this.#onRejected(result.failure);
    });
  }

  #onRejected(failure: Failure): void {
    this.#onAttemptFailed(startFailureOf(failure));
  }

  /** Tries once more what may work then; otherwise the start has failed. */
  #onAttemptFailed(failure: ChatStartFailure): void {
    this.chat = null;
    if (isRetried(failure) && this.#attempt < startAttempts) {
      this.state = 'starting';
      this.#stopTimer = startTimer(this.#context, startRetryMs, () => void this.#again());
      return;
    }
    this.state = 'failed';
    this.failure = failure;
  }

  /** The chat may have started although its answer was lost. */
  async #again(): Promise<void> {
    await this.load();
    if (this.state === 'starting') await this.#try();
  }

  #run(): void {
    this.state = 'running';
    this.#playedMs = 0;
    this.#scheduleBeat();
  }

  #scheduleBeat(): void {
    this.#stopBeats = startTimer(this.#context, chatBeatMs, () => {
      if (this.#playedMs > 0) this.#beat();
      this.#scheduleBeat();
    });
  }

  #beat(): void {
    const { chat } = this;
    if (chat === null || this.state !== 'running') return;
    const input = { chatId: chat.chatId, playedMs: Math.floor(this.#playedMs) };
    void this.#context.client.call(chatBeat, input, { signal: this.#context.scope.signal });
  }

  #reset(state: LiveChatState): void {
    this.#stopTimer();
    this.#stopBeats();
    this.state = state;
    this.chat = null;
    this.failure = null;
    this.isPaused = false;
    if (state !== 'ended') this.bill = null;
    this.meter.setChat(null);
  }
}
