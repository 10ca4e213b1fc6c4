import type { AnswerOf } from '@lounge/protocol';
import {
  buyVideo,
  getTopVideos,
  getVideoPlayback,
  recommendedVideos,
  saveWatchPosition,
} from '@lounge/protocol/content/videos';
import { watchStart } from '@lounge/protocol/foundation/telemetry';
import { ignore } from '@lounge/transport';
import { actionBound, computed, makeObservable } from 'mobx';
import { PaidContent } from '../../foundation/wallet/index.ts';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin } from '../../reactive/Read.ts';

/** How many videos are recommended beside one. @assumed */
const recommendedShown = 6;

/** How often a video that plays says where it is, in milliseconds. @assumed */
export const positionSavedMs = 10_000;

/** A position that differs from all. */
const unsaved = { at: -Infinity, seconds: -1 };

/** A video with its streams. */
export type PlaybackData = AnswerOf<typeof getVideoPlayback>;

/** A video and its purchase. @spec feature:videos.buy */
export class Video extends PaidContent<PlaybackData> {
  /** The performer's best-rated videos, which may include this one. */
  readonly others = new Loadable<AnswerOf<typeof getTopVideos>>();
  /** Videos that share tags with this one. */
  readonly recommended = new Loadable<AnswerOf<typeof recommendedVideos>>();
  readonly videoId: number;
  readonly #context: StoreContext;
  /** When the position was sent last, by the clock of the page, and the second that was sent. */
  #saved = unsaved;
  #saving: Promise<void> = Promise.resolve();
  /** Whether the preview and the whole video were counted. */
  readonly #counted = new Set<boolean>();

  /** `newKey` creates idempotency keys. */
  constructor(videoId: number, context: StoreContext, newKey?: () => string) {
    super({
      read: () => callWithin(context, getVideoPlayback, { videoId }),
      buy: (payment, key) => context.client.call(buyVideo, { videoId, ...payment }, { key }),
      newKey,
      context,
      item: ({ video: { price } }) => ({ amount: price?.value ?? 0, itemCategory: 'video' }),
    });
    this.videoId = videoId;
    this.#context = context;
    makeObservable(this, {
      source: computed,
      otherVideos: computed,
      loadOthers: actionBound,
      loadRecommended: actionBound,
    });
  }

  /** The stream to play: the full video where it is unlocked, otherwise the preview. */
  get source(): PlaybackData['preview'] | null {
    return this.data.value?.full ?? this.data.value?.preview ?? null;
  }

  /** The performer's videos without this one. */
  get otherVideos(): AnswerOf<typeof getTopVideos>['videos'] {
    return (this.others.value?.videos ?? []).filter(({ id }) => id !== this.videoId);
  }

  /**
   * Counts that it begins to play, once as the preview and once as the whole video, where the visitor agreed to analytics.
   * @spec rest:tracking.watch-start
   */
  countStart(): void {
    const isPreview = (this.data.value?.full ?? null) === null;
    if (this.#counted.has(isPreview) || this.#context.hasAnalyticsConsent?.() !== true) return;
    this.#counted.add(isPreview);
    void callWithin(this.#context, watchStart, { videoId: this.videoId, isPreview });
  }

  /**
   * Keeps where the guest is in the whole video, in seconds: every ten seconds, and at once where the guest stops. The same second is
   * not sent twice; one that did not arrive is followed by a later one.
   */
  async savePosition(position: number, { stops = false } = {}): Promise<void> {
    const seconds = Math.floor(position);
    const { value } = this.data;
    const now = this.#context.clock.now();
    if (value === null || value.full === null || seconds === this.#saved.seconds) return;
    if (!stops && now - this.#saved.at < positionSavedMs) return;
    this.#saved = { at: now, seconds };
    // One after the other: the last one that arrives counts.
    this.#saving = this.#saving.then(() => this.#sendPosition(seconds));
    await this.#saving;
  }

  async #sendPosition(seconds: number): Promise<void> {
    // A later one is waiting.
    if (seconds !== this.#saved.seconds) return;
    const result = await callWithin(this.#context, saveWatchPosition, { videoId: this.videoId, seconds });
    if (!result.ok) {
      if (this.#saved.seconds === seconds) this.#saved = unsaved;
      return ignore(result.failure, 'spec: a position that did not arrive is followed by a later one');
    }
    const { resumeAt } = result.value;
    this.data.change((read) => ({ ...read, resumeAt }));
  }

  /** Reads what is recommended beside it. @spec feature:videos.recommendations */
  async loadRecommended(): Promise<void> {
    const input = { videoId: this.videoId, first: recommendedShown };
    await this.recommended.track(() => callWithin(this.#context, recommendedVideos, input));
  }

  /** Reads the performer's other videos; does nothing before the video was read. */
  async loadOthers(): Promise<void> {
    const actorId = this.data.value?.video.model.id;
    if (actorId === undefined) return;
    await this.others.track(() => callWithin(this.#context, getTopVideos, { actorId }));
  }
}
