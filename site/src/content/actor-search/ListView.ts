import { makeAutoObservable, observableRef } from 'mobx';

/** How the lists of performers are looked at: with the filter beside them or not, and whom the map and the list point at. */
export class ListView {
  isFilterHidden = false;
  /** The performers that are pointed at on the map or in the list. */
  pointedAt: readonly number[] = [];

  constructor() {
    makeAutoObservable(this, { pointedAt: observableRef }, { autoBind: true });
  }

  toggleFilter(): void {
    this.isFilterHidden = !this.isFilterHidden;
  }

  pointAt(actorIds: readonly number[]): void {
    this.pointedAt = actorIds;
  }
}
