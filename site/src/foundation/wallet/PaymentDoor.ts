import type { PaymentView } from '@lounge/locale';
import { makeAutoObservable } from 'mobx';

/** Whether the payment window is wanted, and for what; the window itself comes when it is wanted first. */
export class PaymentDoor {
  wanted: PaymentView | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  knock(view: PaymentView): void {
    this.wanted = view;
  }

  shut(): void {
    this.wanted = null;
  }
}
