import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  channelMessage,
  channelMessageProgress,
  channelTyping,
  messengerContent,
  type messengerMessage,
} from '@lounge/protocol/content/messenger';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext, CommandSocket } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { onReconnect } from '../../reactive/on-reconnect.ts';
import type { Outbox } from './Outbox.ts';
import type { Draft, OutboxItem } from './outbox-storage.ts';

/** A message of a channel, as the back end tells it. */
export type Message = Infer<typeof messengerMessage>;
type Page = AnswerOf<typeof messengerContent>;

/** Messages that are read at once. */
export const messagesOnPage = 30;

/** How far one of the guest's messages got. */
export type MessageProgress = 'sent' | 'delivered' | 'read';

/** How far a message got, by its instants. @spec state:messenger-message */
export const progressOf = ({ deliveredAt, readAt }: Message): MessageProgress =>
  readAt !== null ? 'read' : deliveredAt !== null ? 'delivered' : 'sent';

/** A message may come twice and late: what was known of its way stays. */
const merged = (message: Message, known: Message | undefined): Message => ({
  ...message,
  deliveredAt: message.deliveredAt ?? known?.deliveredAt ?? null,
  readAt: message.readAt ?? known?.readAt ?? null,
});

const byId = (one: Message, other: Message): number => one.messageId - other.messageId;

/**
 * One channel's messages: pages backwards, what pushes bring, and the guest's own that are still in the outbox.
 * @spec entity:messengerContentItem, state:messenger-message, feature:messenger.send-text, feature:messenger.send-image
 */
export class Conversation {
  /** The latest reading of the newest page; its state is the conversation's. */
  readonly page = new Loadable<Page>();
  readonly channelId: number;
  isTyping = false;
  isLoadingEarlier = false;
  /** Whether the last reading of earlier messages brought nothing. */
  hasEarlierFailed = false;
  /** Whether there are messages before the first. */
  hasEarlier = false;
  /** What has arrived, oldest first; a change makes a new list, so that ten thousand are not sorted for each. */
  messages: readonly Message[] = [];
  /** The same by its id. */
  readonly #known = new Map<number, Message>();
  /** Under which keys the guest's own have arrived. */
  readonly #keys = new Set<string | null>();
  /** Up to which message nothing is missing; pushes that come before the page was read say nothing of what lies before them. */
  #joinedUpTo = 0;
  readonly #context: StoreContext;
  readonly #socket: CommandSocket;
  readonly #outbox: Outbox;

  constructor(channelId: number, caller: StoreContext, socket: CommandSocket, outbox: Outbox) {
    this.channelId = channelId;
    this.#context = caller;
    this.#socket = socket;
    this.#outbox = outbox;
    makeAutoObservable(this, { channelId: false, messages: observableRef }, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    scope.onEnd(socket.on(channelMessageProgress, this.onProgress));
    scope.onEnd(socket.on(channelTyping, this.onTyping));
    onReconnect({ socket, scope }, () => void (this.page.state !== 'idle' && this.load()));
    scope.onEnd(
      socket.onState((state) => {
        if (state === 'waiting') this.onTyping({ channelId: this.channelId, isTyping: false });
      }),
    );
  }

  /** The guest's messages that have not arrived, in the order of writing. */
  get waiting(): readonly OutboxItem[] {
    const { channelId, messages } = this;
    // Every arrival makes a new list: reading it is what hears of the keys.
    if (messages.length === 0) return this.#outbox.items.filter((item) => item.channelId === channelId);
    return this.#outbox.items.filter((item) => item.channelId === channelId && !this.#keys.has(item.key));
  }

  /** Reads the newest messages; those that were there stay unless a gap would lie between. */
  async load(): Promise<void> {
    if (this.page.state === 'ready') this.#joinedUpTo = this.messages.at(-1)?.messageId ?? 0;
    const joinedUpTo = this.#joinedUpTo;
    const result = await this.page.load(() => this.#read());
    if (!result.ok) return;
    runInAction(() => {
      const { items, total } = result.value;
      const first = Math.min(...items.map(({ messageId }) => messageId));
      const isGap = items.length < total && first > joinedUpTo;
      if (isGap) this.#forgetBefore(first);
      this.#take(items);
      if (isGap) this.hasEarlier = true;
    });
  }

  /** Reads the messages before the first. */
  async loadEarlier(): Promise<void> {
    const [first] = this.messages;
    if (this.isLoadingEarlier || first === undefined) return;
    runInAction(() => {
      this.isLoadingEarlier = true;
      this.hasEarlierFailed = false;
    });
    const result = await this.#read(first.messageId);
    runInAction(() => {
      this.isLoadingEarlier = false;
      this.hasEarlierFailed = !result.ok;
      if (!result.ok) return;
      this.#take(result.value.items);
      this.hasEarlier = result.value.total > result.value.items.length;
    });
  }

  /** Sends a message through the outbox; answers its key, null where there is nothing in it. */
  send(draft: Draft): string | null {
    return this.#outbox.add(this.channelId, draft);
  }

  onMessage({ message }: PayloadOf<typeof channelMessage>): void {
    if (message.channelId !== this.channelId) return;
    this.#take([message]);
    if (message.senderType === 'actor') this.isTyping = false;
  }

  onProgress({ channelId, upToMessageId, progress, at }: PayloadOf<typeof channelMessageProgress>): void {
    if (channelId !== this.channelId) return;
    const moved = this.messages.flatMap((message) => {
      if (message.messageId > upToMessageId || message.senderType !== 'guest') return [];
      const deliveredAt = message.deliveredAt ?? at;
      const readAt = message.readAt ?? (progress === 'read' ? at : null);
      const isSame = deliveredAt === message.deliveredAt && readAt === message.readAt;
      return isSame ? [] : [{ ...message, deliveredAt, readAt }];
    });
    if (moved.length > 0) this.#take(moved);
  }

  onTyping({ channelId, isTyping }: PayloadOf<typeof channelTyping>): void {
    if (channelId === this.channelId) this.isTyping = isTyping;
  }

  #read(beforeId?: number) {
    const { client, scope } = this.#context;
    const filter = { channelId: this.channelId, ...(beforeId === undefined ? {} : { beforeId }) };
    return client.call(messengerContent, { filter, first: messagesOnPage }, { signal: scope.signal });
  }

  #forgetBefore(first: number): void {
    for (const id of this.#known.keys()) if (id < first) this.#known.delete(id);
    this.messages = this.messages.filter(({ messageId }) => messageId >= first);
  }

  #take(messages: readonly Message[]): void {
    const fresh: Message[] = [];
    for (const each of messages) {
      const known = this.#known.get(each.messageId);
      const message = merged(each, known);
      this.#known.set(message.messageId, message);
      if (message.senderType === 'guest') this.#keys.add(message.key);
      if (known === undefined) fresh.push(message);
    }
    const kept = messages.length > fresh.length ? this.messages.map((each) => this.#now(each)) : this.messages;
    const last = kept.at(-1)?.messageId ?? 0;
    const all = [...kept, ...fresh];
    // What comes in follows what is there, unless it is late or a page of earlier ones.
    this.messages = fresh.length === 1 && (fresh[0]?.messageId ?? 0) > last ? all : all.toSorted(byId);
  }

  /** A message as it is known by now. */
  #now(message: Message): Message {
    return this.#known.get(message.messageId) ?? message;
  }
}
