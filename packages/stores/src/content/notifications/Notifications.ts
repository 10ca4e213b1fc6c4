import type { Infer, PayloadOf } from '@lounge/protocol';
import {
  notificationMarkRead,
  notificationMarkSeen,
  notificationsList,
  notificationsNavbarRequest,
  type notification,
} from '@lounge/protocol/content/notifications';
import { makeAutoObservable, observable } from 'mobx';
import type { StoreContext, CommandSocket } from '../../ports.ts';
import { onReconnect } from '../../reactive/on-reconnect.ts';

/** Something that the guest is told. */
export type NotificationData = Infer<typeof notification>;

/** How many are asked for first. @spec constant:realtime.initialNotificationCount */
export const initialNotificationCount = 5;

/** Types that are never shown. @spec constant:notifications.hiddenTypes, entity:enum.hiddenNotificationType */
export const hiddenTypes: readonly number[] = [6, 7, 13, 14, 15, 22];

/**
 * The newest things that the guest was told. Marks show when the back end has taken them, on every page alike.
 * @spec entity:notificationList, state:notification, rule:hidden-notifications, feature:feedback.notifications
 */
export class Notifications {
  readonly #all = observable.map<number, NotificationData>({}, { deep: false });
  readonly #socket: CommandSocket;
  readonly #context: StoreContext;
  /** How many were asked for last; null while nobody asked. */
  #asked: number | null = null;
  /** Whether a list has arrived. */
  isKnown = false;

  constructor(caller: StoreContext, socket: CommandSocket) {
    this.#context = caller;
    this.#socket = socket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(notificationsList, this.onList));
    onReconnect({ socket, scope }, () => void (this.#asked !== null && this.request(this.#asked)));
  }

  /** Newest first, hidden types left out. */
  get items(): readonly NotificationData[] {
    return [...this.#all.values()]
      .filter(({ type }) => !hiddenTypes.includes(type))
      .toSorted((one, other) => other.id - one.id);
  }

  /** How many of them nobody has looked at. */
  get unseenCount(): number {
    return this.items.filter(({ unseen }) => unseen).length;
  }

  /** Asks for the newest, and again after each lost connection; false where nobody is logged in. */
  request(newest = initialNotificationCount): boolean {
    const isTaken = this.#socket.send(notificationsNavbarRequest, { newest });
    if (isTaken) this.#asked = newest;
    return isTaken;
  }

  markSeen(notificationId: number): boolean {
    return this.#socket.send(notificationMarkSeen, { notificationId });
  }

  markRead(notificationId: number): boolean {
    return this.#socket.send(notificationMarkRead, { notificationId });
  }

  /** Marks every one of them as seen. */
  markAllSeen(): void {
    for (const { id, unseen } of this.items) if (unseen) this.markSeen(id);
  }

  /** @spec socket:notifications.list */
  onList({ notifications, removedIds, markedAsReadIds }: PayloadOf<typeof notificationsList>): void {
    this.isKnown = true;
    for (const each of notifications) this.#all.set(each.id, each);
    for (const id of removedIds) this.#all.delete(id);
    for (const id of markedAsReadIds) {
      const known = this.#all.get(id);
      if (known !== undefined) this.#all.set(id, { ...known, unread: false, unseen: false });
    }
  }
}
