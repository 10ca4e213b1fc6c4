import { storedTextOf, type StoreContext, type PushSocket } from '@lounge/stores';
import {
  Gifts,
  giftsOfSelection,
  ToyControls,
  type Gift,
  type GiftSelection,
  type ToyControl,
} from '@lounge/stores/content/gifts';
import {
  Channels,
  Conversation,
  ConversationMedia,
  Outbox,
  outboxKey,
  Recommendations,
  rememberedChannelKey,
} from '@lounge/stores/content/messenger';
import type { SessionConfig } from '@lounge/stores/foundation/session';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { browserStorage } from '../../shared/browser-storage.ts';
import { followNetwork } from './follow-network.ts';

/** A picture that the guest chose: its bytes, and the address that shows it. */
export interface ChosenImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly src: string;
  readonly name: string;
}

/** The content of a conversation's composer. */
export interface Draft {
  readonly text: string;
  readonly image: ChosenImage | null;
  readonly gifts: GiftSelection;
}

const blank: Draft = { text: '', image: null, gifts: {} };

/** The name of a conversation's text in the session config. */
const draftKey = (channelId: number): string => `messenger.${channelId}`;

/** The stores of the messenger: channels, the open conversation, the outbox, gifts, and drafts by channel. */
export class MessengerStores {
  readonly channels: Channels;
  readonly outbox: Outbox;
  readonly gifts: Gifts;
  readonly toyControls: ToyControls;
  readonly recommendations: Recommendations;
  /** The open conversation. */
  conversation: Conversation | null = null;
  readonly #drafts = observable.map<number, Draft>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  readonly #sessionConfig: SessionConfig;
  readonly #network: { readonly isOnline: boolean };
  #closeConversation: (() => void) | null = null;
  #hasLoaded = false;
  /** Sent pictures by the key of their message, so that they are not fetched again. */
  readonly #pictures = new Map<string, string>();

  constructor(
    context: StoreContext,
    socket: PushSocket,
    guestId: number,
    { sessionConfig, network }: { sessionConfig: SessionConfig; network: { readonly isOnline: boolean } },
  ) {
    this.#context = context;
    this.#network = network;
    this.#socket = socket;
    this.#sessionConfig = sessionConfig;
    this.channels = new Channels(context, socket, storedTextOf(browserStorage, rememberedChannelKey(guestId)));
    this.outbox = new Outbox(context, socket, { storedText: storedTextOf(browserStorage, outboxKey(guestId)) });
    this.gifts = new Gifts(context);
    this.toyControls = new ToyControls(context);
    this.recommendations = new Recommendations(context);
    makeAutoObservable(
      this,
      { channels: false, outbox: false, gifts: false, toyControls: false, recommendations: false, listen: false },
      { autoBind: true },
    );
  }

  listen(): void {
    this.channels.listen();
    this.outbox.listen();
    this.gifts.listen({ ...this.#context, socket: this.#socket });
    this.toyControls.listen({ ...this.#context, socket: this.#socket });
    this.recommendations.listen({ ...this.#context, socket: this.#socket });
    followNetwork(this.#network, this.outbox, this.#context.scope);
  }

  /** Everything that a message can include: gifts, and toy controls; null before the gifts were read. */
  get includable(): readonly (Gift | ToyControl)[] | null {
    const { value } = this.gifts.catalogue;
    return value === null ? null : [...value, ...(this.toyControls.catalogue.value ?? [])];
  }

  /** Loads the list, the gifts and the toy controls, once per page. */
  load(): void {
    if (this.#hasLoaded) return;
    this.#hasLoaded = true;
    void this.channels.load();
    void this.gifts.load();
    void this.toyControls.catalogue.load();
  }

  /** Opens the conversation of a channel and ends the previous one. */
  openConversation(channelId: number): void {
    if (this.conversation?.channelId === channelId) return;
    this.#closeConversation?.();
    const scope = this.#context.scope.child();
    this.#closeConversation = () => scope.end();
    const opened = new Conversation(channelId, { ...this.#context, scope }, this.#socket, this.outbox);
    opened.listen();
    void opened.load();
    this.conversation = opened;
    const text = this.#sessionConfig.draftOf(draftKey(channelId));
    if (text !== '' && !this.#drafts.has(channelId)) this.#drafts.set(channelId, { ...blank, text });
  }

  /** Opens the conversation with a performer, unless another one is requested meanwhile or the signal aborts. */
  async open(actorId: number, signal?: AbortSignal): Promise<void> {
    const channel = await this.channels.select(actorId);
    if (channel !== null && signal?.aborted !== true) this.openConversation(channel.id);
  }

  /** Opens the pictures of a channel, which are read where they are shown; `end` ends their pushes and reads. */
  openMedia(channelId: number): { store: ConversationMedia; end: () => void } {
    const scope = this.#context.scope.child();
    const store = new ConversationMedia(channelId, { ...this.#context, scope }, this.#socket);
    store.listen();
    return { store, end: () => scope.end() };
  }

  draftOf(channelId: number): Draft {
    return this.#drafts.get(channelId) ?? blank;
  }

  write(channelId: number, to: Partial<Draft>): void {
    this.#drafts.set(channelId, { ...this.draftOf(channelId), ...to });
    if (to.text !== undefined) this.#sessionConfig.setDraft(draftKey(channelId), to.text);
  }

  /** Sends the draft of the open conversation, and clears it. */
  send(conversation: Conversation): void {
    const { channelId } = conversation;
    const { text, image, gifts } = this.draftOf(channelId);
    const key = conversation.send({ text, image: image?.bytes ?? null, gifts: giftsOfSelection(gifts) });
    if (key === null) return;
    if (image !== null) this.#pictures.set(key, image.src);
    this.#sessionConfig.setDraft(draftKey(channelId), '');
    runInAction(() => this.#drafts.delete(channelId));
  }

  /** Returns the address of the picture that a message of this page was sent with, or null. */
  pictureOf(key: string | null): string | null {
    return key === null ? null : (this.#pictures.get(key) ?? null);
  }
}
