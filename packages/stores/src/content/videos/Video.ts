import type { AnswerOf } from '@lounge/protocol';
import { buyVideo, getTopVideos, getVideoPlayback } from '@lounge/protocol/content/videos';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { PurchaseOnce, type Purchase } from '../../reactive/PurchaseOnce.ts';
import { reloadOnUnlock } from '../../reactive/reload-on-unlock.ts';

/** A video with what there is to play. */
export type PlaybackData = AnswerOf<typeof getVideoPlayback>;

/** One video as its page shows it, and its purchase. */
export class Video {
  readonly data = new Loadable<PlaybackData>();
  /** The performer's best-rated videos, this one perhaps among them. */
  readonly others = new Loadable<AnswerOf<typeof getTopVideos>>();
  readonly videoId: number;
  readonly #context: StoreContext;
  readonly #purchase: PurchaseOnce;

  /** `newKey` makes a key that nobody made before, for instance `crypto.randomUUID`. */
  constructor(videoId: number, caller: StoreContext, newKey: () => string) {
    this.videoId = videoId;
    this.#context = caller;
    const send = (key: string) => caller.client.call(buyVideo, { videoId }, { key });
    this.#purchase = new PurchaseOnce({ newKey, send, afterwards: () => this.load() });
    makeAutoObservable(this, { videoId: false }, { autoBind: true });
  }

  get purchase(): Loadable<Purchase> {
    return this.#purchase.outcome;
  }

  /** What the player plays: the whole where nothing stands between, else the preview. */
  get source(): PlaybackData['preview'] | null {
    return this.data.value?.full ?? this.data.value?.preview ?? null;
  }

  /** The performer's videos besides this one. */
  get otherVideos(): AnswerOf<typeof getTopVideos>['videos'] {
    return (this.others.value?.videos ?? []).filter(({ id }) => id !== this.videoId);
  }

  async load(): Promise<Result<PlaybackData>> {
    const { client, scope } = this.#context;
    return this.data.load(() => client.call(getVideoPlayback, { videoId: this.videoId }, { signal: scope.signal }));
  }

  /** Reads the performer's other videos, once the video is known. */
  async loadOthers(): Promise<void> {
    const { client, scope } = this.#context;
    const actorId = this.data.value?.video.model.id;
    if (actorId === undefined) return;
    await this.others.load(() => client.call(getTopVideos, { actorId }, { signal: scope.signal }));
  }

  /** Reads the video anew when something may have opened it elsewhere. */
  listen(ears: PushSource): void {
    reloadOnUnlock(ears, this);
  }

  /**
   * Buys the video and reads it anew.
   * @spec feature:videos.buy
   */
  buy(): Promise<Result<Purchase>> {
    return this.#purchase.run();
  }
}
