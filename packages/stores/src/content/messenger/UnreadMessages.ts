import type { PayloadOf } from '@lounge/protocol';
import { channelUnreadNotice, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Caller, Ears } from '../../ports.ts';
import { onRegained } from '../../reactive/on-regained.ts';

/**
 * How many messages the guest has not read: for the navigation bar, small enough for every page.
 * @spec feature:messenger.unread
 */
export class UnreadMessages {
  /** Never below zero; zero while nothing is known. */
  total = 0;
  readonly #caller: Caller;
  #notices = 0;
  #isAsked = false;

  constructor(caller: Caller) {
    this.#caller = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: Ears): void {
    scope.hold(socket.on(channelUnreadNotice, this.onUnread));
    onRegained({ socket, scope }, () => void (this.#isAsked && this.load()));
  }

  /** Reads the number; a notice that came meanwhile is newer and stays. */
  async load(): Promise<void> {
    const { client, scope } = this.#caller;
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
