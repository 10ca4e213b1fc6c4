import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import {
  chatChanged,
  chatEnd,
  chatLeave,
  clientExit,
  currentChat,
  exitGroups,
} from '@lounge/protocol/content/live-chat';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { newKey as randomKey, startTimer } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { ChatMeter, type LiveChatData } from './ChatMeter.ts';
import { ChatBeats } from './ChatBeats.ts';
import { trackChat } from './track-chat.ts';
import type { ChatBillData, ChatEnvironment, ChatWish, LiveChatState } from './live-chat-types.ts';
import { StartCalls } from './StartCalls.ts';
import { failureOfExit, isRetried, startFailureOf, type ChatStartFailure } from './chat-start-failure.ts';

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
  /** The bills of the chats from which the guest changed into this one, oldest first. */
  earlier: readonly ChatBillData[] = [];
  /** Why the start failed. */
  failure: ChatStartFailure | null = null;
  /** What was wanted last, for another try. */
  wish: ChatWish | null = null;
  /** Whether the picture stands still, so that nothing is counted. */
  isPaused = false;
  readonly meter = new ChatMeter();
  readonly data = new Loadable<Current>();
  readonly #context: StoreContext;
  readonly #environment: ChatEnvironment;
  #sequence = 0;
  #attempt = 0;
  #balance: number | null = null;
  /** Of the chat that this page started. */
  #ownChatId: string | null = null;
  /** What the guest has left, until the server has ended it. */
  #leaving: InputOf<typeof chatLeave> | null = null;
  readonly #starts: StartCalls;
  readonly #beats: ChatBeats;
  #stopTimer = (): void => undefined;

  constructor(context: StoreContext, environment: ChatEnvironment = {}) {
    this.#context = context;
    this.#environment = environment;
    this.#beats = new ChatBeats(context, this.meter);
    this.#starts = new StartCalls(context.client);
    makeAutoObservable(
      this,
      { chat: observableRef, bill: observableRef, earlier: observableRef, wish: observableRef },
      { autoBind: true },
    );
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(chatChanged, this.onChanged));
    scope.onEnd(socket.on(chatEnd, this.onEnd));
    scope.onEnd(socket.on(guestBalance, this.onBalance));
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
  async start(wish: ChatWish, earlier: readonly ChatBillData[] = []): Promise<void> {
    const { state, chat } = this;
    const isSame = chat?.actorId === wish.actorId && chat.kind === wish.kind;
    if (state === 'starting' || (this.isOpen && isSame)) return;
    this.wish = wish;
    this.earlier = earlier;
    this.#attempt = 0;
    this.#reset('starting');
    await this.load();
    if (this.state !== 'starting') return;
    await this.#try();
  }

  /** Starts what was wanted again, at a price that the guest has agreed to. */
  async startAgain(price: number | null = this.wish?.price ?? null): Promise<void> {
    if (this.wish !== null) await this.start({ ...this.wish, price }, this.earlier);
  }

  /** Leaves the chat, or gives up its start. The bill comes with the end. */
  async leave(exitCode: number = clientExit.exit): Promise<void> {
    const { chat } = this;
    if (!this.isOpen) return;
    this.#stopTimer();
    if (chat === null) {
      this.#starts.giveUp();
      return this.#showEarlier();
    }
    this.#beats.send();
    // From now on nothing is counted, even if the server learns of it late.
    this.#beats.stop();
    this.#leaving = { chatId: chat.chatId, exitCode };
    await this.#sendLeave();
  }

  /** Whether the guest has left, and the server has not ended the chat yet. */
  get isLeaving(): boolean {
    return this.#leaving !== null;
  }

  async #sendLeave(): Promise<void> {
    const leaving = this.#leaving;
    if (leaving === null) return;
    const result = await this.#context.client.call(chatLeave, leaving);
    if (result.ok) return this.onEnd(result.value);
    // Without a network the next connection leaves again, unless the server has ended the chat at its last heartbeat.
    if (result.failure.kind !== 'offline') await this.load();
  }

  /** Ends the chat that runs on another page, so that one can start here. */
  async leaveOther(exitCode: number): Promise<void> {
    const chatId = this.data.value?.chat?.chatId;
    if (chatId !== undefined) await this.#context.client.call(chatLeave, { chatId, exitCode });
  }

  /** Leaves a chat and starts the video chat: after a voyeur chat, or with cameras on both sides. @spec error:exit-100-108 */
  async upgrade(price: number, withCamera = false): Promise<void> {
    const actorId = this.chat?.actorId;
    await this.leave(clientExit.upgrade);
    if (actorId === undefined || this.isLeaving) return;
    const bills = this.bill === null ? this.earlier : [...this.earlier, this.bill];
    await this.start({ actorId, kind: 'videoChat', withCamera, price, showId: null }, bills);
  }

  /** The bill was read; the page goes back to what it was before. */
  dismiss(): void {
    if (!this.isOpen) this.#reset('idle');
  }

  /** The performer whom the chat, its start or its bill is about; null without any. */
  get actorId(): number | null {
    const about = this.chat ?? (this.state === 'ended' ? this.bill : this.wish);
    return about?.actorId ?? null;
  }

  /** Whether a chat starts, rings or runs. */
  get isOpen(): boolean {
    return this.state === 'starting' || this.state === 'ringing' || this.state === 'running';
  }

  /** The player shows its first picture, or moves on. */
  onPlaying(): void {
    const isFirst = this.state === 'running' && this.#beats.playedMs === 0;
    this.isPaused = false;
    if (isFirst) this.#beats.send();
  }

  /** The picture stands still. */
  onStalled(): void {
    if (this.state !== 'running' || this.isPaused) return;
    this.isPaused = true;
    this.#beats.send();
  }

  /** The picture has moved for so many milliseconds since the player that shows it began. */
  onProgress(playedMs: number): void {
    if (this.state === 'running' && !this.isLeaving) this.meter.add(this.#beats.add(playedMs));
  }

  onChanged({ chat, sequence }: PayloadOf<typeof chatChanged>): void {
    this.#sequence = Math.max(this.#sequence, sequence);
    if (chat.status === 'ended') return;
    // A start that was given up; it is left once its answer says which it is.
    if (!this.isOpen && this.#starts.isGivenUp) return;
    // One that another page has started follows nothing that this page has ended.
    if (this.state !== 'starting' && this.chat?.chatId !== chat.chatId) this.earlier = [];
    // The addresses of a stream that plays stay, so that the picture goes on.
    const isSameStream = this.chat?.chatId === chat.chatId && this.state === 'running';
    this.chat = isSameStream ? { ...chat, sources: this.chat?.sources ?? chat.sources } : chat;
    this.meter.setChat(chat);
    if (chat.status === 'ringing') this.state = 'ringing';
    else if (this.state !== 'running') {
      this.state = 'running';
      this.#beats.start(chat.chatId);
    }
  }

  /** Coins that were added make the chat longer; what the chat itself takes comes with its next change. */
  onBalance({ guestBalance: { value } }: PayloadOf<typeof guestBalance>): void {
    const isMore = value > (this.#balance ?? 0);
    this.#balance = value;
    if (isMore && this.state === 'running') void this.load();
  }

  onEnd({ chatId, exitCode, bill }: PayloadOf<typeof chatEnd>): void {
    if (this.bill?.chatId === chatId) this.bill = bill;
    this.earlier = this.earlier.map((each) => (each.chatId === chatId ? bill : each));
    if (this.chat?.chatId !== chatId) return;
    const isOwn = chatId === this.#ownChatId;
    if (exitGroups.preChat.includes(exitCode) && bill.seconds === 0) {
      // Only the page that started it tries again.
      if (!isOwn) return this.#reset('idle');
      this.#reset('starting');
      return this.#onAttemptFailed(failureOfExit(exitCode));
    }
    this.#reset('ended');
    this.bill = bill;
    // Other tabs show the end, too; the one that started the chat reports it.
    if (this.#environment.hasAnalyticsConsent === true && isOwn) trackChat(this.#context, bill);
  }

  #onCurrent({ sequence, chat, lastBill }: Current): void {
    this.#sequence = sequence;
    if (chat !== null) {
      if (chat.chatId === this.#leaving?.chatId) return void this.#sendLeave();
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
    const options = { key: (this.#environment.newKey ?? randomKey)(), signal: this.#context.scope.signal };
    const result = await this.#starts.send({ ...wish, sequence: this.#sequence }, options);
    runInAction(() => {
      if (result === null || (this.state !== 'starting' && this.state !== 'ringing')) return;
      if (!result.ok) return this.#onAttemptFailed(startFailureOf(result.failure));
      this.#ownChatId = result.value.chat.chatId;
      this.onChanged(result.value);
    });
  }

  /** A change that was given up shows the bill of the chat before it. */
  #showEarlier(): void {
    const [bill = null, ...others] = this.earlier.toReversed();
    this.#reset(bill === null ? 'idle' : 'ended');
    [this.bill, this.earlier] = [bill, others.toReversed()];
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

  #reset(state: LiveChatState): void {
    this.#stopTimer();
    this.#beats.stop();
    this.state = state;
    this.chat = null;
    this.failure = null;
    this.#leaving = null;
    this.isPaused = false;
    if (state !== 'ended') this.bill = null;
    if (state === 'idle') this.earlier = [];
    this.meter.setChat(null);
  }
}
