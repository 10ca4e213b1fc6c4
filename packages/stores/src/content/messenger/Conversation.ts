import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  channelMessage,
  channelMessageProgress,
  channelTyping,
  messengerContent,
  type messengerMessage,
} from '@lounge/protocol/content/messenger';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext, PushSocket } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { Outbox } from './Outbox.ts';
import type { Draft, OutboxItem } from './outbox-storage.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A message of a channel. */
export type Message = Infer<typeof messengerMessage>;
type Page = AnswerOf<typeof messengerContent>;

/** Number of messages of a page. */
export const messagesOnPage = 30;

/**
 * How many messages stay when pushes have added more than a fifth to them: a chat of hours does not fill the memory. Earlier ones can
 * be read again. @assumed
 */
export const latestMessages = 300;

/** The delivery state of a message of the guest. */
export type MessageProgress = 'sent' | 'delivered' | 'read';

/** The delivery state of a message. @spec state:messenger-message */
export const progressOf = ({ deliveredAt, readAt }: Message): MessageProgress =>
  readAt !== null ? 'read' : deliveredAt !== null ? 'delivered' : 'sent';

/** Messages can arrive repeatedly and out of order: a delivery state that is known already stays. */
const merged = (message: Message, known: Message | undefined): Message => ({
  ...message,
  deliveredAt: message.deliveredAt ?? known?.deliveredAt ?? null,
  readAt: message.readAt ?? known?.readAt ?? null,
});

const byId = (one: Message, other: Message): number => one.messageId - other.messageId;

/**
 * The messages of a channel: read in pages backwards, extended by pushes, followed by the guest's messages in the outbox.
 * @spec entity:messengerContentItem, state:messenger-message, feature:messenger.send-text, feature:messenger.send-image
 */
export class Conversation {
  /** The newest page as it was last read; its state is the state of the conversation. */
  readonly page: Read<Page>;
  readonly channelId: number;
  isTyping = false;
  isLoadingEarlier = false;
  /** Whether the last read of earlier messages failed. */
  hasEarlierFailed = false;
  /** Whether there are messages before the first one. */
  hasEarlier = false;
  /** Oldest first. Replaced on every change, so that ten thousand messages are not sorted on each read. */
  messages: readonly Message[] = [];
  /** The messages by id. */
  readonly #byId = new Map<number, Message>();
  /** Idempotency keys of the guest's messages that have arrived. */
  readonly #keys = new Set<string | null>();
  /** The last message before pushes were missed, until a page is read; null while none were. Later messages may follow a gap. */
  #missedAfter: number | null = 0;
  /** The last message before which nothing is missing, when the newest page was last read. */
  #contiguousUpTo = 0;
  readonly #gaps = new LatestRead();
  /** Whether the guest has asked for earlier messages, which then stay. */
  #isLookingBack = false;
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  readonly #outbox: Outbox;

  constructor(channelId: number, context: StoreContext, socket: PushSocket, outbox: Outbox) {
    this.channelId = channelId;
    this.#context = context;
    this.#socket = socket;
    this.#outbox = outbox;
    this.page = new Read(
      () => {
        this.#contiguousUpTo = this.#missedAfter ?? this.#lastId;
        return this.#read();
      },
      (page) => this.#onNewest(page),
    );
    makeAutoObservable(this, { channelId: false, messages: observableRef }, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    scope.onEnd(socket.on(channelMessageProgress, this.onProgress));
    scope.onEnd(socket.on(channelTyping, this.onTyping));
    reloadOnResync({ ...this.#context, socket }, () => [this.page], this.#reloadMissed);
    // Without a connection nobody knows whether the performer is still typing.
    scope.onEnd(
      socket.onState((state) => {
        if (state === 'waiting') this.onTyping({ channelId: this.channelId, isTyping: false });
      }),
    );
  }

  /** The guest's messages that have not arrived, oldest first. */
  get waiting(): readonly OutboxItem[] {
    const { channelId, messages } = this;
    // The keys are not observable, but `messages` changes with every key.
    if (messages.length === 0) return this.#outbox.items.filter((item) => item.channelId === channelId);
    return this.#outbox.items.filter((item) => item.channelId === channelId && !this.#keys.has(item.key));
  }

  /** Reads the newest messages; earlier ones stay unless there would be a gap between them. */
  async load(): Promise<void> {
    await this.page.load();
  }

  /** Reads the messages before the first one; dropped if those after them were removed meanwhile. */
  async loadEarlier(): Promise<void> {
    const [first] = this.messages;
    if (this.isLoadingEarlier || first === undefined) return;
    this.#isLookingBack = true;
    runInAction(() => {
      this.isLoadingEarlier = true;
      this.hasEarlierFailed = false;
    });
    const isCurrent = this.#gaps.watch();
    const result = await this.#read(first.messageId);
    runInAction(() => {
      this.isLoadingEarlier = false;
      if (!isCurrent()) return;
      this.hasEarlierFailed = !result.ok;
      if (!result.ok) return;
      this.#add(result.value.items);
      this.hasEarlier = result.value.total > result.value.items.length;
    });
  }

  /** Sends a message through the outbox. Returns its idempotency key, null for an empty draft. */
  send(draft: Draft): string | null {
    return this.#outbox.add(this.channelId, draft);
  }

  onMessage({ message }: PayloadOf<typeof channelMessage>): void {
    if (message.channelId !== this.channelId) return;
    this.#add([message]);
    this.#removeOldest();
    if (message.senderType === 'actor') this.isTyping = false;
  }

  onProgress({ channelId, upToMessageId, progress, at }: PayloadOf<typeof channelMessageProgress>): void {
    if (channelId !== this.channelId) return;
    const changed = this.messages.flatMap((message) => {
      if (message.messageId > upToMessageId || message.senderType !== 'guest') return [];
      const deliveredAt = message.deliveredAt ?? at;
      const readAt = message.readAt ?? (progress === 'read' ? at : null);
      const isSame = deliveredAt === message.deliveredAt && readAt === message.readAt;
      return isSame ? [] : [{ ...message, deliveredAt, readAt }];
    });
    if (changed.length > 0) this.#add(changed);
  }

  onTyping({ channelId, isTyping }: PayloadOf<typeof channelTyping>): void {
    if (channelId === this.channelId) this.isTyping = isTyping;
  }

  get #lastId(): number {
    return this.messages.at(-1)?.messageId ?? 0;
  }

  #reloadMissed = (): Promise<void> => {
    this.#missedAfter ??= this.#lastId;
    this.onTyping({ channelId: this.channelId, isTyping: false });
    return this.load();
  };

  #onNewest({ items, total }: Page): void {
    const first = Math.min(...items.map(({ messageId }) => messageId));
    const isGap = items.length < total && first > this.#contiguousUpTo;
    if (isGap) this.#removeBefore(first);
    this.#add(items);
    if (isGap) this.hasEarlier = true;
    this.#missedAfter = null;
  }

  #read(beforeId?: number) {
    const filter = { channelId: this.channelId, ...(beforeId === undefined ? {} : { beforeId }) };
    return callWithin(this.#context, messengerContent, { filter, first: messagesOnPage });
  }

  #removeBefore(first: number): void {
    this.#gaps.invalidate();
    for (const id of this.#byId.keys()) if (id < first) this.#byId.delete(id);
    this.messages = this.messages.filter(({ messageId }) => messageId >= first);
  }

  #removeOldest(): void {
    if (this.#isLookingBack || this.messages.length <= latestMessages * 1.2) return;
    const first = this.messages.at(-latestMessages)?.messageId ?? 0;
    this.#removeBefore(first);
    this.hasEarlier = true;
  }

  #add(messages: readonly Message[]): void {
    const added: Message[] = [];
    for (const each of messages) {
      const known = this.#byId.get(each.messageId);
      const message = merged(each, known);
      this.#byId.set(message.messageId, message);
      if (message.senderType === 'guest') this.#keys.add(message.key);
      if (known === undefined) added.push(message);
    }
    const hasChanges = messages.length > added.length;
    const existing = hasChanges ? this.messages.map((each) => this.#byId.get(each.messageId) ?? each) : this.messages;
    const last = existing.at(-1)?.messageId ?? 0;
    const all = [...existing, ...added];
    // A single new message usually comes last, so that nothing has to be sorted.
    this.messages = added.length === 1 && (added[0]?.messageId ?? 0) > last ? all : all.toSorted(byId);
  }
}
