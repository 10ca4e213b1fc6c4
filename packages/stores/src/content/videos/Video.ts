import type { AnswerOf } from '@lounge/protocol';
import { buyVideo, getTopVideos, getVideoPlayback } from '@lounge/protocol/content/videos';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { PurchaseOnce, type Purchase } from '../../reactive/PurchaseOnce.ts';
import { reloadOnUnlock } from '../../reactive/reload-on-unlock.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A video with its streams. */
export type PlaybackData = AnswerOf<typeof getVideoPlayback>;

/** A video and its purchase. */
export class Video {
  readonly data: Read<PlaybackData>;
  /** The performer's best-rated videos, which may include this one. */
  readonly others = new Loadable<AnswerOf<typeof getTopVideos>>();
  readonly videoId: number;
  readonly #context: StoreContext;
  readonly #purchase: PurchaseOnce;

  /** `newKey` creates idempotency keys. */
  constructor(videoId: number, context: StoreContext, newKey?: () => string) {
    this.videoId = videoId;
    this.data = new Read(() => callWithin(context, getVideoPlayback, { videoId }));
    this.#context = context;
    const send = (key: string, voucherId: number | undefined) =>
      context.client.call(buyVideo, { videoId, ...(voucherId === undefined ? {} : { voucherId }) }, { key });
    this.#purchase = new PurchaseOnce({ send, onBought: this.data.load, onRejected: () => this.#reload() }, newKey);
    makeAutoObservable(this, { videoId: false }, { autoBind: true });
  }

  get purchase(): Loadable<Purchase> {
    return this.#purchase.outcome;
  }

  /** Why the last purchase was rejected; null if it was not, if its outcome is unknown, or if something changed since. */
  get rejection(): Failure['code'] | null {
    return this.#purchase.rejection;
  }

  /** The stream to play: the full video where it is unlocked, otherwise the preview. */
  get source(): PlaybackData['preview'] | null {
    return this.data.value?.full ?? this.data.value?.preview ?? null;
  }

  /** The performer's videos without this one. */
  get otherVideos(): AnswerOf<typeof getTopVideos>['videos'] {
    return (this.others.value?.videos ?? []).filter(({ id }) => id !== this.videoId);
  }

  load(): Promise<Result<PlaybackData>> {
    return this.data.load();
  }

  /** Reads the performer's other videos; does nothing before the video was read. */
  async loadOthers(): Promise<void> {
    const actorId = this.data.value?.video.model.id;
    if (actorId === undefined) return;
    await this.others.track(() => callWithin(this.#context, getTopVideos, { actorId }));
  }

  /** Reads the video again when another tab may have unlocked it. */
  listen(source: PushSource): void {
    reloadOnUnlock(source, { data: this.data, purchase: this.#purchase, reload: () => this.#reload() });
  }

  #reload(): Promise<unknown> {
    this.data.markStale();
    return this.data.load();
  }

  /**
   * Buys the video, for coins or with a voucher, and reads it again.
   * @spec feature:videos.buy
   */
  buy(voucherId?: number): Promise<Result<Purchase>> {
    return this.#purchase.run(voucherId);
  }
}
