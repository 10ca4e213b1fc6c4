import type { WindowPageName } from '@lounge/locale';
import { makeAutoObservable } from 'mobx';

/** Whether the payment dialog is open, and with which page of the payment window. The dialog's code is loaded when it opens first. */
export class PaymentDialogState {
  view: WindowPageName | null = null;
  /** The price of what coins are added for, in hundredths; null where it is unknown. */
  price: number | null = null;
  /** A note for the guest while paying, such as that a chat goes on. */
  note: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(view: WindowPageName, price: number | null = null): void {
    this.view = view;
    this.price = price;
  }

  setNote(note: string | null): void {
    this.note = note;
  }

  close(): void {
    this.view = null;
  }
}
