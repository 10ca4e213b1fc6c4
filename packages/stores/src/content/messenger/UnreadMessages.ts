import type { PayloadOf } from '@lounge/protocol';
import { channelUnreadNotice, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { onReconnect } from '../../reactive/on-reconnect.ts';

/**
 * How many messages the guest has not read: for the navigation bar, small enough for every page.
 * @spec feature:messenger.unread
 */
export class UnreadMessages {
  /** Never below zero; zero while nothing is known. */
  total = 0;
  readonly #context: StoreContext;
  #notices = 0;
  #isAsked = false;

  constructor(caller: StoreContext) {
    this.#context = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(channelUnreadNotice, this.onUnread));
    onReconnect({ socket, scope }, () => void (this.#isAsked && this.load()));
  }

  /** Reads the number; a notice that came meanwhile is newer and stays. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const before = this.#notices;
    this.#isAsked = true;
    const result = await client.call(messengerUnreadCount, {}, { signal: scope.signal });
    if (result.ok && before === this.#notices) runInAction(() => (this.total = result.value.unreadCount));
  }

  /** @spec socket:channel.unread-notice */
  onUnread({ total }: PayloadOf<typeof channelUnreadNotice>): void {
    this.#notices += 1;
    this.total = Math.max(0, total);
  }
}
