import { parse, s, type AnswerOf } from '@lounge/protocol';
import { dislikeVideo, likeVideo } from '@lounge/protocol/content/videos';
import { standingIn, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin } from '../../reactive/Read.ts';
import { jsonIn, type StoredText } from '../../reactive/stored-text.ts';
import type { ListedVideo } from './VideoListing.ts';

/** The waiting opinions, as something that is read again when the connection is ready. */
type UnsentOpinions = ReturnType<Parameters<typeof reloadOnResync>[1]>[number];

type Confirmed = AnswerOf<typeof likeVideo>;

/** The opinion of a visitor on a video; null for nothing. */
export type VideoOpinion = 'liked' | 'disliked' | null;

/** Why an opinion did not count: the video is gone, or the guest's account may not rate. */
export type OpinionRejection = 'gone' | 'forbidden';

/** A video as it is rated. */
export type RatedVideo = Pick<ListedVideo, 'id' | 'guestInfo' | 'rating'>;

const opinions = s.array(s.object({ videoId: s.entityId, opinion: s.nullable(s.enum(['liked', 'disliked'])) }));

/** The most opinions that are kept until they can be sent. @assumed */
const mostKept = 200;

/** Dependencies of VideoLikes. */
export interface VideoLikesOptions {
  /** Where opinions wait beyond this page. */
  readonly storedText: StoredText;
  /** Whether the visitor allows functional cookies now. */
  readonly isAllowed: () => boolean;
  /** Whether there is an account to which opinions can be sent. */
  readonly isLoggedIn: () => boolean;
}

const opinionOf = ({ liked, disliked }: Pick<Confirmed, 'liked' | 'disliked'>): VideoOpinion =>
  liked ? 'liked' : disliked ? 'disliked' : null;

/** The opinion of a visitor on a video as the server told it, and how many like it. */
export const opinionOnServer = ({ guestInfo, rating }: Omit<RatedVideo, 'id'>) => ({
  opinion: opinionOf(guestInfo),
  likes: rating.likes,
});

/** Why a failure is the last word; null where the opinion is sent again later, as after a lost network or session or a failed server. */
const rejectionIn = (failure: Failure): OpinionRejection | null => {
  if (failure.code === 'unknown') return 'gone';
  return standingIn(failure) === null ? null : 'forbidden';
};

/**
 * The visitor's likes and dislikes: recorded here first, then sent. Unsent ones wait, with consent beyond the page; those of visitors without an
 * account wait for the log-in.
 * @spec state:video-like, feature:videos.like
 */
export class VideoLikes {
  readonly #context: StoreContext;
  readonly #options: VideoLikesOptions;
  /** The unconfirmed opinions, by video. */
  readonly #waiting = observable.map<number, VideoOpinion>();
  readonly #confirmed = observable.map<number, Confirmed>();
  readonly #rejected = observable.map<number, OpinionRejection>();
  readonly #sending = new Set<number>();

  constructor(context: StoreContext, options: VideoLikesOptions) {
    this.#context = context;
    this.#options = options;
    for (const { videoId, opinion } of this.#read()) this.#waiting.set(videoId, opinion);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many opinions have not been sent. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The visitor's opinion on a video, and how many like it with that. */
  of({ id, guestInfo, rating }: RatedVideo): { readonly opinion: VideoOpinion; readonly likes: number } {
    const confirmed = this.#confirmed.get(id) ?? { ...guestInfo, likes: rating.likes };
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return { opinion: opinionOf(confirmed), likes: confirmed.likes };
    const likes = confirmed.likes + Number(waiting === 'liked') - Number(confirmed.liked);
    return { opinion: waiting, likes: Math.max(0, likes) };
  }

  /** Why the visitor's last opinion on a video did not count; null where it did, or waits. */
  rejectionOf(videoId: number): OpinionRejection | null {
    return this.#rejected.get(videoId) ?? null;
  }

  listen(source: PushSource): void {
    const unsent = (): UnsentOpinions => ({ state: 'ready', isDue: this.waiting > 0, markStale: () => undefined });
    reloadOnResync(source, () => [unsent()], this.sendWaiting);
    void this.sendWaiting();
  }

  /** Likes or dislikes a video; said again it is taken back. */
  async rate(video: RatedVideo, opinion: 'liked' | 'disliked'): Promise<void> {
    this.#waiting.set(video.id, this.of(video).opinion === opinion ? null : opinion);
    this.#rejected.delete(video.id);
    this.#write();
    if (this.#options.isLoggedIn()) await this.#send(video.id);
  }

  /** Sends the waiting opinions, as after a log-in or when the network is back. */
  async sendWaiting(): Promise<void> {
    if (!this.#options.isLoggedIn()) return;
    for (const videoId of this.#waiting.keys()) await this.#send(videoId);
  }

  /** Whether opinions are kept beyond this page. */
  get isAllowed(): boolean {
    return this.#options.isAllowed();
  }

  /** Forgets the opinions that are kept beyond this page, as when the visitor takes the consent back. */
  clear(): void {
    this.#options.storedText.write(null);
  }

  /** Sends the opinion of a video, and what it changed to meanwhile. */
  async #send(videoId: number): Promise<void> {
    if (this.#sending.has(videoId)) return;
    this.#sending.add(videoId);
    let isDone = false;
    while (!isDone && this.#waiting.has(videoId)) {
      const opinion = this.#waiting.get(videoId) ?? null;
      const result = await this.#call(videoId, opinion);
      runInAction(() => {
        if (result.ok) this.#confirmed.set(videoId, result.value);
        const rejection = result.ok ? null : rejectionIn(result.failure);
        if (rejection !== null) this.#rejected.set(videoId, rejection);
        const isOver = result.ok || rejection !== null;
        if (isOver && (this.#waiting.get(videoId) ?? null) === opinion) this.#waiting.delete(videoId);
        isDone = !result.ok;
      });
    }
    this.#sending.delete(videoId);
    this.#write();
  }

  #call(videoId: number, opinion: VideoOpinion): Promise<Result<Confirmed>> {
    // Both take an opinion back; the server has one for each guest and video.
    return opinion === 'disliked'
      ? callWithin(this.#context, dislikeVideo, { videoId, isDisliked: true })
      : callWithin(this.#context, likeVideo, { videoId, isLiked: opinion === 'liked' });
  }

  #read() {
    const parsed = parse(opinions, jsonIn(this.#options.storedText));
    return parsed.ok && this.isAllowed ? parsed.value.slice(0, mostKept) : [];
  }

  #write(): void {
    if (!this.isAllowed) return;
    const kept = [...this.#waiting].slice(-mostKept).map(([videoId, opinion]) => ({ videoId, opinion }));
    this.#options.storedText.write(kept.length === 0 ? null : JSON.stringify(kept));
  }
}
