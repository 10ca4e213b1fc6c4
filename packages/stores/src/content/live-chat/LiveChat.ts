import type { PayloadOf } from '@lounge/protocol';
import {
  chatLeave,
  clientExit,
  currentChat,
  exitGroups,
  type chatChanged,
  type chatEnd,
} from '@lounge/protocol/content/live-chat';
import type { guestBalance } from '@lounge/protocol/foundation/wallet';
import { newKey as randomKey } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { ChatMeter, type LiveChatData } from './ChatMeter.ts';
import { ChatBeats } from './ChatBeats.ts';
import { ChatPage } from './ChatPage.ts';
import { LeaveCall } from './LeaveCall.ts';
import { listenToChat } from './listen-to-chat.ts';
import { trackChat } from './track-chat.ts';
import type { ChatBillData, ChatEnvironment, ChatWish, CurrentChatData, LiveChatState } from './live-chat-types.ts';
import { StartCalls } from './StartCalls.ts';
import { failureOfExit, startFailureOf, type ChatStartFailure } from './chat-start-failure.ts';
import { callWithin } from '../../reactive/Read.ts';

/**
 * The guest's live chat: one at a time. It is started, answered, and runs while the picture moves; the server counts by heartbeats
 * and ends it. A page that is loaded again continues the chat that runs; another page of the guest can take it over.
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
  readonly data = new Loadable<CurrentChatData>();
  readonly #context: StoreContext;
  readonly #environment: ChatEnvironment;
  #sequence = 0;
  #balance: number | null = null;
  /** Of the chat that this page started. */
  #ownChatId: string | null = null;
  /** Of the chat that ended last. */
  #endedChatId: string | null = null;
  readonly #page: ChatPage;
  readonly #leaving: LeaveCall;
  readonly #starts: StartCalls;
  readonly #beats: ChatBeats;

  constructor(context: StoreContext, environment: ChatEnvironment = {}) {
    this.#context = context;
    this.#environment = environment;
    this.#page = new ChatPage(context.client, environment.pageId ?? randomKey());
    this.#beats = new ChatBeats(context, this.meter, this.#page.id);
    this.#leaving = new LeaveCall(context.client);
    this.#starts = new StartCalls(context, this.#page.id, environment.newKey);
    makeAutoObservable(
      this,
      { chat: observableRef, bill: observableRef, earlier: observableRef, wish: observableRef },
      { autoBind: true },
    );
  }

  listen(source: PushSource): void {
    listenToChat(this, source);
  }

  /** Reads which chat runs. */
  async load(): Promise<void> {
    await this.data.track(
      () => callWithin(this.#context, currentChat, {}),
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
    this.#environment.shownBill?.write(null);
    this.#starts.begin();
    this.#reset('starting');
    await this.load();
    if (this.state === 'starting') await this.#try();
  }

  /** Starts what was wanted again, at a price that the guest has agreed to. */
  async startAgain(price: number | null = this.wish?.price ?? null): Promise<void> {
    if (this.wish !== null) await this.start({ ...this.wish, price }, this.earlier);
  }

  /** Leaves the chat, or gives up its start. The bill comes with the end. */
  async leave(exitCode: number = clientExit.exit): Promise<void> {
    const { chat } = this;
    if (!this.isOpen) return;
    this.#starts.stop();
    if (chat === null) {
      this.#starts.giveUp();
      return this.#showEarlier();
    }
    this.#beats.send();
    // From now on nothing is counted, even if the server learns of it late.
    this.#beats.stop();
    this.#leaving.pending = { chatId: chat.chatId, exitCode };
    await this.#sendLeave();
  }

  /** Whether the guest has left, and the server has not ended the chat yet. */
  get isLeaving(): boolean {
    return this.#leaving.pending !== null;
  }

  async #sendLeave(): Promise<void> {
    const result = await this.#leaving.send();
    if (result?.ok === true) return this.onEnd(result.value);
    // Without a network the next connection leaves again, unless the server has ended the chat at its last heartbeat.
    if (result !== null && result.failure.kind !== 'offline') await this.load();
  }

  /** Brings the picture of the chat that is open on another page here. */
  async takeOver(): Promise<void> {
    const { state, chat } = this;
    if (state !== 'elsewhere' || chat === null) return;
    const result = await this.#page.takeOver(chat);
    if (result.ok) this.onChanged(result.value);
    else await this.load();
  }

  /** Ends the chat that runs on another page, so that one can start here. */
  async leaveOther(exitCode: number): Promise<void> {
    const chatId = this.data.value?.chat?.chatId;
    if (chatId !== undefined) await this.#context.client.call(chatLeave, { chatId, exitCode });
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
    // A read that was answered before the end can arrive after it.
    if (chat.status === 'ended' || chat.chatId === this.#endedChatId) return;
    // A start that was given up; it is left once its answer says which it is.
    if (!this.isOpen && this.#starts.isGivenUp) return;
    // One that another page has started follows nothing that this page has ended.
    if (this.state !== 'starting' && this.chat?.chatId !== chat.chatId) this.earlier = [];
    if (!this.#page.has(chat)) return this.#showElsewhere(chat);
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
    this.#endedChatId = chatId;
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

  /** The picture is on another page; a start of this page fails by itself. */
  #showElsewhere(chat: LiveChatData): void {
    if (this.state === 'starting' || this.state === 'failed') return;
    // What moved here counts until now.
    if (this.state === 'running') this.#beats.send();
    this.#reset('elsewhere');
    this.chat = chat;
  }

  #onCurrent({ sequence, chat, lastBill }: CurrentChatData): void {
    this.#sequence = sequence;
    if (chat !== null) {
      if (chat.chatId === this.#leaving.pending?.chatId) return void this.#sendLeave();
      const isOurs = this.wish === null || (chat.actorId === this.wish.actorId && chat.kind === this.wish.kind);
      // Another chat runs: the server says so when this one is started.
      if (isOurs || this.state !== 'starting') this.onChanged({ sequence, chat });
      return;
    }
    if (lastBill !== null && lastBill.chatId === this.bill?.chatId) this.bill = lastBill;
    const shownChatId = this.state === 'idle' ? this.#environment.shownBill?.read() : this.chat?.chatId;
    if (lastBill !== null && lastBill.chatId === shownChatId) {
      this.#reset('ended');
      this.bill = lastBill;
    }
  }

  async #try(): Promise<void> {
    const { wish } = this;
    if (wish === null) return;
    const result = await this.#starts.send({ ...wish, sequence: this.#sequence });
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
    const isAgain = this.#starts.retryAfter(failure, () => void this.#again());
    [this.state, this.failure] = isAgain ? ['starting', null] : ['failed', failure];
  }

  /** The chat may have started although its answer was lost. */
  async #again(): Promise<void> {
    await this.load();
    if (this.state === 'starting') await this.#try();
  }

  #reset(state: LiveChatState): void {
    this.#starts.stop();
    this.#beats.stop();
    this.state = state;
    this.chat = null;
    this.failure = null;
    this.#leaving.pending = null;
    this.isPaused = false;
    if (state !== 'ended') this.bill = null;
    if (state === 'idle') this.earlier = [];
    this.meter.setChat(null);
  }
}
