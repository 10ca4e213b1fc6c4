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
import type { StoreContext, CommandSocket } from '../../ports.ts';
import { requestBySocket } from '../../reactive/request-by-socket.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { onReconnect } from '../../reactive/on-reconnect.ts';
import { applyOverlay, optimistic } from '../../reactive/optimistic.ts';
import {
  notificationCommand,
  pinCommand,
  type FavouriteKind,
  type NotificationChannel,
  type ConfirmedPins,
} from './pin-commands.ts';

export type { FavouriteKind, NotificationChannel } from './pin-commands.ts';

/** Everything the guest has pinned, as the back end tells it. */
export type FavouriteList = AnswerOf<typeof getFavoriteActors>;
/** A pinned performer. */
export type FavouriteActor = FavouriteList['actors'][number];

type PinEvent = PayloadOf<typeof favouriteEvents>;
type Pin = Pick<PinEvent, 'pinned' | 'actor'>;

/** What the guest wants and the back end has not said yet. */
interface Wish {
  readonly wanted: boolean;
}

const keyOf = (kind: FavouriteKind | NotificationChannel, id: number): string => `${kind} ${id}`;

/**
 * What the guest has pinned. Wishes lie over what the back end said: they show at once and go when it has answered. Only
 * one command is on its way at a time, and of several wishes about the same thing only the last one is sent.
 * @spec state:favourites, entity:pinnedFavourites, feature:favourites.pin, feature:favourites.list
 * @spec feature:favourites.online-alert
 */
export class Favourites {
  /** The latest reading of the list. */
  readonly list = new Loadable<FavouriteList>();
  /** Whether everything that is pinned is known. */
  isKnown = false;
  readonly #pins = observable.map<string, Pin>({}, { deep: false });
  readonly #wishes = observable.map<string, Wish>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #socket: CommandSocket;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(caller: StoreContext, socket: CommandSocket) {
    this.#context = caller;
    this.#socket = socket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(favouriteEvents, this.onFavouriteEvents));
    scope.onEnd(socket.on(favouriteActors, this.onFavouriteActors));
    scope.onEnd(socket.on(actorOnline, ({ actorId }) => this.onPresence(actorId, true)));
    scope.onEnd(socket.on(actorOffline, ({ actorId }) => this.onPresence(actorId, false)));
    onReconnect({ socket, scope }, () => void (this.isKnown && this.request()));
  }

  /** Pinned performers, the latest pin first. */
  get actors(): readonly FavouriteActor[] {
    return [...this.#pins.values()]
      .flatMap(({ actor }) => (actor !== null && this.isPinned('actor', actor.id) ? [actor] : []))
      .toSorted((one, other) => other.pinnedAt.localeCompare(one.pinnedAt));
  }

  /**
   * How many pinned performers are online.
   * @spec socket:actorOnline, socket:actorOffline
   */
  get onlineCount(): number {
    return this.actors.filter(({ isOnline }) => isOnline).length;
  }

  /** Whether something is pinned; `otherwise` is what the page was drawn with. */
  isPinned(kind: FavouriteKind, id: number, otherwise = false): boolean {
    const key = keyOf(kind, id);
    return this.#wishes.get(key)?.wanted ?? this.#pins.get(key)?.pinned ?? (this.isKnown ? false : otherwise);
  }

  /** Whether the guest is told of a pinned performer by e-mail or SMS. */
  isNotified(by: NotificationChannel, actorId: number): boolean {
    const actor = this.#pins.get(keyOf('actor', actorId))?.actor;
    const told = by === 'email' ? actor?.emailNotification : actor?.smsNotification;
    return this.#wishes.get(keyOf(by, actorId))?.wanted ?? told ?? false;
  }

  /** Reads everything that is pinned. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const result = await this.list.load(() => client.call(getFavoriteActors, {}, { signal: scope.signal }));
    if (result.ok) runInAction(() => this.onFavouriteActors(result.value));
  }

  /** Asks for everything that is pinned over the socket; false where it cannot be sent. */
  request(): boolean {
    return this.#socket.send(favouriteActorsRequest, {});
  }

  pin(kind: FavouriteKind, id: number): Promise<Result<null>> {
    return this.#setPinned(kind, id, true);
  }

  unpin(kind: FavouriteKind, id: number): Promise<Result<null>> {
    return this.#setPinned(kind, id, false);
  }

  /** Says whether an e-mail or SMS tells that a pinned performer came online. */
  setNotification(by: NotificationChannel, actorId: number, enabled: boolean): Promise<Result<null>> {
    const field = by === 'email' ? 'emailNotification' : 'smsNotification';
    const said = notificationCommand(by, actorId, enabled);
    return this.#want(
      keyOf(by, actorId),
      enabled,
      said,
      ({ actor }) => actor?.id === actorId && actor[field] === enabled,
    );
  }

  onFavouriteEvents({ kind, id, pinned, actor }: PinEvent): void {
    this.#pins.set(keyOf(kind, id), { pinned, actor });
  }

  onFavouriteActors({ actors, albumIds, sedcardIds, pictureIds }: FavouriteList): void {
    this.isKnown = true;
    this.#pins.clear();
    for (const actor of actors) this.#pins.set(keyOf('actor', actor.id), { pinned: true, actor });
    const rest = { album: albumIds, sedcards: sedcardIds, picture: pictureIds };
    for (const kind of ['album', 'sedcards', 'picture'] as const)
      for (const id of rest[kind]) this.#pins.set(keyOf(kind, id), { pinned: true, actor: null });
  }

  onPresence(actorId: number, isOnline: boolean): void {
    const pin = this.#pins.get(keyOf('actor', actorId));
    if (pin?.actor) this.#pins.set(keyOf('actor', actorId), { ...pin, actor: { ...pin.actor, isOnline } });
  }

  #setPinned(kind: FavouriteKind, id: number, pinned: boolean): Promise<Result<null>> {
    const isMine = (event: PinEvent) => event.kind === kind && event.id === id && event.pinned === pinned;
    return this.#want(keyOf(kind, id), pinned, pinCommand(kind, id, pinned), isMine);
  }

  /** Shows a wish, sends it when its turn comes and it is still the last one, and lets it go when it is answered. */
  #want(
    key: string,
    wanted: boolean,
    said: ConfirmedPins,
    isMine: (event: PinEvent) => boolean,
  ): Promise<Result<null>> {
    const wish: Wish = { wanted };
    let letGo = (): void => undefined;
    const { scope, clock } = this.#context;
    const send = async (): Promise<Result<null>> => {
      if (this.#wishes.get(key) !== wish) return { ok: true, value: null };
      const asked = { ...said, push: favouriteEvents, isMine };
      const result = await requestBySocket({ socket: this.#socket, scope, clock }, asked);
      if (result.ok) runInAction(letGo);
      return result.ok ? { ok: true, value: null } : result;
    };
    return optimistic(scope, {
      now: () => (letGo = applyOverlay(this.#wishes, key, wish)),
      send: () => this.#inTurn(send),
    });
  }

  #inTurn<A>(send: () => Promise<A>): Promise<A> {
    const mine = this.#turn.then(send);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
