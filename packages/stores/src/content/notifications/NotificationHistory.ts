import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  getNotifications,
  hiddenNotificationTypes,
  notificationsList,
  notificationsMarkedAll,
} from '@lounge/protocol/content/notifications';
import { makeAutoObservable } from 'mobx';
import type { PushSocket, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin } from '../../reactive/Read.ts';
import { asRead, type NotificationData } from './Notifications.ts';

type NotificationPage = AnswerOf<typeof getNotifications>;

/** How many are read at a time. @assumed */
export const notificationsPerPage = 20;

/** All notifications of the guest, newest first, page by page; pushes change those that are shown. */
export class NotificationHistory {
  readonly list: PagedList<NotificationPage, NotificationData>;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.list = new PagedList(
      (_, last) =>
        callWithin(context, getNotifications, {
          first: notificationsPerPage,
          ...(last === undefined ? {} : { before: last.id }),
        }),
      { itemsOf: ({ items }) => items, totalOf: ({ total }) => total, keyOf: ({ id }) => id },
    );
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  listen(socket: PushSocket): void {
    const { scope } = this.#context;
    scope.onEnd(socket.on(notificationsList, this.onList));
    scope.onEnd(socket.on(notificationsMarkedAll, this.onMarkedAll));
    reloadOnResync(
      { ...this.#context, socket },
      () => [this.list],
      () => this.list.load(),
    );
  }

  /** The replies to requests for the newest ones come here too: those that are not on the page yet are new. */
  onList({ notifications, removedIds, markedAsReadIds }: PayloadOf<typeof notificationsList>): void {
    for (const id of removedIds) this.list.remove(id);
    for (const id of markedAsReadIds) this.list.changeItem(id, asRead);
    if (this.list.value === null) return;
    for (const each of notifications.toReversed()) this.#show(each);
  }

  onMarkedAll({ upToId }: PayloadOf<typeof notificationsMarkedAll>): void {
    for (const { id } of this.list.items) if (id <= upToId) this.list.changeItem(id, asRead);
  }

  #show(each: NotificationData): void {
    if (this.list.changeItem(each.id, () => each) || hiddenNotificationTypes.includes(each.type)) return;
    const newest = this.list.items[0];
    if (newest === undefined || each.id > newest.id) this.list.prepend(each);
  }
}
