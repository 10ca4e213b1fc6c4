import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FavouriteActor, FavouriteKind, Favourites } from './Favourites.ts';

/** A pin that the guest removed. */
interface Removed {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** The name that guests know, such as the performer's. */
  readonly name: string;
  /** The pinned performer as she was; null for everything else. */
  readonly actor: FavouriteActor | null;
}

/** The pin that the guest removed last on this page, which can be restored for as long as it is not pinned again. */
export class RemovedPin {
  removed: Removed | null = null;
  readonly #favourites: Favourites;

  constructor(favourites: Favourites) {
    this.#favourites = favourites;
    makeAutoObservable(this, { removed: observableRef }, { autoBind: true });
  }

  /** The pin that can be restored now. */
  get shown(): Removed | null {
    const { removed } = this;
    return removed !== null && !this.#favourites.isPinned(removed.kind, removed.id) ? removed : null;
  }

  /** Removes a pin; where that is rejected, there is nothing to restore. */
  async remove({ kind, id, name }: Pick<Removed, 'kind' | 'id' | 'name'>): Promise<Result<null>> {
    const actor = kind === 'actor' ? (this.#favourites.actors.find((each) => each.id === id) ?? null) : null;
    const removed = { kind, id, name, actor };
    this.removed = removed;
    const result = await this.#favourites.unpin(kind, id);
    if (!result.ok)
      runInAction(() => {
        if (this.removed === removed) this.removed = null;
      });
    return result;
  }

  /** Pins it again; where that is rejected, it can be restored still. A performer has the alerts that she had. Null without a pin. */
  async restore(): Promise<Result<null> | null> {
    const { removed } = this;
    this.removed = null;
    if (removed === null) return null;
    const { kind, id, actor } = removed;
    const pinned = this.#favourites.pin(kind, id);
    const alerts = [
      ...(actor?.emailNotification === true ? (['email'] as const) : []),
      ...(actor?.smsNotification === true ? (['sms'] as const) : []),
    ];
    // Commands are sent in their order: the pin is there when its alerts are set.
    const [result] = await Promise.all([pinned, ...alerts.map((by) => this.#favourites.setNotification(by, id, true))]);
    if (!result.ok) runInAction(() => (this.removed ??= removed));
    return result;
  }

  forget(): void {
    this.removed = null;
  }
}
