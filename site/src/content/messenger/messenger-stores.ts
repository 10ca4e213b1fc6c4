import { slotOf, type StoreContext, type CommandSocket, type TextStorage } from '@lounge/stores';
import { Gifts, giftsOfSelection, type GiftSelection } from '@lounge/stores/content/gifts';
import { Channels, Conversation, Outbox, outboxKey, rememberedChannelKey } from '@lounge/stores/content/messenger';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ModuleStores, Stores } from '../../app/compose.ts';
import { nullSocket } from './null-socket.ts';

/** The browser's storage, looked up when it is used: the server has none, and some browsers throw. */
const kept: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** A picture that the guest chose: its bytes, and where it is shown from. */
export interface ChosenImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly src: string;
  readonly name: string;
}

/** What stands in the composer of a conversation. */
export interface Draft {
  readonly text: string;
  readonly image: ChosenImage | null;
  readonly gifts: GiftSelection;
}

const blank: Draft = { text: '', image: null, gifts: {} };

/** The stores of the messenger: channels, the open conversation, what is under way, gifts, and drafts by channel. */
export class MessengerStores implements ModuleStores {
  readonly channels: Channels;
  readonly outbox: Outbox;
  readonly gifts: Gifts;
  /** The open conversation. */
  conversation: Conversation | null = null;
  readonly #drafts = observable.map<number, Draft>({}, { deep: false });
  readonly #caller: StoreContext;
  readonly #line: CommandSocket;
  #leave: (() => void) | null = null;
  #hasBegun = false;
  /** Pictures by the key of the message that they went with: what was sent is not fetched again. */
  readonly #pictures = new Map<string, string>();

  constructor(caller: StoreContext, line: CommandSocket, guestId: number) {
    this.#caller = caller;
    this.#line = line;
    this.channels = new Channels(caller, line, slotOf(kept, rememberedChannelKey(guestId)));
    this.outbox = new Outbox(caller, line, { slot: slotOf(kept, outboxKey(guestId)) });
    this.gifts = new Gifts(caller);
    makeAutoObservable(this, { channels: false, outbox: false, gifts: false, listen: false }, { autoBind: true });
  }

  listen(): void {
    this.channels.listen();
    this.outbox.listen();
    this.gifts.listen({ scope: this.#caller.scope, socket: this.#line });
    const look = () => this.outbox.setOnline(navigator.onLine);
    const { signal } = this.#caller.scope;
    for (const type of ['online', 'offline'] as const) {
      // oxlint-disable-next-line no-restricted-properties -- the scope's signal ends it
      window.addEventListener(type, look, { signal });
    }
    look();
  }

  /** Reads the list and the gifts, once a page. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    void this.channels.load();
    void this.gifts.load();
  }

  /** Opens the conversation of a channel; the one before it ends. */
  turnTo(channelId: number): void {
    if (this.conversation?.channelId === channelId) return;
    this.#leave?.();
    const scope = this.#caller.scope.child();
    this.#leave = () => scope.end();
    const opened = new Conversation(channelId, { ...this.#caller, scope }, this.#line, this.outbox);
    opened.listen();
    void opened.load();
    this.conversation = opened;
  }

  /** Opens the conversation with a performer, unless another is asked for meanwhile or the signal ends the wish. */
  async open(actorId: number, signal?: AbortSignal): Promise<void> {
    const channel = await this.channels.select(actorId);
    if (channel !== null && signal?.aborted !== true) this.turnTo(channel.id);
  }

  draftOf(channelId: number): Draft {
    return this.#drafts.get(channelId) ?? blank;
  }

  write(channelId: number, to: Partial<Draft>): void {
    this.#drafts.set(channelId, { ...this.draftOf(channelId), ...to });
  }

  /** Sends what stands in the composer of the open conversation, and empties it. */
  send(conversation: Conversation): void {
    const { channelId } = conversation;
    const { text, image, gifts } = this.draftOf(channelId);
    const key = conversation.send({ text, image: image?.bytes ?? null, gifts: giftsOfSelection(gifts) });
    if (key === null) return;
    if (image !== null) this.#pictures.set(key, image.src);
    runInAction(() => this.#drafts.delete(channelId));
  }

  /** Where the picture of one of this page's messages is shown from. */
  pictureOf(key: string | null): string | null {
    return key === null ? null : (this.#pictures.get(key) ?? null);
  }

  snapshot(): Record<string, never> {
    return {};
  }

  restore(): void {
    // Conversations are personal and live: a document carries none.
  }
}

/** The stores of the messenger, made when it is opened by a guest. */
export const messengerStores = (stores: Stores, guestId: number): MessengerStores =>
  stores.module('messenger', (context) => new MessengerStores(context, stores.socket ?? nullSocket, guestId));
