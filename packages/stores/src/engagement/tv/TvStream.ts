import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  getActorTvLivestreamData,
  getLivePlayoutList,
  getTvStreamData,
  tvLeave,
  tvOnAir,
  tvPremiumGraceMs,
  tvWatch,
  type tvStreamType,
} from '@lounge/protocol/engagement/tv';
import { vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { ignore, startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { TvEntryData } from './programme.ts';

/** One of the two streams. */
export type TvStreamType = Infer<typeof tvStreamType>;
type StreamData = AnswerOf<typeof getTvStreamData>;
/** A performer on TV. */
export type TvHostData = AnswerOf<typeof getActorTvLivestreamData>;
type OnAir = PayloadOf<typeof tvOnAir>;

/** The entry of a push as it was read, which also says whether the guest is reminded of it. */
const knownOf = (entry: TvEntryData | null, { current, next }: StreamData): TvEntryData | null =>
  [current, next].find((known) => known !== null && known.start === entry?.start) ?? entry;

/**
 * A stream of TV: its addresses, the entry that is on, and the hosts on air. Entry and hosts follow by push; only the addresses are read
 * again then. A premium stream goes on for ten seconds after its subscription.
 * @spec state:tv-live-data, feature:tv.livestream, feature:tv.premium
 */
export class TvStream {
  readonly data: Read<StreamData>;
  /** Whether the subscription has ended while the stream was watched, and how it plays on: its last addresses until they end. */
  ended: { readonly sources: StreamData['sources'] } | null = null;
  readonly type: TvStreamType;
  readonly #playout: Read<AnswerOf<typeof getLivePlayoutList>>;
  readonly #watch: Read<OnAir>;
  readonly #hosts: Read<readonly TvHostData[]>;
  readonly #context: StoreContext;
  /** Whether a page shows it: a connection watches one stream. */
  #isWatched = false;
  readonly #onEntry: (next: TvEntryData | null) => void;
  #stopGrace = (): void => undefined;
  /** The addresses that played last. */
  #played: StreamData['sources'] = [];

  /** `onEntry` is called when another entry begins, with the one after it. */
  constructor(
    type: TvStreamType,
    context: StoreContext,
    onEntry: (next: TvEntryData | null) => void = () => undefined,
  ) {
    this.type = type;
    this.#onEntry = onEntry;
    this.#context = context;
    this.data = new Read(
      () => callWithin(context, getTvStreamData, { type }),
      (data) => this.#onData(data),
    );
    this.#playout = new Read(() => callWithin(context, getLivePlayoutList, { type }));
    this.#hosts = new Read(() => this.#readHosts());
    this.#watch = new Read(() => callWithin(context, tvWatch, { streamType: type }));
    makeAutoObservable(this, { data: false, type: false, ended: observableRef }, { autoBind: true });
  }

  /** The addresses that play now. */
  get sources(): StreamData['sources'] {
    return this.ended?.sources ?? this.data.value?.sources ?? [];
  }

  /** The entry that is on; null where nothing is, or it is not read. */
  get current(): TvEntryData | null {
    return this.data.value?.current ?? null;
  }

  /** The entry after it. */
  get next(): TvEntryData | null {
    return this.data.value?.next ?? null;
  }

  /** Who is on air, as far as they are read. */
  get hosts(): readonly TvHostData[] {
    const read = this.#hosts.value ?? [];
    return this.#uids.flatMap((uid) => read.find(({ actorId }) => actorId === uid) ?? []);
  }

  /** The reads that a document carries. */
  get reads() {
    return { data: this.data, playout: this.#playout, hosts: this.#hosts };
  }

  /** Follows what is on and who is on air, for as long as the page is open. */
  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(tvOnAir, this.onAir));
    scope.onEnd(socket.on(vxtvAboUpdate, () => this.data.refresh()));
    reloadOnResync(source, () => (this.#isWatched ? [this.#watch] : []), this.#watch.load);
    reloadOnResync(source, () => [this.data, this.#playout, this.#hosts], this.load);
  }

  /** Reads the stream and its hosts. */
  async load(): Promise<Result<StreamData>> {
    const [result] = await Promise.all([this.data.load(), this.#loadHosts()]);
    return result;
  }

  /** Names the stream to the server, which pushes its changes from then on, until the returned function is called and says so. */
  watch(): () => void {
    this.#isWatched = true;
    void this.#watch.load();
    return () => {
      this.#isWatched = false;
      void callWithin(this.#context, tvLeave, { streamType: this.type });
    };
  }

  /** Takes over what is on, and reads what is new: the addresses of another entry, hosts who came. */
  onAir({ streamType, current, next, hosts }: OnAir): void {
    if (streamType !== this.type || !this.#isWatched) return;
    const isOther = current?.start !== this.current?.start;
    this.data.change((data) => ({ ...data, current: knownOf(current, data), next: knownOf(next, data) }));
    this.#playout.replace({ hosts });
    // One who comes back is read again.
    const known = this.hosts;
    this.#hosts.replace(known);
    for (const uid of this.#uids) if (known.every(({ actorId }) => actorId !== uid)) void this.#addHost(uid);
    if (!isOther) return;
    this.#onEntry(next);
    this.data.refresh();
  }

  get #uids(): readonly number[] {
    return (this.#playout.value?.hosts ?? []).map(({ uid }) => uid);
  }

  async #loadHosts(): Promise<void> {
    await this.#playout.load();
    await this.#hosts.load();
  }

  async #readHosts(): Promise<Result<readonly TvHostData[]>> {
    const hosts = await Promise.all(this.#uids.map((uid) => this.#readHost(uid)));
    return { ok: true, value: hosts.filter((host) => host !== null) };
  }

  async #readHost(actorId: number): Promise<TvHostData | null> {
    const result = await callWithin(this.#context, getActorTvLivestreamData, { actorId });
    if (result.ok) return result.value;
    ignore(result.failure, 'spec: a host who cannot be read is not listed');
    return null;
  }

  async #addHost(uid: number): Promise<void> {
    const host = await this.#readHost(uid);
    if (host !== null) this.#hosts.change((hosts) => [...hosts.filter(({ actorId }) => actorId !== uid), host]);
  }

  #onData({ isLocked, sources }: StreamData): void {
    if (!isLocked) {
      this.#stopGrace();
      this.ended = null;
      this.#played = sources;
      return;
    }
    if (this.ended !== null || this.#played.length === 0) return;
    this.ended = { sources: this.#played };
    this.#stopGrace = startTimer(this.#context, tvPremiumGraceMs, this.onGraceOver);
  }

  /** The picture goes once its ten seconds are over, unless the guest has subscribed again. */
  onGraceOver(): void {
    if (this.ended !== null) this.ended = { sources: [] };
  }
}
