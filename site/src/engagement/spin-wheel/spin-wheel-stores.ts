import type { StoreContext, PushSource } from '@lounge/stores';
import { Loyalty } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import type { Snapshots, ModuleStores, Stores } from '../../app/compose.ts';

const name = 'spinWheel/info';

/** The stores of the wheel's page. */
class SpinWheelModule implements ModuleStores {
  readonly wheel: SpinWheel;
  readonly loyalty: Loyalty;

  constructor(context: StoreContext) {
    this.wheel = new SpinWheel('monthly', context);
    this.loyalty = new Loyalty(this.wheel, context);
  }

  listen(pushSource: PushSource): void {
    this.loyalty.listen(pushSource);
  }

  snapshot(): Snapshots {
    return { [name]: this.wheel.info.snapshot() };
  }

  restore(carried: Snapshots): void {
    const state = carried[name];
    if (state !== undefined) this.wheel.info.restore(state);
  }
}

/** The stores of the wheel's page, made when it is opened. */
export const spinWheelStores = (stores: Stores): SpinWheelModule =>
  stores.module('spinWheel', (context) => new SpinWheelModule(context));
