import { makeAutoObservable, observable } from 'mobx';

/** The clips of a page that are in view: the one that is most in view plays. */
export class PlayingClip {
  readonly #parts = new Map<number, number>();
  /** The post whose clip plays, by its id: one that scrolls by renders two clips anew, not all of a long feed. */
  readonly #playing = observable.map<number, true>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a post's clip plays: at least half of it is in view, and more of it than of others. */
  plays(postId: number): boolean {
    return this.#playing.has(postId);
  }

  /** How much of a post's clip is in view, 0 to 1. */
  see(postId: number, part: number): void {
    this.#parts.set(postId, part);
    this.#choose();
  }

  /** A clip is on the page no more. */
  leave(postId: number): void {
    this.#parts.delete(postId);
    this.#choose();
  }

  #choose(): void {
    const [most] = [...this.#parts].toSorted(([, one], [, other]) => other - one);
    this.#playing.replace(most === undefined || most[1] < 0.5 ? [] : [[most[0], true]]);
  }
}
