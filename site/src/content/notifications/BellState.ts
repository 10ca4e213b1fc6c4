import { makeAutoObservable } from 'mobx';

/** How often the page asked for the bell's list, which opens each time. */
export class BellState {
  asked = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    this.asked += 1;
  }
}
