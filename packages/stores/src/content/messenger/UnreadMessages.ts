import type { PayloadOf } from '@lounge/protocol';
import { channelUnreadNotice, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

/**
 * The number of unread messages, for the navigation bar of every page.
 * @spec feature:messenger.unread
 */
export class UnreadMessages {
  readonly #count: Read<number>;

  constructor(context: ReadContext) {
    this.#count = new Read(async () =>
      mapped(await callWithin(context, messengerUnreadCount, {}), ({ unreadCount }) => unreadCount),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(channelUnreadNotice, this.onUnread));
    this.#count.listen(source);
  }

  /** Whether the number is known. */
  get isKnown(): boolean {
    return this.#count.value !== null;
  }

  /** 0 while it is unknown. */
  get total(): number {
    return this.#count.value ?? 0;
  }

  /** Reads the number; a notice that arrives meanwhile is newer. */
  load(): Promise<Result<number>> {
    return this.#count.load();
  }

  /** @spec socket:channel.unread-notice */
  onUnread({ total }: PayloadOf<typeof channelUnreadNotice>): void {
    this.#count.replace(Math.max(0, total));
  }
}
