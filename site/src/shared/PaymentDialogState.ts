import type { PaymentView } from '@lounge/locale';
import { makeAutoObservable } from 'mobx';

/** Whether the payment dialog is open, and with which page of the payment window. The dialog's code is loaded when it opens first. */
export class PaymentDialogState {
  view: PaymentView | null = null;
  /** A note for the guest while paying, such as that a chat goes on. */
  note: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(view: PaymentView): void {
    this.view = view;
  }

  setNote(note: string | null): void {
    this.note = note;
  }

  close(): void {
    this.view = null;
  }
}
