import { s, type PayloadOf } from '@lounge/protocol';
import { freeShowStart, freeShowStop } from '@lounge/protocol/content/live-chat';
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
import { startTimer, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, PushSocket } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { optimistic } from '../../reactive/optimistic.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { StoredText } from '../../reactive/stored-text.ts';
import { channelLoadThrottleMs, channelsOnPage, maxRead, navbarMessageListMax } from './channel-limits.ts';
import {
  byNewest,
  matchesFilter,
  newestOf,
  withMessage,
  type Channel,
  type ChannelFilter,
  type ChannelPage,
} from './channel-list.ts';
import { rememberedActor } from './remembered-channel.ts';
import { callWithin } from '../../reactive/Read.ts';

export { channelLoadThrottleMs, channelsOnPage, navbarMessageListMax } from './channel-limits.ts';
export type { Channel, ChannelFilter } from './channel-list.ts';
type ChannelCall = typeof getChannelByActor | typeof touchMessengerChannel;

/**
 * The guest's channels: pages by filter and the selected one, updated by pushes. Selecting a channel marks it as read. The list is read
 * again, at most once per 500 ms, when a push concerns a channel that it lacks.
 * @spec entity:messengerChannel, state:messenger-channel, state:messenger-last-selected, state:navbar-message-list
 * @spec rule:channel-load-throttle, feature:messenger.unread, feature:messenger.archive, feature:messenger.channels
 */
export class Channels {
  /** The ids of the channels that match the filter, in the order of the pages. */
  readonly list: PagedList<ChannelPage, number>;
  filter: ChannelFilter = 'newest';
  onlineOnly = false;
  /** Null while no channel is selected. */
  selectedId: number | null = null;
  /** Why the last selection failed. */
  selectFailure: Failure | null = null;
  readonly #known = observable.map<number, Channel>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #socket: PushSocket;
  readonly #memory: StoredText;
  #isVisible = true;
  #loadedAt = -Infinity;
  #isReloadDue = false;
  readonly #selections = new LatestRead();
  readonly #channel = new Loadable<Channel>();

  constructor(context: StoreContext, socket: PushSocket, memory: StoredText) {
    this.#context = context;
    this.#socket = socket;
    this.#memory = memory;
    this.list = new PagedList(
      (offset) => {
        const first = offset > 0 ? channelsOnPage : Math.max(channelsOnPage, this.list.items.length);
        const input = { filter: this.filter, online: this.onlineOnly, first: Math.min(first, maxRead), offset };
        return callWithin(context, messengerChannels, input);
      },
      {
        itemsOf: ({ items }) => items.map(({ id }) => id),
        totalOf: ({ total }) => total,
        keyOf: (id) => id,
        maxOffset: s.maxPageNumber,
        onPage: ({ items }) => items.forEach((each) => this.#known.set(each.id, each)),
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(): void {
    const { scope } = this.#context;
    const socket = this.#socket;
    scope.onEnd(socket.on(channelsList, this.onChannels));
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    scope.onEnd(socket.on(channelUnreadNotice, this.onUnread));
    scope.onEnd(
      socket.on(channelMessagePriceNotice, ({ channelId, actorId: _, ...price }) => this.#patch(channelId, price)),
    );
    scope.onEnd(socket.on(channelOnlineStateNotice, this.onOnlineState));
    for (const push of [freeShowStart, freeShowStop]) scope.onEnd(socket.on(push, this.onFreeShow));
    scope.onEnd(socket.on(channelArchiveNotice, this.onArchived));
    const source = { ...this.#context, socket };
    const isSelected = () => this.selected !== null;
    // The answer to a read of a further page is older.
    const reload = () => (this.list.restart(), this.load());
    reloadOnResync(source, () => [this.list], reload);
    reloadOnResync(source, () => [this.#channel], this.#reloadSelected, isSelected);
  }

  /** The channels that match the filter, newest message first. */
  get items(): readonly Channel[] {
    return this.list.items.flatMap((id) => this.#known.get(id) ?? []).toSorted(byNewest);
  }

  /** Whether the list was read without a filter, and is empty. */
  get hasNone(): boolean {
    const isWhole = this.filter === 'newest' && !this.onlineOnly;
    return isWhole && this.list.state === 'ready' && this.items.length === 0;
  }

  /** The selected channel; a new one is in no list yet. */
  get selected(): Channel | null {
    return this.selectedId === null ? null : (this.#known.get(this.selectedId) ?? null);
  }

  /** The newest channels, for the navigation bar. */
  get navbarItems(): readonly Channel[] {
    return newestOf([...this.#known.values()]).slice(0, navbarMessageListMax);
  }

  /** Reads the first page, or as many channels as are listed; a call within 500 ms of the last read is delayed, and further calls join it. Resolves after the read, or immediately if it is delayed. */
  async load(): Promise<void> {
    const wait = this.#loadedAt + channelLoadThrottleMs - this.#context.clock.now();
    if (wait <= 0) return this.#load();
    if (this.#isReloadDue) return;
    this.#isReloadDue = true;
    startTimer(this.#context, wait, () => {
      this.#isReloadDue = false;
      void this.#load();
    });
  }

  /** Changes the filter: empties the list immediately and reads it again. */
  setFilter(to: { filter?: ChannelFilter; onlineOnly?: boolean }): Promise<void> {
    this.filter = to.filter ?? this.filter;
    this.onlineOnly = to.onlineOnly ?? this.onlineOnly;
    this.list.reset();
    this.list.invalidate();
    return this.load();
  }

  /**
   * Selects the channel with a performer, creating it if there is none, marks it as read and remembers it. Returns null
   * on failure, and if another selection was made meanwhile.
   */
  async select(actorId: number): Promise<Channel | null> {
    const isCurrent = this.#selections.begin();
    const known = [...this.#known.values()].find((channel) => channel.actorId === actorId);
    this.selectFailure = null;
    this.selectedId = known?.id ?? null;
    this.#memory.write(String(actorId));
    const result = await optimistic(this.#context.scope, {
      now: () => this.#markRead(known),
      send: () => this.#readChannel(touchMessengerChannel, actorId),
    });
    runInAction(() => {
      if (result.ok && !this.#known.has(result.value.id)) this.#known.set(result.value.id, result.value);
      if (!isCurrent()) return;
      if (result.ok) this.selectedId = result.value.id;
      else this.selectFailure = result.failure;
    });
    return result.ok && isCurrent() ? result.value : null;
  }

  /** Selects the channel that was selected last, if one is remembered. @spec rule:remember-channel */
  restoreSelection(): Promise<Channel | null> {
    const actorId = rememberedActor(this.#memory);
    return actorId === null ? Promise.resolve(null) : this.select(actorId);
  }

  /** Selects no channel and forgets the remembered one. */
  clearSelection(): void {
    this.#selections.invalidate();
    this.selectedId = null;
    this.#memory.write(null);
  }

  /** Sets whether the selected channel is visible: only then are incoming messages marked as read. @default true */
  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    if (isVisible && this.selected?.unread === true) void this.#touchSelected();
  }

  /** Archives or restores a channel; the notice then changes the list. */
  archive(channelId: number, archived: boolean): Promise<Result<unknown>> {
    const status = archived ? 'archived' : 'unarchived';
    return callWithin(this.#context, channelArchive, { channelId, status });
  }

  /** Marks every channel as seen; the notice then changes the list. */
  markAllSeen(): Promise<Result<unknown>> {
    return callWithin(this.#context, channelsMarkAllSeen, {});
  }

  onChannels({ filter, online, offset, ...page }: PayloadOf<typeof channelsList>): void {
    if (filter !== this.filter || online !== this.onlineOnly) return;
    if (offset === 0) this.list.set(page);
    else this.list.append(page);
  }

  onMessage({ message }: PayloadOf<typeof channelMessage>): void {
    const known = this.#known.get(message.channelId);
    if (known === undefined) return void this.load();
    this.#known.set(known.id, withMessage(known, message));
    if (!this.list.items.includes(known.id) && this.list.state !== 'idle') void this.load();
    const isSeen = this.#isVisible && this.selectedId === known.id && message.senderType === 'actor';
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

  /** @spec socket:freeShowStart, socket:freeShowStop, state:free-show */
  onFreeShow({ actorId, isFree: freeChat }: PayloadOf<typeof freeShowStart>): void {
    for (const each of this.#known.values()) if (each.actorId === actorId) this.#patch(each.id, { freeChat });
  }

  /** Removes a channel from the list, or reads the list again if it now belongs there; the selected channel is read again too. @spec socket:channel.archive-notice */
  onArchived({ channelId, actorId, archived }: PayloadOf<typeof channelArchiveNotice>): void {
    this.#patch(channelId, { archived });
    const known = this.#known.get(channelId);
    if (known === undefined || !matchesFilter(known, this.filter, this.onlineOnly)) {
      this.list.remove(channelId);
    } else void this.load();
    if (channelId === this.selectedId) void this.#readChannel(getChannelByActor, actorId);
  }

  #readChannel(call: ChannelCall, actorId: number): Promise<Result<Channel>> {
    return this.#channel.track(
      () => callWithin(this.#context, call, { actorId }),
      (channel) => void this.#known.set(channel.id, channel),
    );
  }

  /** Reads the selected channel, which may be in no list, and marks missed messages as read if it is visible. */
  #reloadSelected = async (): Promise<void> => {
    const { selected } = this;
    if (selected !== null) await this.#readChannel(getChannelByActor, selected.actorId);
    if (this.#isVisible && this.selected?.unread === true) await this.#touchSelected();
  };

  async #touchSelected(): Promise<void> {
    if (this.selected !== null) await this.#readChannel(touchMessengerChannel, this.selected.actorId);
  }

  async #load(): Promise<void> {
    this.#loadedAt = this.#context.clock.now();
    await this.list.load();
  }

  /** Shows a channel as read. Returns an undo, which does nothing if a push has changed the channel since. */
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
