import { parse, s, type AnswerOf } from '@lounge/protocol';
import { dislikeVideo, likeVideo } from '@lounge/protocol/content/videos';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin } from '../../reactive/Read.ts';
import { WaitingSends, type SendRejection, type WaitingStorage } from '../../reactive/WaitingSends.ts';
import type { ListedVideo } from './VideoListing.ts';

/** The waiting opinions, as something that is read again when the connection is ready. */
type UnsentOpinions = ReturnType<Parameters<typeof reloadOnResync>[1]>[number];

type Confirmed = AnswerOf<typeof likeVideo>;

/** The opinion of a visitor on a video; null for nothing. */
export type VideoOpinion = 'liked' | 'disliked' | null;

/** A video as it is rated. */
export type RatedVideo = Pick<ListedVideo, 'id' | 'guestInfo' | 'rating'>;

const opinions = s.array(s.object({ videoId: s.entityId, opinion: s.nullable(s.enum(['liked', 'disliked'])) }));

/** Dependencies of VideoLikes. */
export interface VideoLikesOptions extends WaitingStorage {
  /** Whether there is an account to which opinions can be sent. */
  readonly isLoggedIn: () => boolean;
}

const callOf = (context: StoreContext, videoId: number, opinion: VideoOpinion): Promise<Result<Confirmed>> =>
  // Both take an opinion back; the server has one for each guest and video.
  opinion === 'disliked'
    ? callWithin(context, dislikeVideo, { videoId, isDisliked: true })
    : callWithin(context, likeVideo, { videoId, isLiked: opinion === 'liked' });

const opinionOf = ({ liked, disliked }: Pick<Confirmed, 'liked' | 'disliked'>): VideoOpinion =>
  liked ? 'liked' : disliked ? 'disliked' : null;

/** The opinion of a visitor on a video as the server told it, and how many like it. */
export const opinionOnServer = ({ guestInfo, rating }: Omit<RatedVideo, 'id'>) => ({
  opinion: opinionOf(guestInfo),
  likes: rating.likes,
});

/**
 * The visitor's likes and dislikes: recorded here first, then sent. Unsent ones wait, with consent beyond the page; those of visitors without an
 * account wait for the log-in.
 * @spec state:video-like, feature:videos.like
 */
export class VideoLikes {
  readonly #isLoggedIn: () => boolean;
  /** The unconfirmed opinions, by video. */
  readonly #opinions: WaitingSends<VideoOpinion, Confirmed>;
  readonly #confirmed = observable.map<number, Confirmed>();

  constructor(context: StoreContext, { isLoggedIn, ...kept }: VideoLikesOptions) {
    this.#isLoggedIn = isLoggedIn;
    this.#opinions = new WaitingSends({
      send: (videoId, opinion) => callOf(context, videoId, opinion),
      onConfirmed: (videoId, answer) => void this.#confirmed.set(videoId, answer),
      entryOf: (videoId, opinion) => ({ videoId, opinion }),
      valuesIn: (entries) => {
        const parsed = parse(opinions, entries);
        return parsed.ok ? parsed.value.map(({ videoId, opinion }) => [videoId, opinion] as const) : [];
      },
      kept,
    });
    this.#opinions.restore();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many opinions have not been sent. */
  get waiting(): number {
    return this.#opinions.waiting;
  }

  /** The visitor's opinion on a video, and how many like it with that. */
  of({ id, guestInfo, rating }: RatedVideo): { readonly opinion: VideoOpinion; readonly likes: number } {
    const confirmed = this.#confirmed.get(id) ?? { ...guestInfo, likes: rating.likes };
    const waiting = this.#opinions.of(id);
    if (waiting === undefined) return { opinion: opinionOf(confirmed), likes: confirmed.likes };
    const likes = confirmed.likes + Number(waiting === 'liked') - Number(confirmed.liked);
    return { opinion: waiting, likes: Math.max(0, likes) };
  }

  /** Why the visitor's last opinion on a video did not count; null where it did, or waits. */
  rejectionOf(videoId: number): SendRejection | null {
    return this.#opinions.rejectionOf(videoId);
  }

  listen(source: PushSource): void {
    const unsent = (): UnsentOpinions => ({ state: 'ready', isDue: this.waiting > 0, markStale: () => undefined });
    reloadOnResync(source, () => [unsent()], this.sendWaiting);
    void this.sendWaiting();
  }

  /** Likes or dislikes a video; said again it is taken back. */
  async rate(video: RatedVideo, opinion: 'liked' | 'disliked'): Promise<void> {
    this.#opinions.record(video.id, this.of(video).opinion === opinion ? null : opinion);
    if (this.#isLoggedIn()) await this.#opinions.send(video.id);
  }

  /** Sends the waiting opinions, as after a log-in or when the network is back. */
  async sendWaiting(): Promise<void> {
    if (this.#isLoggedIn()) await this.#opinions.sendWaiting();
  }

  /** Whether opinions are kept beyond this page. */
  get isAllowed(): boolean {
    return this.#opinions.isAllowed;
  }

  /** Forgets the opinions that are kept beyond this page, as when the visitor takes the consent back. */
  clear(): void {
    this.#opinions.clear();
  }
}
