import type { AnswerOf, InputOf } from '@lounge/protocol';
import { messageSend, storeMessageImage } from '@lounge/protocol/content/messenger';
import { logVxmessengerError } from '@lounge/protocol/foundation/telemetry';
import { createEventLog, newKey, startTimer, type EventLog, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { trackPurchase } from '../../foundation/telemetry/index.ts';
import type { StoreContext, PushSocket } from '../../ports.ts';
import { readItems, writeItems, type Draft, type OutboxItem } from './outbox-storage.ts';
import type { StoredText } from '../../reactive/stored-text.ts';
import { callWithin } from '../../reactive/Read.ts';

/** When a message without a reply is sent again while the connection is ready. @assumed 5 seconds. */
export const resendMs = 5_000;

/** Options of an outbox. */
export interface OutboxOptions {
  /** Where messages are stored between page loads; one stored text per guest. */
  readonly storedText: StoredText;
  /** Creates idempotency keys. @default random */
  readonly newKey?: () => string;
}

type Sent = AnswerOf<typeof messageSend>['message'];

const inputOf = ({ channelId, chatId, isFreechat, text, imageId, gifts }: OutboxItem): InputOf<typeof messageSend> => ({
  channelId,
  senderType: 'guest',
  isVideochat: chatId !== null,
  isFreechat,
  chatId,
  messageType: imageId === null ? (text === null ? 'gift' : 'text') : 'image',
  data: { text, imageId },
  includedGifts: gifts.map((each) => ({ ...each })),
});

/**
 * The guest's messages that are not confirmed, sent one after the other while the connection is ready. Each keeps its idempotency key
 * across reconnects and reloads, so that it arrives and is charged once.
 * @spec socket:message.send, feature:messenger.send-text, state:realtime-outgoing-queue
 */
export class Outbox {
  /** Oldest first. */
  readonly items = observable.array<OutboxItem>([], { deep: false });
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  readonly #options: OutboxOptions;
  readonly #log: EventLog;
  /** The keys of all messages of this page; other messages in the stored text belong to the guest's other pages. */
  readonly #ownKeys = new Set<string>();
  #isRunning = false;
  #isOnline = true;

  constructor(context: StoreContext, socket: PushSocket, options: OutboxOptions) {
    this.#context = context;
    this.#socket = socket;
    this.#options = options;
    this.#log = createEventLog(context.client, context.clock);
    makeAutoObservable(this, { items: false }, { autoBind: true });
  }

  /** Restores messages of earlier pages, and sends whenever the connection is ready. */
  listen(): void {
    for (const item of readItems(this.#options.storedText)) {
      if (this.#ownKeys.has(item.key)) continue;
      this.#ownKeys.add(item.key);
      this.items.push({ ...item, state: item.state === 'failed' ? 'failed' : 'waiting' });
    }
    this.#context.scope.onEnd(this.#socket.onState((state) => void (state === 'ready' && this.#run())));
    void this.#run();
  }

  /** Adds a message and sends it as soon as possible. Returns its idempotency key, null for an empty draft. */
  add(
    channelId: number,
    { text = null, image = null, gifts = [], chatId = null, isFreechat = false }: Draft,
  ): string | null {
    const trimmed = text?.trim() || null;
    const selected = gifts.filter(({ quantity }) => quantity > 0);
    if (trimmed === null && image === null && selected.length === 0) return null;
    const key = (this.#options.newKey ?? newKey)();
    this.#ownKeys.add(key);
    this.items.push({
      key,
      channelId,
      chatId,
      isFreechat,
      text: trimmed,
      image,
      imageId: null,
      gifts: selected,
      at: this.#context.clock.now(),
      state: 'waiting',
      failure: null,
    });
    this.#store();
    void this.#run();
    return key;
  }

  /** Sets whether the browser is online: offline nothing is sent, even if the connection is not reported as lost yet. */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    if (!isOnline) return;
    void this.#log.replay();
    void this.#run();
  }

  /** Sends a rejected message again, under its key. */
  retry(key: string): void {
    this.#change(key, { state: 'waiting', failure: null });
    void this.#run();
  }

  /** Removes a message; ignored while it is being sent. */
  remove(key: string): void {
    const item = this.items.find((each) => each.key === key);
    if (item === undefined || item.state === 'sending') return;
    this.#drop(key);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { key } = next;
      this.#change(key, { state: 'sending' });
      const result = await this.#send(next);
      if (this.#context.scope.isEnded) break;
      if (result.ok) this.#onSent(key, result.value.message);
      else if (this.#onFailure(key, result.failure)) break;
    }
    this.#isRunning = false;
  }

  #next(): OutboxItem | undefined {
    const { scope } = this.#context;
    if (scope.isEnded || !this.#isOnline || this.#socket.state !== 'ready') return undefined;
    return this.items.find(({ state }) => state === 'waiting');
  }

  #onSent(key: string, { channelId, price }: Sent): void {
    this.#drop(key);
    const itemName = `channel ${channelId}`;
    trackPurchase(this.#context, { amount: price.value, currency: 'VXC', itemCategory: 'paid_message', itemName });
  }

  /** Puts a message without a reply back in the queue, and marks a rejected one as failed. Returns whether sending must pause. */
  #onFailure(key: string, { kind, code, callId }: Failure): boolean {
    const isLost = kind === 'offline';
    if (!isLost) void this.#log.log(logVxmessengerError, { message: `${callId}: ${code}` });
    this.#change(key, isLost ? { state: 'waiting' } : { state: 'failed', failure: code });
    if (isLost) startTimer(this.#context, resendMs, () => void this.#run());
    return isLost;
  }

  async #send(item: OutboxItem): Promise<Result<AnswerOf<typeof messageSend>>> {
    const uploaded = await this.#uploadImage(item);
    if (!uploaded.ok) return uploaded;
    const { client, scope } = this.#context;
    return client.call(messageSend, inputOf(uploaded.value), { key: item.key, signal: scope.signal });
  }

  /** Uploads the item's picture unless it is already uploaded. */
  async #uploadImage(item: OutboxItem): Promise<Result<OutboxItem>> {
    if (item.image === null || item.imageId !== null) return { ok: true, value: item };
    const result = await callWithin(this.#context, storeMessageImage, { bytes: item.image });
    if (!result.ok) return result;
    const value = { ...item, imageId: result.value.id };
    this.#change(item.key, { imageId: value.imageId });
    return { ok: true, value };
  }

  #change(key: string, to: Partial<OutboxItem>): void {
    runInAction(() => {
      const at = this.items.findIndex((item) => item.key === key);
      const item = this.items[at];
      if (item !== undefined) this.items[at] = { ...item, ...to };
    });
    this.#store();
  }

  #drop(key: string): void {
    runInAction(() => this.items.replace(this.items.filter((item) => item.key !== key)));
    this.#store();
  }

  /** Writes this page's messages beside those of the guest's other pages. */
  #store(): void {
    const { storedText } = this.#options;
    const others = readItems(storedText).filter(({ key }) => !this.#ownKeys.has(key));
    writeItems(storedText, [...others, ...this.items]);
  }
}
