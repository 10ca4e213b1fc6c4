import type { PaymentView } from '@lounge/locale';
import { makeAutoObservable } from 'mobx';

/** Whether the payment window is wanted, and for what; the window itself comes when it is wanted first. */
export class PaymentDialogState {
  view: PaymentView | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(view: PaymentView): void {
    this.view = view;
  }

  close(): void {
    this.view = null;
  }
}
