import type { AnswerOf } from '@lounge/protocol';
import {
  albumRatings,
  dislikeGallery,
  likeGallery,
  ratePicture,
  rateSedcard,
} from '@lounge/protocol/content/galleries';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { applyOverlay, optimistic } from '../../reactive/optimistic.ts';

/** The ratings of an album or picture after a guest has rated it. */
export type RatedContent = AnswerOf<typeof ratePicture>;
/** The rating of a guest. */
export type Rating = 'liked' | 'disliked';
/** Something that guests rate. */
export type RatedKind = 'album' | 'sedcard' | 'picture';
type RatingFields = Omit<RatedContent, 'id'>;

/** A rating that the server has not confirmed. */
interface PendingRating {
  readonly rating: Rating;
}

const keyOf = (kind: RatedKind, id: number): string => `${kind} ${id}`;

/**
 * The guest's ratings of an album and its pictures: shown at once, taken back if they did not arrive. One call is in flight at a time, and
 * of several ratings of the same thing only the last is sent.
 * @spec state:album-rating, feature:albums.rate
 * @assumed docs/decisions/0175: albums by the query service, pictures and sedcards by their own calls; all of them change one rating.
 */
export class GalleryRatings {
  readonly #pending = observable.map<string, PendingRating>({}, { deep: false });
  readonly #context: StoreContext;
  readonly #onRated: (kind: RatedKind, rated: RatedContent) => void;
  #queue: Promise<unknown> = Promise.resolve();

  /** `onRated` takes over what the server confirmed. */
  constructor(context: StoreContext, onRated: (kind: RatedKind, rated: RatedContent) => void) {
    this.#context = context;
    this.#onRated = onRated;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The rating of the guest, and the likes of all, with what is not confirmed yet. */
  shown(kind: RatedKind, id: number, read: RatingFields): { rating: Rating | null; likes: number } {
    const rating = this.#pending.get(keyOf(kind, id))?.rating ?? null;
    const confirmed = read.isLiked ? 'liked' : read.isDisliked ? 'disliked' : null;
    if (rating === null || rating === confirmed) return { rating: confirmed, likes: read.guestRatingLikes };
    const more = rating === 'liked' ? 1 : confirmed === 'liked' ? -1 : 0;
    return { rating, likes: read.guestRatingLikes + more };
  }

  /** Rates something. A repeat of a rating changes nothing. */
  rate(kind: RatedKind, id: number, rating: Rating): Promise<Result<RatedContent | null>> {
    const key = keyOf(kind, id);
    const change: PendingRating = { rating };
    let uncover = (): void => undefined;
    const send = async (): Promise<Result<RatedContent | null>> => {
      if (this.#pending.get(key) !== change) return { ok: true, value: null };
      const result = await this.#send(kind, id, rating);
      if (result.ok) {
        runInAction(() => {
          this.#onRated(kind, result.value);
          uncover();
        });
      }
      return result;
    };
    return optimistic(this.#context.scope, {
      now: () => (uncover = applyOverlay(this.#pending, key, change)),
      send: () => this.#enqueue(send),
    });
  }

  #send(kind: RatedKind, id: number, rating: Rating): Promise<Result<RatedContent>> {
    const { client, scope } = this.#context;
    const options = { signal: scope.signal };
    const guestRating = rating === 'liked' ? albumRatings.like : albumRatings.dislike;
    if (kind === 'picture') return client.call(ratePicture, { pictureId: id, guestRating }, options);
    if (kind === 'sedcard') return client.call(rateSedcard, { sedcardId: id, guestRating }, options);
    return client.call(rating === 'liked' ? likeGallery : dislikeGallery, { albumId: id }, options);
  }

  #enqueue<A>(send: () => Promise<A>): Promise<A> {
    const sent = this.#queue.then(send);
    this.#queue = sent;
    return sent;
  }
}
