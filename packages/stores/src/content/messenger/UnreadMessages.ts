import type { PayloadOf } from '@lounge/protocol';
import { channelUnreadNotice, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { readOnResync } from '../../reactive/reload-on-resync.ts';

/**
 * The number of unread messages, for the navigation bar of every page.
 * @spec feature:messenger.unread
 */
export class UnreadMessages {
  /** 0 while it is unknown. */
  total = 0;
  readonly #context: StoreContext;
  readonly #notices = new LatestRead();
  #isRequested = false;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(channelUnreadNotice, this.onUnread));
    readOnResync({ socket, scope }, () => this.#isRequested, this.load);
  }

  /** Reads the number; a notice that arrives meanwhile is newer. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const isCurrent = this.#notices.watch();
    this.#isRequested = true;
    const result = await client.call(messengerUnreadCount, {}, { signal: scope.signal });
    if (result.ok && isCurrent()) runInAction(() => (this.total = result.value.unreadCount));
  }

  /** @spec socket:channel.unread-notice */
  onUnread({ total }: PayloadOf<typeof channelUnreadNotice>): void {
    this.#notices.invalidate();
    this.total = Math.max(0, total);
  }
}
