import { getTvPost, getTvSuggestions, getTvVideo, tvPremiumGraceMs } from '@lounge/protocol/engagement/tv';
import { vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { TvPlaybackData, TvPostData, TvVideoData } from './library.ts';
import type { TvGuest } from './TvGuest.ts';

/** A video is watched from this share of it on. @assumed */
const watchedShare = 0.9;

/**
 * A video of TV on its page: its post, its sources, and others that fit. It is watched once most of it has been played.
 * @spec screen:tv.single-video, feature:tv.mediathek
 */
export class TvVideo {
  readonly post: Read<TvPostData>;
  readonly playback: Read<TvPlaybackData>;
  readonly suggestions: Read<TvVideoData[]>;
  readonly #guest: TvGuest;

  constructor(slug: string, context: StoreContext, guest: TvGuest) {
    this.#guest = guest;
    this.post = new Read(() => callWithin(context, getTvPost, { slug }));
    this.playback = new Read(() => callWithin(context, getTvVideo, { videoId: this.post.value?.post.id ?? 0 }));
    this.suggestions = new Read(async () => {
      const result = await callWithin(context, getTvSuggestions, { hashId: this.post.value?.post.hashId ?? '' });
      return mapped(result, ({ videos }) => videos);
    });
    makeAutoObservable(this, { post: false, playback: false, suggestions: false }, { autoBind: true });
  }

  /** The reads that a document carries. */
  get reads() {
    return { post: this.post, playback: this.playback, suggestions: this.suggestions };
  }

  /** Reads the sources again when the guest's subscription begins, ten seconds after it ends, and all after missed pushes. */
  listen(source: PushSource): void {
    source.scope.onEnd(
      source.socket.on(vxtvAboUpdate, ({ status }) => {
        if (status !== 'past') return this.playback.refresh();
        startTimer(source, tvPremiumGraceMs, () => this.playback.refresh());
      }),
    );
    reloadOnResync(source, () => [this.post, this.playback, this.suggestions], this.load);
  }

  /** Reads the post, then its sources and suggestions; the page stands without the latter two. */
  async load(): Promise<Result<TvPostData>> {
    const result = await this.post.load();
    if (result.ok) await Promise.all([this.playback.load(), this.suggestions.load()]);
    return result;
  }

  /** Counts what was played, in seconds; nothing of a visitor's. */
  onProgress(time: number, isLoggedIn: boolean): void {
    const video = this.post.value?.post;
    if (video === undefined || !isLoggedIn || this.playback.value?.full === null) return;
    if (time >= video.duration * watchedShare) void this.#guest.markWatched(video);
  }
}
