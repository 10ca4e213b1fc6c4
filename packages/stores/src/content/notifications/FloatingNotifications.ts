import type { PayloadOf } from '@lounge/protocol';
import {
  notificationMarkRead,
  notificationMarkSeen,
  notificationsFloatingRequest,
  notificationsList,
} from '@lounge/protocol/content/notifications';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSocket, StoreContext } from '../../ports.ts';
import { hiddenTypes, initialNotificationCount, type NotificationData } from './Notifications.ts';

/** How many float at the same time; further ones wait. */
const maxFloating = 3;

/**
 * The notifications that float over the page: those that the guest has not seen, newest first. One leaves when it is closed, was
 * shown for its time, or is seen on another page; then it is marked as seen.
 * @spec socket:notifications.floating.request, component:FloatingNotification, screen:shell.floating-notification
 * @assumed It counts as seen once it was shown for its time: a mark at once would empty the bell before anybody looked.
 */
export class FloatingNotifications {
  readonly #unseen = observable.map<number, NotificationData>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #socket: PushSocket;

  constructor(context: StoreContext, socket: PushSocket) {
    this.#context = context;
    this.#socket = socket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    this.#context.scope.onEnd(this.#socket.on(notificationsList, this.onList));
  }

  /** Those that float now, newest first. */
  get items(): readonly NotificationData[] {
    return [...this.#unseen.values()].toSorted((one, other) => other.id - one.id).slice(0, maxFloating);
  }

  /** Requests the newest five. */
  request(): Promise<Result<unknown>> {
    const { client, scope } = this.#context;
    const input = { newest: initialNotificationCount };
    return client.call(notificationsFloatingRequest, input, { signal: scope.signal });
  }

  /** Removes one that was closed or shown for its time. */
  dismiss(id: number): Promise<Result<unknown>> {
    this.#unseen.delete(id);
    const { client, scope } = this.#context;
    return client.call(notificationMarkSeen, { notificationId: id }, { signal: scope.signal });
  }

  /** Removes one that the guest followed. */
  follow(id: number): Promise<Result<unknown>> {
    this.#unseen.delete(id);
    const { client, scope } = this.#context;
    return client.call(notificationMarkRead, { notificationId: id }, { signal: scope.signal });
  }

  onList({ notifications, removedIds, markedAsReadIds }: PayloadOf<typeof notificationsList>): void {
    for (const each of notifications) {
      if (each.unseen && !hiddenTypes.includes(each.type)) this.#unseen.set(each.id, each);
      else this.#unseen.delete(each.id);
    }
    for (const id of [...removedIds, ...markedAsReadIds]) this.#unseen.delete(id);
  }
}
