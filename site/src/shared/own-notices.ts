import { observable, runInAction } from 'mobx';
import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** What a part of the page may say itself: that there is no network, or that the guest has just logged out. */
export type OwnNotice = 'offline' | 'loggedOut';

/** What parts of the page say themselves, so that the notices over the page do not repeat it. */
export class OwnNotices {
  readonly #counts = observable.map<OwnNotice, number>();

  has(notice: OwnNotice): boolean {
    return (this.#counts.get(notice) ?? 0) > 0;
  }

  /** Adds a part that says it. Returns a function that takes it back. */
  add(notice: OwnNotice): () => void {
    const change = (by: number): void => {
      const count = (this.#counts.get(notice) ?? 0) + by;
      runInAction(() => void this.#counts.set(notice, count));
    };
    change(1);
    return () => change(-1);
  }
}

/** Marks that the calling component says this itself, while `isSaid`. */
export const useOwnNotice = (notice: OwnNotice, isSaid: boolean): void => {
  const { ownNotices } = useApp();
  useEffect(() => (isSaid ? ownNotices.add(notice) : undefined), [ownNotices, notice, isSaid]);
};
