import { s, type AnswerOf, type InputOf, type PayloadOf } from '@lounge/protocol';
import { chatChanged, chatDispute, chatEnd, chatHistory, chatVideoTime } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ChatBillData } from './live-chat-types.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A page of the history. */
export type ChatHistoryData = AnswerOf<typeof chatHistory>;
/** A chat that has no bill yet. */
export type UnsettledChatData = NonNullable<ChatHistoryData['unsettled']>;
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
  /** The chat that has no bill yet, of any kind, as far as its coins are booked; null without one. */
  unsettled: UnsettledChatData | null = null;
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
        onPage: ({ unsettled }) => {
          // A page of another kind does not name it.
          if (unsettled !== null || this.kind === null) this.unsettled = unsettled;
        },
      },
    );
    this.time = new Read(() => callWithin(context, chatVideoTime, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatEnd, this.onEnd));
    source.scope.onEnd(source.socket.on(chatChanged, this.onChanged));
    reloadOnResync(source, () => [this.list, this.time], this.load);
  }

  /** The chat without a bill where the list shows its kind. */
  get listedUnsettled(): UnsettledChatData | null {
    return this.kind === null || this.kind === this.unsettled?.kind ? this.unsettled : null;
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

  /** A chat was counted or booked. One without a picture is not listed. */
  onChanged({ chat }: PayloadOf<typeof chatChanged>): void {
    if (chat.status !== 'running' || chat.seconds === 0) return;
    const ticketSpent = this.unsettled?.chatId === chat.chatId ? this.unsettled.ticketSpent : 0;
    this.unsettled = { ...chat, spent: chat.booked, ticketSpent };
  }

  /** A chat ended, or its dispute was answered. */
  onEnd({ bill }: PayloadOf<typeof chatEnd>): void {
    if (this.unsettled?.chatId === bill.chatId) this.unsettled = null;
    if (this.list.changeItem(bill.chatId, () => bill)) return;
    this.list.refresh();
    this.time.refresh();
  }
}
