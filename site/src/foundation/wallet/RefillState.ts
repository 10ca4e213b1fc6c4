import { makeAutoObservable } from 'mobx';

/** Whether the window that offers coins is open, and whether a payment began in it: then the page says how it ended. */
export class RefillState {
  isOpen = false;
  hasCharged = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
    this.hasCharged = false;
  }

  /** A payment began in the window. */
  onCharge(): void {
    this.hasCharged = true;
    this.isOpen = false;
  }

  close(): void {
    this.isOpen = false;
  }
}
