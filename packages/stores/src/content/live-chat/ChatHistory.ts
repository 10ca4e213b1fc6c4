import { s, type AnswerOf, type InputOf, type PayloadOf } from '@lounge/protocol';
import { chatDispute, chatEnd, chatHistory, chatVideoTime } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ChatBillData } from './live-chat-types.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

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
  /** The bills. */
  readonly list: PagedList<ChatHistoryData, ChatBillData>;
  readonly time: Read<ChatVideoTimeData>;
  kind: HistoryKind | null = null;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.list = new PagedList(
      (offset) => {
        const filter = this.kind === null ? {} : { kind: this.kind };
        return callWithin(context, chatHistory, { first: pageSize, offset, ...filter });
      },
      {
        itemsOf: ({ items }) => items,
        totalOf: ({ total }) => total,
        keyOf: ({ chatId }) => chatId,
        maxOffset: s.maxPageNumber,
      },
    );
    this.time = new Read(() => callWithin(context, chatVideoTime, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatEnd, this.onEnd));
    reloadOnResync(source, () => [this.list, this.time], this.load);
  }

  /** Reads the first page and the time. */
  async load(): Promise<void> {
    await Promise.all([this.list.load(), this.time.load()]);
  }

  /** Shows the chats of one kind; null shows all. */
  async show(kind: HistoryKind | null): Promise<void> {
    this.kind = kind;
    this.list.reset();
    await this.load();
  }

  /** Disputes a bill. Returns whether the platform knows. */
  async dispute(chatId: string, reason: DisputeReason, text: string | null): Promise<boolean> {
    const { client } = this.#context;
    const result = await client.call(chatDispute, { chatId, reason, text });
    if (result.ok)
      runInAction(() => this.list.changeItem(chatId, (bill) => ({ ...bill, dispute: result.value.dispute })));
    return result.ok;
  }

  /** A chat ended, or its dispute was answered. */
  onEnd({ bill }: PayloadOf<typeof chatEnd>): void {
    if (this.list.changeItem(bill.chatId, () => bill)) return;
    this.list.refresh();
    this.time.refresh();
  }
}
