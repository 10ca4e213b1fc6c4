import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import {
  favouriteActors,
  favouriteActorsRequest,
  favouriteEvents,
  getFavoriteActors,
} from '@lounge/protocol/content/favourites';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, PushSocket } from '../../ports.ts';
import { applyOverlay, optimistic } from '../../reactive/optimistic.ts';
import {
  notificationCommand,
  pinCommand,
  type FavouriteKind,
  type NotificationChannel,
  type PinRequest,
} from './pin-commands.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

export type { FavouriteKind, NotificationChannel } from './pin-commands.ts';

/** Everything that the guest has pinned. */
export type FavouriteList = AnswerOf<typeof getFavoriteActors>;
/** A pinned performer. */
export type FavouriteActor = FavouriteList['actors'][number];

type PinEvent = PayloadOf<typeof favouriteEvents>;
type Pin = Pick<PinEvent, 'pinned' | 'actor'>;

/** A change that the guest made and the server has not confirmed. */
interface PendingChange {
  readonly isOn: boolean;
}

const keyOf = (kind: FavouriteKind | NotificationChannel, id: number): string => `${kind} ${id}`;

/**
 * The guest's pinned things. A pending change covers the confirmed state until the server replies. One command is in flight at a time, so
 * that of several changes to the same thing only the last is sent.
 * @spec state:favourites, entity:pinnedFavourites, feature:favourites.pin, feature:favourites.list
 * @spec feature:favourites.online-alert
 */
export class Favourites {
  /** The list as it was last read. */
  readonly list: Read<FavouriteList>;
  /** Whether the complete list has been read. */
  isComplete = false;
  /** By which ways the guest can be told that a performer came online; null before the list was read. */
  alerts: FavouriteList['alerts'] | null = null;
  readonly #pins = observable.map<string, Pin>({}, { deep: false });
  readonly #pending = observable.map<string, PendingChange>({}, { deep: false });
  /** The ids of pinned albums that are videos. */
  readonly #videos = observable.set<number>();
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  /** Whether the list is read without the socket. */
  #isByQuery = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(context: StoreContext, socket: PushSocket) {
    this.#context = context;
    this.#socket = socket;
    this.list = new Read(
      () => callWithin(context, this.#isByQuery ? getFavoriteActors : favouriteActorsRequest, {}),
      (list) => this.onFavouriteActors(list),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(favouriteEvents, this.onFavouriteEvents));
    scope.onEnd(socket.on(favouriteActors, this.onFavouriteActors));
    scope.onEnd(socket.on(actorOnline, ({ actorId }) => this.onPresence(actorId, true)));
    scope.onEnd(socket.on(actorOffline, ({ actorId }) => this.onPresence(actorId, false)));
    reloadOnResync({ ...this.#context, socket }, () => [this.list], this.request);
  }

  /** Pinned performers, the most recent pin first. */
  get actors(): readonly FavouriteActor[] {
    return [...this.#pins.values()]
      .flatMap(({ actor }) => (actor !== null && this.isPinned('actor', actor.id) ? [actor] : []))
      .toSorted((one, other) => other.pinnedAt.localeCompare(one.pinnedAt));
  }

  /**
   * The number of pinned performers who are online.
   * @spec socket:actorOnline, socket:actorOffline
   */
  get onlineCount(): number {
    return this.actors.filter(({ isOnline }) => isOnline).length;
  }

  /** Whether something is pinned; `fallback` is the rendered state, for as long as the list is not complete. */
  isPinned(kind: FavouriteKind, id: number, fallback = false): boolean {
    const key = keyOf(kind, id);
    return this.#pending.get(key)?.isOn ?? this.#pins.get(key)?.pinned ?? (this.isComplete ? false : fallback);
  }

  /** How many things of a kind are pinned. */
  count(kind: FavouriteKind): number {
    const ids = [...this.#pins.keys()].flatMap((key) =>
      key.startsWith(`${kind} `) ? [Number(key.split(' ')[1])] : [],
    );
    return ids.filter((id) => this.isPinned(kind, id) && !(kind === 'album' && this.#videos.has(id))).length;
  }

  /** Whether the guest is notified by e-mail or SMS when a pinned performer comes online. */
  isNotified(channel: NotificationChannel, actorId: number): boolean {
    const actor = this.#pins.get(keyOf('actor', actorId))?.actor;
    const confirmed = channel === 'email' ? actor?.emailNotification : actor?.smsNotification;
    return this.#pending.get(keyOf(channel, actorId))?.isOn ?? confirmed ?? false;
  }

  /** Reads the list, again if a pin was confirmed meanwhile: the answer may lack it. */
  async load(): Promise<void> {
    this.#isByQuery = true;
    await this.list.load();
  }

  /** Requests the list over the socket, and again after pushes were missed. */
  request(): Promise<Result<unknown>> {
    this.#isByQuery = false;
    return this.list.load();
  }

  pin(kind: FavouriteKind, id: number): Promise<Result<null>> {
    return this.#setPinned(kind, id, true);
  }

  unpin(kind: FavouriteKind, id: number): Promise<Result<null>> {
    return this.#setPinned(kind, id, false);
  }

  /** Pins a video, or takes the pin away: it is a pin of an album with its id, and counts as no album. */
  setVideoPinned(id: number, pinned: boolean): Promise<Result<null>> {
    this.#videos.add(id);
    return this.#setPinned('album', id, pinned);
  }

  /** Sets whether the guest is notified by e-mail or SMS when a pinned performer comes online. */
  setNotification(channel: NotificationChannel, actorId: number, enabled: boolean): Promise<Result<null>> {
    return this.#change(keyOf(channel, actorId), enabled, notificationCommand(channel, actorId, enabled));
  }

  onFavouriteEvents({ kind, id, pinned, actor }: PinEvent): void {
    this.list.expire();
    this.#pins.set(keyOf(kind, id), { pinned, actor });
  }

  onFavouriteActors({ actors, albumIds, videoIds, sedcardIds, pictureIds, alerts }: FavouriteList): void {
    this.isComplete = true;
    this.alerts = alerts;
    this.#pins.clear();
    for (const actor of actors) this.#pins.set(keyOf('actor', actor.id), { pinned: true, actor });
    this.#videos.replace(videoIds);
    const ids = { album: [...albumIds, ...videoIds], sedcards: sedcardIds, picture: pictureIds };
    for (const kind of ['album', 'sedcards', 'picture'] as const)
      for (const id of ids[kind]) this.#pins.set(keyOf(kind, id), { pinned: true, actor: null });
  }

  onPresence(actorId: number, isOnline: boolean): void {
    const pin = this.#pins.get(keyOf('actor', actorId));
    if (pin?.actor) this.#pins.set(keyOf('actor', actorId), { ...pin, actor: { ...pin.actor, isOnline } });
  }

  #setPinned(kind: FavouriteKind, id: number, pinned: boolean): Promise<Result<null>> {
    return this.#change(keyOf(kind, id), pinned, pinCommand(kind, id, pinned));
  }

  /** Shows a change, sends it after earlier ones unless a later change replaced it, and uncovers the confirmed state after the reply. */
  #change(key: string, isOn: boolean, { command, input }: PinRequest): Promise<Result<null>> {
    const change: PendingChange = { isOn };
    let uncover = (): void => undefined;
    const { scope } = this.#context;
    const send = async (): Promise<Result<null>> => {
      if (this.#pending.get(key) !== change) return { ok: true, value: null };
      const result = await callWithin(this.#context, command, input);
      if (result.ok) runInAction(uncover);
      return result.ok ? { ok: true, value: null } : result;
    };
    return optimistic(scope, {
      now: () => (uncover = applyOverlay(this.#pending, key, change)),
      send: () => this.#enqueue(send),
    });
  }

  #enqueue<A>(send: () => Promise<A>): Promise<A> {
    const sending = this.#queue.then(send);
    this.#queue = sending.catch(() => undefined);
    return sending;
  }
}
