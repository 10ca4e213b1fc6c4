import type { PayloadOf } from '@lounge/protocol';
import {
  channelArchive,
  channelArchiveNotice,
  channelMessage,
  channelMessagePriceNotice,
  channelOnlineStateNotice,
  channelsList,
  channelsMarkAllSeen,
  channelUnreadNotice,
  getChannelByActor,
  messengerChannels,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, CommandSocket } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { onReconnect } from '../../reactive/on-reconnect.ts';
import { optimistic } from '../../reactive/optimistic.ts';
import { byNewest, fits, withMessage, type Channel, type ChannelFilter, type ChannelPage } from './channel-list.ts';
import type { TextSlot } from './remembered-channel.ts';

export type { Channel, ChannelFilter } from './channel-list.ts';

/** Channels on a page. @spec constant:recommendations.favouriteModelsAndChannels */
export const channelsOnPage = 10;
/** Between two readings of the list lie so many milliseconds. @spec constant:realtime.channelLoadThrottleMs */
export const channelLoadThrottleMs = 500;
/** Entries of the navigation bar's list. @spec constant:realtime.navbarMessageListMax */
export const navbarMessageListMax = 5;

/**
 * The guest's channels: pages by filter, the selected one, what pushes change in them. Selecting marks read and is
 * remembered in `memory`. The list is read again, once per 500 ms at most, when something comes that it lacks.
 * @spec entity:messengerChannel, state:messenger-channel, state:messenger-last-selected, state:navbar-message-list
 * @spec rule:channel-load-throttle, feature:messenger.unread, feature:messenger.archive, feature:messenger.channels
 */
export class Channels {
  /** The latest reading of the first page; its state is the list's. */
  readonly page = new Loadable<ChannelPage>();
  filter: ChannelFilter = 'newest';
  onlineOnly = false;
  /** How many channels fit the filter. */
  total = 0;
  /** The selected channel's id; null while none is. */
  selectedId: number | null = null;
  isLoadingMore = false;
  /** Why the last selection did not work. */
  selectFailure: Failure | null = null;
  readonly #known = observable.map<number, Channel>({}, { deep: false });
  readonly #listed = observable.set<number>();
  readonly #context: StoreContext;
  readonly #socket: CommandSocket;
  readonly #memory: TextSlot;
  #isWatched = true;
  #loadedAt = -Infinity;
  #isDue = false;
  #selecting = 0;

  constructor(caller: StoreContext, socket: CommandSocket, memory: TextSlot) {
    this.#context = caller;
    this.#socket = socket;
    this.#memory = memory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(channelsList, this.onChannels));
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    scope.onEnd(socket.on(channelUnreadNotice, this.onUnread));
    scope.onEnd(socket.on(channelMessagePriceNotice, ({ channelId, ...price }) => this.#patch(channelId, price)));
    scope.onEnd(socket.on(channelOnlineStateNotice, this.onOnlineState));
    scope.onEnd(socket.on(channelArchiveNotice, this.onArchived));
    onReconnect({ socket, scope }, () => void (this.page.state !== 'idle' && this.load()));
  }

  /** The list as it is narrowed, the latest message first. */
  get items(): readonly Channel[] {
    return [...this.#listed].flatMap((id) => this.#known.get(id) ?? []).toSorted(byNewest);
  }

  get hasMore(): boolean {
    return this.page.state === 'ready' && this.items.length < this.total;
  }

  /** The selected channel; it may be new and therefore in no list. */
  get selected(): Channel | null {
    return this.selectedId === null ? null : (this.#known.get(this.selectedId) ?? null);
  }

  /** What the navigation bar shows: the newest five that are known. */
  get navbarItems(): readonly Channel[] {
    return [...this.#known.values()]
      .filter((channel) => channel.lastMessageId !== null && fits(channel, 'newest', false))
      .toSorted(byNewest)
      .slice(0, navbarMessageListMax);
  }

  /** Reads the first page; a second wish within 500 ms waits until they are over, and further ones join it. */
  async load(): Promise<void> {
    const { clock, scope } = this.#context;
    const wait = this.#loadedAt + channelLoadThrottleMs - clock.now();
    if (wait <= 0) return this.#load();
    if (this.#isDue) return;
    this.#isDue = true;
    scope.onEnd(
      clock.after(wait, () => {
        this.#isDue = false;
        void this.#load();
      }),
    );
  }

  /** Reads the next page. */
  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    runInAction(() => (this.isLoadingMore = true));
    const { filter, onlineOnly } = this;
    const result = await this.#read(this.items.length);
    runInAction(() => {
      this.isLoadingMore = false;
      if (result.ok && filter === this.filter && onlineOnly === this.onlineOnly) this.#take(result.value, false);
    });
  }

  /** Narrows the list; what was there goes at once. */
  setFilter(to: { filter?: ChannelFilter; onlineOnly?: boolean }): Promise<void> {
    this.filter = to.filter ?? this.filter;
    this.onlineOnly = to.onlineOnly ?? this.onlineOnly;
    this.#listed.clear();
    this.total = 0;
    this.page.invalidate();
    return this.load();
  }

  /**
   * Turns to the channel with a performer, marks it read and remembers it; a channel is made where there is none. Null
   * where it failed, and where another selection was made meanwhile: then that one's answer counts.
   */
  async select(actorId: number): Promise<Channel | null> {
    this.#selecting += 1;
    const mine = this.#selecting;
    const known = [...this.#known.values()].find((channel) => channel.actorId === actorId);
    this.selectFailure = null;
    this.selectedId = known?.id ?? null;
    this.#memory.write(String(actorId));
    const { client, scope } = this.#context;
    const result = await optimistic(scope, {
      now: () => this.#markRead(known),
      send: () => client.call(touchMessengerChannel, { actorId }, { signal: scope.signal }),
    });
    const isLatest = mine === this.#selecting;
    runInAction(() => {
      if (result.ok) this.#known.set(result.value.id, result.value);
      if (!isLatest) return;
      if (result.ok) this.selectedId = result.value.id;
      else this.selectFailure = result.failure;
    });
    return result.ok && isLatest ? result.value : null;
  }

  /** Turns to the channel that was selected last, if one is remembered. @spec rule:remember-channel */
  restoreSelection(): Promise<Channel | null> {
    const actorId = Number(this.#memory.read());
    return Number.isSafeInteger(actorId) && actorId > 0 ? this.select(actorId) : Promise.resolve(null);
  }

  /** Turns to none; nothing is remembered any more. */
  clearSelection(): void {
    this.#selecting += 1;
    this.selectedId = null;
    this.#memory.write(null);
  }

  /** Says whether the guest looks at the selected channel: only then what comes in is read. @default true */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    if (isWatched && this.selected?.unread === true) void this.#touchSelected();
  }

  /** Archives a channel or takes it back; the notice changes the list. False where nobody is logged in. */
  archive(channelId: number, archived: boolean): boolean {
    return this.#socket.send(channelArchive, { channelId, status: archived ? 'archived' : 'unarchived' });
  }

  /** Marks every channel as seen; the notice changes the list. False where nobody is logged in. */
  markAllSeen(): boolean {
    return this.#socket.send(channelsMarkAllSeen, {});
  }

  onChannels({ filter, online, offset, ...page }: PayloadOf<typeof channelsList>): void {
    if (filter === this.filter && online === this.onlineOnly) this.#take(page, offset === 0);
  }

  onMessage({ message }: PayloadOf<typeof channelMessage>): void {
    const known = this.#known.get(message.channelId);
    if (known === undefined) return void this.load();
    this.#known.set(known.id, withMessage(known, message));
    if (!this.#listed.has(known.id) && this.page.state !== 'idle') void this.load();
    const isSeen = this.#isWatched && this.selectedId === known.id && message.senderType === 'actor';
    if (isSeen) void this.#touchSelected();
  }

  /** @spec socket:channel.unread-notice */
  onUnread({ channelId, unreadCount }: PayloadOf<typeof channelUnreadNotice>): void {
    const ids = channelId === null ? [...this.#known.keys()] : [channelId];
    for (const id of ids) this.#patch(id, { unreadCount, unread: unreadCount > 0 });
  }

  /** @spec socket:channel.online-state-notice */
  onOnlineState({ channelId, isActorOnline }: PayloadOf<typeof channelOnlineStateNotice>): void {
    this.#patch(channelId, { isActorOnline });
    if (this.onlineOnly) void this.load();
  }

  /** Takes the channel out of the list, or reads it anew where it is the selected one. @spec socket:channel.archive-notice */
  onArchived({ channelId, actorId, archived }: PayloadOf<typeof channelArchiveNotice>): void {
    this.#patch(channelId, { archived });
    const known = this.#known.get(channelId);
    if (known === undefined || !fits(known, this.filter, this.onlineOnly)) {
      if (this.#listed.delete(channelId)) this.total = Math.max(0, this.total - 1);
    } else void this.load();
    if (channelId === this.selectedId) void this.#readAgain(actorId);
  }

  async #readAgain(actorId: number): Promise<void> {
    const { client, scope } = this.#context;
    const result = await client.call(getChannelByActor, { actorId }, { signal: scope.signal });
    if (result.ok) runInAction(() => this.#known.set(result.value.id, result.value));
  }

  async #touchSelected(): Promise<void> {
    const { client, scope } = this.#context;
    const { selected } = this;
    if (selected === null) return;
    const result = await client.call(touchMessengerChannel, { actorId: selected.actorId }, { signal: scope.signal });
    if (result.ok) runInAction(() => this.#known.set(result.value.id, result.value));
  }

  async #load(): Promise<void> {
    this.#loadedAt = this.#context.clock.now();
    const { filter, onlineOnly } = this;
    const result = await this.page.load(() => this.#read(0));
    const isAsked = filter === this.filter && onlineOnly === this.onlineOnly;
    if (result.ok && isAsked) runInAction(() => this.#take(result.value, true));
  }

  #read(offset: number) {
    const { client, scope } = this.#context;
    const input = { filter: this.filter, online: this.onlineOnly, first: channelsOnPage, offset };
    return client.call(messengerChannels, input, { signal: scope.signal });
  }

  #take({ items, total }: ChannelPage, isFirst: boolean): void {
    if (isFirst) this.#listed.clear();
    for (const each of items) {
      this.#known.set(each.id, each);
      this.#listed.add(each.id);
    }
    this.total = total;
  }

  /** Shows a channel as read; the way back leaves alone what was told of it since. */
  #markRead(channel: Channel | undefined): () => void {
    if (channel === undefined || !channel.unread) return () => undefined;
    const read = { ...channel, unread: false, unreadCount: 0 };
    this.#known.set(channel.id, read);
    return () => void (this.#known.get(channel.id) === read && this.#known.set(channel.id, channel));
  }

  #patch(id: number, to: Partial<Channel>): void {
    const known = this.#known.get(id);
    if (known !== undefined) runInAction(() => this.#known.set(id, { ...known, ...to }));
  }
}
