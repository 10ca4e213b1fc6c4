import type { PayloadOf } from '@lounge/protocol';
import { channelUnreadNotice, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/**
 * The number of unread messages, for the navigation bar of every page.
 * @spec feature:messenger.unread
 */
export class UnreadMessages {
  readonly #count = new Loadable<number>();
  readonly #context: StoreContext;
  readonly #notices = new LatestRead();

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(channelUnreadNotice, this.onUnread));
    reloadOnResync(source, () => [this.#count], this.load);
  }

  /** 0 while it is unknown. */
  get total(): number {
    return this.#count.value ?? 0;
  }

  /** Reads the number; a notice that arrives meanwhile is newer. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const isCurrent = this.#notices.watch();
    await this.#count.load(async () => {
      const result = await client.call(messengerUnreadCount, {}, { signal: scope.signal });
      return result.ok ? { ok: true, value: isCurrent() ? result.value.unreadCount : this.total } : result;
    });
  }

  /** @spec socket:channel.unread-notice */
  onUnread({ total }: PayloadOf<typeof channelUnreadNotice>): void {
    this.#notices.invalidate();
    this.#count.set(Math.max(0, total));
  }
}
