import type { AnswerOf, AnyCall, InputOf, PayloadOf } from '@lounge/protocol';
import { actorHeatMaps, getActorByName, recommendedModels } from '@lounge/protocol/content/actors';
import type { actorStateChanged, freeShowStart } from '@lounge/protocol/content/live-chat';
import type { channelMessagePriceNotice } from '@lounge/protocol/content/messenger';
import { getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { getPromotedVideo, getTopVideos, videoList } from '@lounge/protocol/content/videos';
import { getActorSeoContent } from '@lounge/protocol/foundation/page';
import { trackActorProfileVisit } from '@lounge/protocol/foundation/telemetry';
import { ignore, type Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable, type Restorable } from '../../reactive/Loadable.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';

/** A performer as the profile shows it. */
export type ActorData = AnswerOf<typeof getActorByName>;

/** Number of similar performers that are read at once. @spec constant:recommendations.modelsOneLoader */
const recommendationsRead = 16;
/** Number of albums on the profile. */
const albumsShown = 4;
/** Number of videos of one read of the whole list, the most that a list has. */
const videosARead = 100;
/** The age rating up to which albums are read: every visitor of a profile has passed the age page. */
const adultRating = 18;

const parts = {
  albums: () => new Loadable<AnswerOf<typeof getSedcardAlbums>>(),
  videos: () => new Loadable<AnswerOf<typeof getTopVideos>>(),
  promoted: () => new Loadable<AnswerOf<typeof getPromotedVideo>>(),
  heatMaps: () => new Loadable<AnswerOf<typeof actorHeatMaps>>(),
  recommended: () => new Loadable<AnswerOf<typeof recommendedModels>>(),
  seo: () => new Loadable<AnswerOf<typeof getActorSeoContent>>(),
};

/**
 * A performer's profile: the performer is read first, then the other parts, each with its own state.
 * @spec entity:actorRelatedData
 */
export class Performer {
  readonly actor: Read<ActorData>;
  readonly albums = parts.albums();
  readonly videos = parts.videos();
  readonly promoted = parts.promoted();
  readonly heatMaps = parts.heatMaps();
  readonly recommended = parts.recommended();
  readonly seo = parts.seo();
  /** Whether `videos` has the whole list. */
  hasAllVideos = false;
  /** How many videos of the whole list were read. */
  #listed = 0;
  /** Who went offline by a push; an answer that is under way may still recommend them. */
  readonly #left = new Set<number>();
  readonly name: string;
  readonly #context: StoreContext;

  constructor(name: string, context: StoreContext) {
    this.name = name;
    this.#context = context;
    this.actor = new Read(() => callWithin(context, getActorByName, { name }));
    makeAutoObservable(this, { name: false }, { autoBind: true });
  }

  /** All parts by name, for snapshots. */
  get parts(): Readonly<Record<string, Restorable>> {
    const { actor, albums, videos, promoted, heatMaps, recommended, seo } = this;
    return { actor, albums, videos, promoted, heatMaps, recommended, seo };
  }

  /** The parts that pushes of presence change. */
  get presence() {
    return [this.actor, this.recommended] as const;
  }

  /** The parts that pushes do not change. */
  get others() {
    const { albums, videos, promoted, heatMaps, seo } = this;
    return [albums, videos, promoted, heatMaps, seo] as const;
  }

  /** The promoted video, then the best rated ones, then the others where all were read. */
  get shownVideos(): AnswerOf<typeof getTopVideos>['videos'] {
    const first = this.promoted.value?.video ?? null;
    const others = (this.videos.value?.videos ?? []).filter(({ id }) => id !== first?.id);
    return first === null ? others : [first, ...others];
  }

  /** Reads the performer, then the other parts; a part that fails does not fail the profile. */
  async load(): Promise<Result<ActorData>> {
    const result = await this.actor.load();
    if (result.ok) await Promise.all([this.#loadRecommended(result.value.id), this.loadOthers()]);
    return result;
  }

  /** Reads the parts that pushes do not change. */
  async loadOthers(): Promise<void> {
    const actorId = this.actor.value?.id;
    if (actorId === undefined) return;
    this.hasAllVideos = false;
    this.#listed = 0;
    const read = <C extends AnyCall>(call: C, input: InputOf<C>) => callWithin(this.#context, call, input);
    await Promise.all([
      this.albums.track(() => read(getSedcardAlbums, { actorId, limit: albumsShown, fsk: adultRating })),
      this.videos.track(() => read(getTopVideos, { actorId })),
      this.promoted.track(() => read(getPromotedVideo, { actorId })),
      this.heatMaps.track(() => read(actorHeatMaps, { actorId })),
      this.seo.track(() => read(getActorSeoContent, { actorId, tagGroup: 'overview' })),
    ]);
  }

  /** Reads all albums instead of the latest. */
  async loadAllAlbums(): Promise<void> {
    const { value } = this.albums;
    const actorId = this.actor.value?.id;
    if (actorId === undefined || value === null) return;
    const input = { actorId, limit: value.total, fsk: adultRating };
    await this.albums.track(() => callWithin(this.#context, getSedcardAlbums, input));
  }

  /** Reads all videos, newest first, and appends those that are not there yet; the next ones where one read does not hold them all. */
  async loadAllVideos(): Promise<void> {
    const { value } = this.videos;
    const actorId = this.actor.value?.id;
    if (actorId === undefined || value === null) return;
    const input = { modelIds: [actorId], first: videosARead, offset: this.#listed };
    const known = new Set(value.videos.map(({ id }) => id));
    await this.videos.track(async () => {
      const result = await callWithin(this.#context, videoList, input);
      if (!result.ok) return result;
      const { items } = result.value;
      this.#listed += items.length;
      return {
        ...result,
        value: { ...value, videos: [...value.videos, ...items.filter(({ id }) => !known.has(id))] },
      };
    });
    if (this.videos.state === 'ready') runInAction(() => (this.hasAllVideos = true));
  }

  /** Reads again what pushes of presence change. */
  async reloadPresence(): Promise<void> {
    const actorId = this.actor.value?.id;
    // Pushes may have been missed: who left may be back.
    this.#left.clear();
    if (actorId === undefined) return void (await this.load());
    await Promise.all([this.actor.load(), this.#loadRecommended(actorId)]);
  }

  #loadRecommended(actorId: number): Promise<unknown> {
    const input = { actorId, first: recommendationsRead };
    return this.recommended.track(async () =>
      mapped(await callWithin(this.#context, recommendedModels, input), (models) =>
        models.filter(({ id }) => !this.#left.has(id)),
      ),
    );
  }

  /** Counts a visit of the profile. */
  async countVisit(): Promise<void> {
    const actor = this.actor.value;
    if (actor === null) return;
    const result = await this.#context.client.call(trackActorProfileVisit, { actorName: actor.slug });
    if (!result.ok) ignore(result.failure, 'spec: a visit that was not counted changes nothing for the guest');
  }

  onActorOnline({ actorId }: { actorId: number }): void {
    this.#left.delete(actorId);
    this.#setOnline(actorId, true);
  }

  /** @spec socket:actorOffline */
  onActorOffline({ actorId }: { actorId: number }): void {
    this.#left.add(actorId);
    this.#setOnline(actorId, false);
    const list = this.recommended.value;
    if (list?.some(({ id }) => id === actorId)) this.recommended.set(list.filter(({ id }) => id !== actorId));
  }

  /** Takes the performer's state: alone, in a private chat, in a show. */
  onActorState(state: PayloadOf<typeof actorStateChanged>): void {
    const { isOnline, freeChat, isCurrentlyTicketShow } = state;
    this.#change(state.id, { isOnline, freeChat, isCurrentlyTicketShow, isVoyeurMode: state.isInChat });
  }

  /** @spec socket:freeShowStart, socket:freeShowStop */
  onFreeShow({ actorId, isFree }: PayloadOf<typeof freeShowStart>): void {
    this.#change(actorId, { freeChat: isFree });
  }

  /** @spec socket:channel.message-price-notice */
  onMessagePrice(notice: PayloadOf<typeof channelMessagePriceNotice>): void {
    const { actorId, freeMessagesAmount: freeMessages, messagePrice, isMessagingFree } = notice;
    const actor = this.actor.value;
    if (actor === null) return;
    const message = isMessagingFree ? null : (messagePrice?.value ?? null);
    this.#change(actorId, { prices: { ...actor.prices, message, freeMessages } });
  }

  #setOnline(actorId: number, isOnline: boolean): void {
    this.#change(actorId, { isOnline });
  }

  #change(actorId: number, to: Partial<ActorData>): void {
    if (this.actor.value?.id === actorId) this.actor.change((actor) => ({ ...actor, ...to }));
  }
}
