import type { PayloadOf } from '@lounge/protocol';
import { channelMessage, messageSend, storeMessageImage } from '@lounge/protocol/content/messenger';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, CommandSocket } from '../../ports.ts';
import { requestBySocket } from '../../reactive/request-by-socket.ts';
import { itemsIn, keepItems, type Draft, type OutboxItem } from './outbox-storage.ts';
import type { TextSlot } from './remembered-channel.ts';

/** When a message that was not answered goes out again while the connection stands. @assumed 5 seconds. */
export const resendMs = 5_000;

/** What an outbox needs besides calls and the connection. */
export interface OutboxOptions {
  /** Where messages outlive the page; one guest's own. */
  readonly slot: TextSlot;
  /** Makes a key that nobody made before, for instance `crypto.randomUUID`. */
  readonly newKey: () => string;
}

const payloadOf = ({ key, channelId, text, imageId, gifts }: OutboxItem): PayloadOf<typeof messageSend> => ({
  key,
  channelId,
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  chatId: null,
  messageType: imageId === null ? (text === null ? 'gift' : 'text') : 'image',
  data: { text, imageId },
  includedGifts: gifts.map((each) => ({ ...each })),
});

/**
 * The guest's messages on their way. They go out one after the other while the connection stands, wait visibly while it
 * does not, and keep their key through reconnects and reloads, so that each arrives once.
 * @spec socket:message.send, feature:messenger.send-text, state:realtime-outgoing-queue
 */
export class Outbox {
  /** In the order in which they were written. */
  readonly items = observable.array<OutboxItem>([], { deep: false });
  readonly #context: StoreContext;
  readonly #socket: CommandSocket;
  readonly #options: OutboxOptions;
  /** Every key that was here, so that other pages' messages in the slot are told apart and left alone. */
  readonly #own = new Set<string>();
  #isRunning = false;
  #isOnline = true;

  constructor(caller: StoreContext, socket: CommandSocket, options: OutboxOptions) {
    this.#context = caller;
    this.#socket = socket;
    this.#options = options;
    makeAutoObservable(this, { items: false }, { autoBind: true });
  }

  /** Takes up what an earlier page left, and sends whenever the connection stands. */
  listen(): void {
    for (const item of itemsIn(this.#options.slot)) {
      if (this.#own.has(item.key)) continue;
      this.#own.add(item.key);
      this.items.push({ ...item, state: item.state === 'failed' ? 'failed' : 'waiting' });
    }
    this.#context.scope.onEnd(this.#socket.onState((state) => void (state === 'ready' && this.#run())));
    void this.#run();
  }

  /** Writes a message and sends it as soon as it can go; answers its key, null where there is nothing in it. */
  add(channelId: number, { text = null, image = null, gifts = [] }: Draft): string | null {
    const trimmed = text?.trim() || null;
    const chosen = gifts.filter(({ quantity }) => quantity > 0);
    if (trimmed === null && image === null && chosen.length === 0) return null;
    const key = this.#options.newKey();
    this.#own.add(key);
    this.items.push({
      key,
      channelId,
      text: trimmed,
      image,
      imageId: null,
      gifts: chosen,
      at: this.#context.clock.now(),
      state: 'waiting',
      failure: null,
    });
    this.#keep();
    void this.#run();
    return key;
  }

  /** Hears whether the browser has a network: without one nothing goes out, even where the connection seems to stand. */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    if (isOnline) void this.#run();
  }

  /** Sends a refused message again, under its key. */
  retry(key: string): void {
    this.#change(key, { state: 'waiting', failure: null });
    void this.#run();
  }

  /** Takes a message away that is not on its way. */
  remove(key: string): void {
    const found = this.items.find((item) => item.key === key);
    if (found === undefined || found.state === 'sending') return;
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
      if (result.ok) this.#drop(key);
      else if (this.#isLost(key, result.failure)) break;
    }
    this.#isRunning = false;
  }

  #next(): OutboxItem | undefined {
    const { scope } = this.#context;
    if (scope.isEnded || !this.#isOnline || this.#socket.state !== 'ready') return undefined;
    return this.items.find(({ state }) => state === 'waiting');
  }

  /** What nobody answered waits for the next attempt; what was refused says so. */
  #isLost(key: string, { kind, code }: Failure): boolean {
    const isLost = kind === 'offline';
    this.#change(key, isLost ? { state: 'waiting' } : { state: 'failed', failure: code });
    const { scope, clock } = this.#context;
    if (isLost) scope.onEnd(clock.after(resendMs, () => void this.#run()));
    return isLost;
  }

  async #send(item: OutboxItem): Promise<Result<unknown>> {
    const kept = await this.#keepImage(item);
    if (!kept.ok) return kept;
    const { scope, clock } = this.#context;
    return requestBySocket(
      { socket: this.#socket, scope, clock },
      {
        command: messageSend,
        payload: payloadOf(kept.value),
        push: channelMessage,
        isMine: ({ message }) => message.key === item.key && message.senderType === 'guest',
      },
    );
  }

  /** Brings a picture to the back end first, once. */
  async #keepImage(item: OutboxItem): Promise<Result<OutboxItem>> {
    if (item.image === null || item.imageId !== null) return { ok: true, value: item };
    const { client, scope } = this.#context;
    const result = await client.call(storeMessageImage, { bytes: item.image }, { signal: scope.signal });
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
    this.#keep();
  }

  #drop(key: string): void {
    runInAction(() => this.items.replace(this.items.filter((item) => item.key !== key)));
    this.#keep();
  }

  /** Other pages of the guest keep theirs in the same slot. */
  #keep(): void {
    const { slot } = this.#options;
    const others = itemsIn(slot).filter(({ key }) => !this.#own.has(key));
    keepItems(slot, [...others, ...this.items]);
  }
}
