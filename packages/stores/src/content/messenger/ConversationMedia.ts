import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { channelMessage, messengerContent } from '@lounge/protocol/content/messenger';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSocket, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

type MediaPage = AnswerOf<typeof messengerContent>;
/** A message with a picture. */
export type MediaMessage = MediaPage['items'][number];

/** Number of pictures of a page. */
const pageSize = 12;

/**
 * The pictures of a conversation, newest first, in pages that are read backwards without gaps while new ones arrive.
 * @spec feature:messenger.media
 */
export class ConversationMedia {
  /** The latest page as it was read; its state is the state of the view. */
  readonly page = new Loadable<MediaPage>();
  items: readonly MediaMessage[] = [];
  /** The number of all pictures of the conversation. */
  total = 0;
  readonly #channelId: number;
  readonly #context: StoreContext;
  readonly #socket: PushSocket;

  constructor(channelId: number, context: StoreContext, socket: PushSocket) {
    this.#channelId = channelId;
    this.#context = context;
    this.#socket = socket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    reloadOnResync({ ...this.#context, socket }, () => [this.page], this.load);
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  /** Reads the newest page. */
  async load(): Promise<void> {
    await this.#read(undefined, ({ items }) => items);
  }

  /** Reads the page before the oldest picture that is known. */
  async loadMore(): Promise<void> {
    const last = this.items.at(-1);
    if (last === undefined || !this.hasMore || this.page.state === 'loading') return;
    await this.#read(last.messageId, ({ items }) => [...this.items, ...items]);
  }

  async #read(beforeId: number | undefined, merge: (page: MediaPage) => readonly MediaMessage[]): Promise<void> {
    const { client, scope } = this.#context;
    const filter = {
      channelId: this.#channelId,
      kind: 'media' as const,
      ...(beforeId === undefined ? {} : { beforeId }),
    };
    const known = beforeId === undefined ? 0 : this.items.length;
    await this.page.load(
      () => client.call(messengerContent, { filter, first: pageSize }, { signal: scope.signal }),
      (page) => {
        this.items = merge(page);
        // The filter counts only what is older than `beforeId`.
        this.total = known + page.total;
      },
    );
  }

  /** A picture that is sent or received while the view is open. */
  onMessage({ message }: PayloadOf<typeof channelMessage>): void {
    const isNew = !this.items.some(({ messageId }) => messageId === message.messageId);
    if (message.channelId !== this.#channelId || message.media === null || !isNew) return;
    runInAction(() => {
      this.items = [message, ...this.items];
      this.total += 1;
    });
  }
}
