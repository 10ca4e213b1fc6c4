import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import { chatDispute, chatEnd, chatHistory, chatVideoTime } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ChatBillData } from './live-chat-types.ts';

/** A page of the history. */
export type ChatHistoryData = AnswerOf<typeof chatHistory>;
/** How long the guest has chatted. */
export type ChatVideoTimeData = AnswerOf<typeof chatVideoTime>;
/** The kinds by which the history is filtered. */
export type HistoryKind = NonNullable<InputOf<typeof chatHistory>['kind']>;
/** Why a bill is disputed. */
export type DisputeReason = InputOf<typeof chatDispute>['reason'];

const pageSize = 20;

/**
 * The guest's chats that are over, filtered by kind and read page by page, and how long they were.
 * @spec feature:account.chat-history, feature:chat.video-time, query:chat.video-time
 */
export class ChatHistory {
  readonly data = new Loadable<ChatHistoryData>();
  readonly time = new Loadable<ChatVideoTimeData>();
  kind: HistoryKind | null = null;
  /** The bills that were read. */
  items: readonly ChatBillData[] = [];
  isLoadingMore = false;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatEnd, this.onEnd));
    reloadOnResync(source, () => [this.data, this.time], this.load);
  }

  /** Reads the first page and the time. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    await Promise.all([
      this.data.load(
        () => this.#read(0),
        ({ items }) => (this.items = items),
      ),
      this.time.load(() => client.call(chatVideoTime, {}, { signal: scope.signal })),
    ]);
  }

  /** Shows the chats of one kind; null shows all. */
  async show(kind: HistoryKind | null): Promise<void> {
    this.kind = kind;
    this.data.invalidate();
    await this.load();
  }

  get hasMore(): boolean {
    return this.items.length < (this.data.value?.total ?? 0);
  }

  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    const { kind } = this;
    let before = this.items;
    let result = await this.#read(before.length);
    // A list that was read again meanwhile ends elsewhere; what was read would leave a gap behind it.
    while (result.ok && kind === this.kind && before !== this.items) {
      before = this.items;
      result = await this.#read(before.length);
    }
    runInAction(() => {
      this.isLoadingMore = false;
      if (!result.ok || kind !== this.kind) return;
      const known = new Set(this.items.map(({ chatId }) => chatId));
      this.items = [...this.items, ...result.value.items.filter(({ chatId }) => !known.has(chatId))];
    });
  }

  /** Disputes a bill. Returns whether the platform knows. */
  async dispute(chatId: string, reason: DisputeReason, text: string | null): Promise<boolean> {
    const { client } = this.#context;
    const result = await client.call(chatDispute, { chatId, reason, text });
    if (result.ok) runInAction(() => this.#change(chatId, { dispute: result.value.dispute }));
    return result.ok;
  }

  /** A chat ended, or its dispute was answered. */
  onEnd({ bill }: PayloadOf<typeof chatEnd>): void {
    if (this.data.state !== 'ready') return;
    if (this.items.some(({ chatId }) => chatId === bill.chatId)) return this.#change(bill.chatId, bill);
    this.data.markStale();
    void this.load();
  }

  #read(offset: number) {
    const { client, scope } = this.#context;
    const filter = this.kind === null ? {} : { kind: this.kind };
    return client.call(chatHistory, { first: pageSize, offset, ...filter }, { signal: scope.signal });
  }

  #change(chatId: string, change: Partial<ChatBillData>): void {
    this.items = this.items.map((each) => (each.chatId === chatId ? { ...each, ...change } : each));
  }
}
