import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  hiddenNotificationTypes,
  notificationMarkRead,
  notificationMarkSeen,
  notificationRemove,
  notificationsList,
  notificationsMarkAll,
  notificationsMarkedAll,
  notificationsNavbarRequest,
  type notification,
} from '@lounge/protocol/content/notifications';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, PushSocket } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A notification of the guest. */
export type NotificationData = Infer<typeof notification>;

/** How many are requested first. @spec constant:realtime.initialNotificationCount */
export const initialNotificationCount = 5;

/**
 * How many of them an open page keeps, so that one that stays open does not grow; a request for more keeps more.
 * @assumed The documents name no limit.
 */
export const maxNotifications = 100;

/** The largest number that the protocol allows. */
const maxRequested = 500;

/** Marks a notification as read, and so as seen. */
export const asRead = (each: NotificationData): NotificationData => ({ ...each, unread: false, unseen: false });

/**
 * The guest's newest notifications. Marking them shows once the server has confirmed it, on all open pages.
 * @spec entity:notificationList, state:notification, rule:hidden-notifications, feature:feedback.notifications
 */
export class Notifications {
  readonly #all = observable.map<number, NotificationData>({}, { deep: false });
  readonly #socket: PushSocket;
  readonly #context: StoreContext;
  /** The list as it was last requested. */
  readonly #newest: Read<AnswerOf<typeof notificationsNavbarRequest>>;
  /** How many the last read asked for. */
  #read = 0;
  #requested = 0;
  /** Whether a list has been received. */
  isLoaded = false;

  constructor(context: StoreContext, socket: PushSocket) {
    this.#context = context;
    this.#socket = socket;
    this.#newest = new Read(() => callWithin(context, notificationsNavbarRequest, { newest: this.#read }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(notificationsList, this.onList));
    scope.onEnd(socket.on(notificationsMarkedAll, this.onMarkedAll));
    reloadOnResync({ ...this.#context, socket }, () => [this.#newest], this.reload);
  }

  /** Newest first, without hidden types. */
  get items(): readonly NotificationData[] {
    return [...this.#all.values()]
      .filter(({ type }) => !hiddenNotificationTypes.includes(type))
      .toSorted((one, other) => other.id - one.id);
  }

  /** How many of the items are unseen. */
  get unseenCount(): number {
    return this.items.filter(({ unseen }) => unseen).length;
  }

  /** Requests the newest, and again after pushes were missed. */
  request(newest = initialNotificationCount): Promise<Result<unknown>> {
    this.#requested = newest;
    this.#read = newest;
    return this.#newest.load();
  }

  /** Requests as many as are shown, in place of all that were received: some of those may have been removed. */
  async reload(): Promise<void> {
    this.#read = Math.min(Math.max(this.#requested, this.#all.size), maxRequested);
    const result = await this.#newest.load();
    if (result.ok) runInAction(() => this.#all.replace(result.value.notifications.map((each) => [each.id, each])));
  }

  #removeOldest(): void {
    const surplus = this.#all.size - Math.max(maxNotifications, this.#requested);
    if (surplus <= 0) return;
    const oldest = [...this.#all.keys()].toSorted((one, other) => one - other).slice(0, surplus);
    for (const id of oldest) this.#all.delete(id);
  }

  markSeen(notificationId: number): Promise<Result<unknown>> {
    return callWithin(this.#context, notificationMarkSeen, { notificationId });
  }

  markRead(notificationId: number): Promise<Result<unknown>> {
    return callWithin(this.#context, notificationMarkRead, { notificationId });
  }

  /** Removes a notification, of the guest's other pages too. */
  remove(notificationId: number): Promise<Result<unknown>> {
    return callWithin(this.#context, notificationRemove, { notificationId });
  }

  /** Marks all as read, older ones too, up to the newest that is known here. Does nothing without any. */
  async markAll(): Promise<Result<unknown>> {
    const upToId = Math.max(0, ...this.#all.keys());
    if (upToId === 0) return { ok: true, value: null };
    return callWithin(this.#context, notificationsMarkAll, { upToId });
  }

  onMarkedAll({ upToId }: PayloadOf<typeof notificationsMarkedAll>): void {
    for (const [id, each] of this.#all) if (id <= upToId) this.#all.set(id, asRead(each));
  }

  /** @spec socket:notifications.list */
  onList({ notifications, removedIds, markedAsReadIds }: PayloadOf<typeof notificationsList>): void {
    this.isLoaded = true;
    for (const each of notifications) this.#all.set(each.id, each);
    for (const id of removedIds) this.#all.delete(id);
    this.#removeOldest();
    for (const id of markedAsReadIds) {
      const marked = this.#all.get(id);
      if (marked !== undefined) this.#all.set(id, asRead(marked));
    }
  }
}
