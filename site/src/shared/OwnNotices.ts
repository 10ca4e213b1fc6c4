import { observable, runInAction } from 'mobx';

/** A notice that a part of the page shows itself: there is no network, or the guest has just logged out. */
export type OwnNotice = 'offline' | 'loggedOut';

/** The notices that parts of the page show themselves, so that those over the page do not repeat them. */
export class OwnNotices {
  readonly #counts = observable.map<OwnNotice, number>();

  has(notice: OwnNotice): boolean {
    return (this.#counts.get(notice) ?? 0) > 0;
  }

  /** Adds a part that shows it. Returns a function that takes it back. */
  add(notice: OwnNotice): () => void {
    const change = (by: number): void => {
      const count = (this.#counts.get(notice) ?? 0) + by;
      runInAction(() => void this.#counts.set(notice, count));
    };
    change(1);
    return () => change(-1);
  }
}
