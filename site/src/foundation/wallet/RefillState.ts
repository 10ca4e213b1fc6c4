import { makeAutoObservable } from 'mobx';

/** Whether the window that offers coins is open, and whether it was: then the page says how a payment ended. */
export class RefillState {
  isOpen = false;
  wasOpened = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
    this.wasOpened = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
