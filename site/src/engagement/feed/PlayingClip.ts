import { makeAutoObservable, observable } from 'mobx';

/** The clips of a page that are in view: the one that is most in view plays. */
export class PlayingClip {
  readonly #parts = observable.map<number, number>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The post whose clip plays: at least half of it is in view; null for none. */
  get postId(): number | null {
    const [most] = [...this.#parts].toSorted(([, one], [, other]) => other - one);
    return most === undefined || most[1] < 0.5 ? null : most[0];
  }

  /** How much of a post's clip is in view, 0 to 1. */
  see(postId: number, part: number): void {
    this.#parts.set(postId, part);
  }

  /** A clip is on the page no more. */
  leave(postId: number): void {
    this.#parts.delete(postId);
  }
}
