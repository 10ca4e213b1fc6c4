import { makeAutoObservable } from 'mobx';

/** How many posts below the last one that was in view load their pictures before they are near. @assumed */
const postsAhead = 2;

/** The posts of a feed whose pictures and posters load early: the next ones below the last that was in view. */
export class PicturesAhead {
  /** The place of the last post that was in view; null before that, and where data are saved. */
  last: number | null = null;
  readonly #isSavingData: () => boolean;

  constructor(isSavingData: () => boolean) {
    this.#isSavingData = isSavingData;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A post is in view. */
  see(at: number): void {
    if (!this.#isSavingData()) this.last = Math.max(this.last ?? 0, at);
  }

  /** Whether a post's pictures load now, wherever they are. */
  loads(at: number): boolean {
    return this.last !== null && at <= this.last + postsAhead;
  }
}
