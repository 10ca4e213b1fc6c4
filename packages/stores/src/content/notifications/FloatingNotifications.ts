import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  hiddenNotificationTypes,
  notificationMarkRead,
  notificationMarkSeen,
  notificationsFloatingRequest,
  notificationsList,
  notificationsMarkedAll,
} from '@lounge/protocol/content/notifications';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PushSocket, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { storedTextInMemory, type StoredText } from '../../reactive/stored-text.ts';
import { initialNotificationCount, type NotificationData } from './Notifications.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** How long after it was sent one that waited under a full screen still floats, in milliseconds. */
const freshMs = 60_000;

/** So many of those that were shown are remembered; more than a list has. */
const rememberedCount = 20;

/**
 * The unseen notifications that float over the page, one at a time, the newest first. One leaves when it is closed, was shown for its time,
 * or is seen on another page; it does not float again.
 * @spec socket:notifications.floating.request, component:FloatingNotification, screen:shell.floating-notification
 * @assumed It counts as seen once it was shown for its time: a mark at once would empty the bell before anybody looked.
 */
export class FloatingNotifications {
  quietTypes: readonly number[] = [];
  /** Whether something covers the whole page, under which nothing could be seen. */
  isCovered = false;
  readonly #unseen = observable.map<number, NotificationData>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  /** The one that was shown when others arrived; it stays until it leaves. */
  #kept: number | null = null;
  /** The newest one that was put away; it and those before it do not float again on this page. */
  #awayTo = 0;
  /** The list as it was last requested. */
  readonly #newest: Read<AnswerOf<typeof notificationsFloatingRequest>>;

  readonly #shown: StoredText;
  /** Those that were shown on pages before this one. */
  readonly #shownBefore: ReadonlySet<string>;

  constructor(context: StoreContext, socket: PushSocket, shown = storedTextInMemory()) {
    this.#context = context;
    this.#socket = socket;
    this.#shown = shown;
    this.#shownBefore = new Set(shown.read()?.split(' '));
    const input = { newest: initialNotificationCount };
    this.#newest = new Read(() => callWithin(context, notificationsFloatingRequest, input));
    makeAutoObservable(this, { quietTypes: observableRef }, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(notificationsList, this.onList));
    scope.onEnd(socket.on(notificationsMarkedAll, this.onMarkedAll));
    reloadOnResync({ ...this.#context, socket }, () => [this.#newest], this.reload);
  }

  /** Those that float now or wait, newest first. */
  get items(): readonly NotificationData[] {
    const shown = [...this.#unseen.values()].filter(({ type }) => !this.quietTypes.includes(type));
    return shown.toSorted((one, other) => other.id - one.id);
  }

  /** The one that floats now. */
  get current(): NotificationData | null {
    if (this.isCovered) return null;
    return this.items.find(({ id }) => id === this.#kept) ?? this.items[0] ?? null;
  }

  /** How many wait for it to leave. */
  get waiting(): number {
    return this.isCovered ? 0 : Math.max(0, this.items.length - 1);
  }

  /** Types that this page shows elsewhere, so that they do not float meanwhile. */
  keepQuietAbout(types: readonly number[]): void {
    this.quietTypes = types;
  }

  /** Remembers that one is shown, for the pages that are loaded next. */
  noteShown(id: number): void {
    const others = (this.#shown.read()?.split(' ') ?? []).filter((each) => each !== `${id}`);
    this.#shown.write([...others, id].slice(-rememberedCount).join(' '));
  }

  /** Removes all, unseen as they are: the guest reads them in the list. */
  putAway(): void {
    this.#putAway([...this.#unseen.keys()]);
  }

  /** Nothing floats from now on, as something covers the page. Returns how to end that: what is no longer fresh then is put away. */
  cover(): () => void {
    this.isCovered = true;
    return () => this.#uncover();
  }

  /** Requests the newest five. */
  request(): Promise<Result<AnswerOf<typeof notificationsFloatingRequest>>> {
    return this.#newest.load();
  }

  /** Requests them again, in place of all that float: some of those may have been seen. */
  async reload(): Promise<void> {
    const result = await this.request();
    if (!result.ok) return;
    runInAction(() => {
      const kept = this.current?.id ?? null;
      this.#unseen.clear();
      this.onList(result.value);
      this.#kept = kept;
    });
  }

  /** Removes one that was closed or shown for its time. */
  dismiss(id: number): Promise<Result<unknown>> {
    this.#unseen.delete(id);
    return callWithin(this.#context, notificationMarkSeen, { notificationId: id });
  }

  /** Removes one that the guest followed. */
  follow(id: number): Promise<Result<unknown>> {
    this.#unseen.delete(id);
    return callWithin(this.#context, notificationMarkRead, { notificationId: id });
  }

  onList({ notifications, removedIds, markedAsReadIds }: PayloadOf<typeof notificationsList>): void {
    this.#kept = this.current?.id ?? null;
    for (const each of notifications) {
      const isOver = each.id <= this.#awayTo || this.#shownBefore.has(`${each.id}`);
      if (each.unseen && !isOver && !hiddenNotificationTypes.includes(each.type)) this.#unseen.set(each.id, each);
      else this.#unseen.delete(each.id);
    }
    for (const id of [...removedIds, ...markedAsReadIds]) this.#unseen.delete(id);
  }

  onMarkedAll({ upToId }: PayloadOf<typeof notificationsMarkedAll>): void {
    for (const id of this.#unseen.keys()) if (id <= upToId) this.#unseen.delete(id);
  }

  #uncover(): void {
    const oldest = this.#context.clock.now() - freshMs;
    const stale = [...this.#unseen.values()].filter(({ at }) => Date.parse(at) < oldest);
    runInAction(() => {
      this.#putAway(stale.map(({ id }) => id));
      this.isCovered = false;
    });
  }

  #putAway(ids: readonly number[]): void {
    this.#awayTo = Math.max(this.#awayTo, ...ids);
    for (const id of ids) this.#unseen.delete(id);
  }
}
