import type { PayloadOf } from '@lounge/protocol';
import {
  chatChanged,
  chatEnd,
  chatLeave,
  chatTakeOver,
  clientExit,
  currentChat,
  exitGroups,
} from '@lounge/protocol/content/live-chat';
import { chatTicketsChanged } from '@lounge/protocol/content/tickets';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { newKey as randomKey } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { ChatHeartbeats } from './ChatHeartbeats.ts';
import { ChatMeter } from './ChatMeter.ts';
import { failureOfExit, startFailureOf, type ChatStartFailure } from './chat-start-failure.ts';
import {
  actorIdOf,
  chatIdOf,
  isHere,
  isOpen,
  transition,
  type LiveChatEvent,
  type LiveChatState,
  type RunningChat,
} from './live-chat-state.ts';
import type { ChatBillData, ChatEnvironment, ChatRequest, CurrentChatData } from './live-chat-types.ts';
import { StartCalls } from './StartCalls.ts';
import { trackChat } from './track-chat.ts';

/**
 * The guest's live chat, one at a time. It runs while the picture moves; the server counts by heartbeats and ends it. A page that is loaded
 * again continues it; another page of the guest can take it over.
 * @spec state:chat-start, state:chat-end, feature:chat.video
 */
export class LiveChat {
  /** Changes by `transition` only. */
  state: LiveChatState = { kind: 'idle' };
  readonly meter = new ChatMeter();
  readonly data: Read<CurrentChatData>;
  readonly #context: StoreContext;
  readonly #environment: ChatEnvironment;
  readonly #pageId: string;
  readonly #starts: StartCalls;
  readonly #heartbeats: ChatHeartbeats;
  #sequence = 0;
  #balance: number | null = null;
  /** Of the chat that this page started. */
  #ownChatId: string | null = null;
  /** Of the chat that ended last. */
  #endedChatId: string | null = null;

  constructor(context: StoreContext, environment: ChatEnvironment = {}) {
    this.#context = context;
    this.#environment = environment;
    this.#pageId = environment.pageId ?? randomKey();
    this.#heartbeats = new ChatHeartbeats(context, this.meter, this.#pageId);
    this.#starts = new StartCalls(context, this.#pageId, environment.newKey);
    this.data = new Read(
      () => callWithin(context, currentChat, {}),
      (value) => this.#onCurrent(value),
    );
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(chatChanged, this.onChanged));
    scope.onEnd(socket.on(chatEnd, this.onEnd));
    scope.onEnd(socket.on(guestBalance, this.onBalance));
    scope.onEnd(socket.on(chatTicketsChanged, this.onTickets));
    this.data.listen(source);
  }

  /** Whether a chat starts, rings or runs on this page. */
  get isOpen(): boolean {
    return isOpen(this.state);
  }

  /** The chat that runs on this page; null without one. */
  get running(): RunningChat | null {
    return this.state.kind === 'running' ? this.state : null;
  }

  /** Whether the guest has left, and the server has not ended the chat yet. */
  get isLeaving(): boolean {
    return isHere(this.state) && this.state.exitCode !== null;
  }

  /** The performer whom the chat, its start or its bill is about; null without any. */
  get actorId(): number | null {
    return actorIdOf(this.state);
  }

  /** The bills of the chats from which the guest changed into this one, oldest first. */
  get earlier(): readonly ChatBillData[] {
    return this.state.kind === 'idle' ? [] : this.state.earlier;
  }

  /** Reads which chat runs. */
  async load(): Promise<void> {
    await this.data.load();
  }

  /**
   * Starts a chat: tries twice, and asks for the sequence number first. Does nothing while a start is under way or this chat runs; if
   * another one runs, the server says so.
   */
  async start(request: ChatRequest, earlier: readonly ChatBillData[] = []): Promise<void> {
    if (!this.#apply({ type: 'start', request, earlier })) return;
    this.#environment.shownBill?.write(null);
    this.#starts.begin();
    await this.#attempt();
  }

  /** Starts again what failed to start, at a price that the guest has agreed to. */
  async startAgain(price?: number | null): Promise<void> {
    const { state } = this;
    if (state.kind !== 'failed') return;
    await this.start({ ...state.request, price: price === undefined ? state.request.price : price }, state.earlier);
  }

  /** Leaves the chat, or gives up its start. The bill comes with the end. */
  async leave(exitCode: number = clientExit.exit): Promise<void> {
    if (this.state.kind === 'starting') {
      this.#starts.giveUp();
      return void this.#apply({ type: 'giveUp' });
    }
    if (!this.#apply({ type: 'leave', exitCode })) return;
    this.#heartbeats.send();
    // From now on nothing is counted, even if the server learns of it late.
    this.#heartbeats.stop();
    await this.#sendLeave();
  }

  /** The page is being left by an address, a reload or a closed tab: what moved so far is counted and booked. */
  onPageHidden(): void {
    if (this.state.kind === 'running' && !this.isLeaving && this.#heartbeats.playedMs > 0)
      this.#heartbeats.send({ isLeaving: true });
  }

  /** Brings the picture of the chat that is open on another page here. */
  async takeOver(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'elsewhere') return;
    const { chatId } = state.chat;
    const result = await this.#context.client.call(chatTakeOver, { chatId, pageId: this.#pageId });
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
    this.#apply({ type: 'dismiss' });
  }

  /** The player shows its first picture, or moves on. */
  onPlaying(): void {
    const isFirst = this.state.kind === 'running' && this.#heartbeats.playedMs === 0;
    this.#apply({ type: 'playing' });
    if (isFirst) this.#heartbeats.send();
  }

  /** The picture stands still. */
  onStalled(): void {
    if (this.#apply({ type: 'stalled' })) this.#heartbeats.send();
  }

  /** The picture has moved for so many milliseconds since the player that shows it began. */
  onProgress(playedMs: number): void {
    if (this.state.kind === 'running' && !this.isLeaving) this.meter.add(this.#heartbeats.add(playedMs));
  }

  onChanged({ chat, sequence }: PayloadOf<typeof chatChanged>): void {
    this.#sequence = Math.max(this.#sequence, sequence);
    // A read that was answered before the end can arrive after it.
    if (chat.status === 'ended' || chat.chatId === this.#endedChatId) return;
    // A start that was given up; it is left once its answer says which it is.
    if (!this.isOpen && this.#starts.isGivenUp) return;
    // One that no page has claimed is wherever it is read.
    this.#apply({ type: 'changed', chat, isHere: chat.pageId === null || chat.pageId === this.#pageId });
  }

  onEnd({ chatId, exitCode, bill }: PayloadOf<typeof chatEnd>): void {
    if (chatIdOf(this.state) !== chatId) return void this.#apply({ type: 'billed', bill });
    this.#endedChatId = chatId;
    const isOwn = chatId === this.#ownChatId;
    if (exitGroups.preChat.includes(exitCode) && bill.seconds === 0) {
      // Only the page that started it tries again.
      if (isOwn) this.#onAttemptFailed(failureOfExit(exitCode));
      else this.#apply({ type: 'notAnswered' });
      return;
    }
    this.#apply({ type: 'billed', bill });
    // Other tabs show the end, too; the one that started the chat reports it.
    if (isOwn) trackChat(this.#context, bill);
  }

  /** Coins that were added make the chat longer; what the chat itself takes comes with its next change. */
  onBalance({ guestBalance: { value } }: PayloadOf<typeof guestBalance>): void {
    const isMore = value > (this.#balance ?? 0);
    this.#balance = value;
    if (isMore && this.state.kind === 'running') void this.load();
  }

  /** A ticket that was given back changes the bill of its show. */
  onTickets({ showId }: PayloadOf<typeof chatTicketsChanged>): void {
    if (this.state.kind === 'ended' && this.state.bill.ticket?.showId === showId) void this.load();
  }

  #onCurrent({ sequence, chat, lastBill }: CurrentChatData): void {
    const { state } = this;
    this.#sequence = sequence;
    if (chat === null) {
      const isKept = lastBill !== null && lastBill.chatId === this.#environment.shownBill?.read();
      if (lastBill !== null) this.#apply({ type: 'lastBill', bill: lastBill, isKept });
      return;
    }
    if (this.isLeaving && chat.chatId === chatIdOf(state)) return void this.#sendLeave();
    const isWanted =
      state.kind !== 'starting' || (chat.actorId === state.request.actorId && chat.kind === state.request.kind);
    // Another chat runs: the server says so when this one is started.
    if (isWanted) this.onChanged({ sequence, chat });
  }

  /** Calls the performer, unless the chat has started already and only the answer was lost. */
  async #attempt(): Promise<void> {
    await this.load();
    const { state } = this;
    if (state.kind !== 'starting') return;
    const result = await this.#starts.send({ ...state.request, sequence: this.#sequence });
    runInAction(() => {
      if (result === null || (this.state.kind !== 'starting' && this.state.kind !== 'ringing')) return;
      if (!result.ok) return this.#onAttemptFailed(startFailureOf(result.failure));
      this.#ownChatId = result.value.chat.chatId;
      this.onChanged(result.value);
    });
  }

  /** Tries once more what may work then; otherwise the start has failed. */
  #onAttemptFailed(failure: ChatStartFailure): void {
    const isRetried = this.#starts.retryAfter(failure, () => void this.#attempt());
    this.#apply({ type: 'attemptFailed', failure, isRetried });
  }

  async #sendLeave(): Promise<void> {
    const { state } = this;
    if (!isHere(state) || state.exitCode === null) return;
    const input = { chatId: state.chat.chatId, exitCode: state.exitCode };
    const result = await this.#context.client.call(chatLeave, input);
    if (result.ok) return this.onEnd(result.value);
    // Without a network the next connection leaves again, unless the server has ended the chat at its last heartbeat.
    if (result.failure.kind !== 'offline') await this.load();
  }

  /** Goes to the next state with what it starts and stops. Returns whether the event changed anything. */
  #apply(event: LiveChatEvent): boolean {
    const before = this.state;
    const after = transition(before, event);
    if (after === before) return false;
    // What moved here counts until now.
    if (before.kind === 'running' && after.kind === 'elsewhere') this.#heartbeats.send();
    this.state = after;
    if (after.kind !== 'starting') this.#starts.stop();
    if (after.kind !== 'running') this.#heartbeats.stop();
    this.meter.setChat(isHere(after) ? after.chat : null);
    if (after.kind === 'running' && (before.kind !== 'running' || before.chat.chatId !== after.chat.chatId))
      this.#heartbeats.start(after.chat.chatId);
    return true;
  }
}
