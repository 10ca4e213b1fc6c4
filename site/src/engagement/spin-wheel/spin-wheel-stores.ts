import type { StoreContext, PushSource } from '@lounge/stores';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import type { Snapshots, ModuleStores, Stores } from '../../app/compose.ts';
import { newKey } from '../../app/new-key.ts';

const name = 'spinWheel/info';

/** The stores of the wheel's page. */
class SpinWheelModule implements ModuleStores {
  readonly wheel: SpinWheel;

  constructor(context: StoreContext) {
    this.wheel = new SpinWheel('monthly', context, newKey);
  }

  listen(pushSource: PushSource): void {
    this.wheel.listen(pushSource);
  }

  snapshot(): Snapshots {
    return { [name]: this.wheel.info.snapshot() };
  }

  restore(carried: Snapshots): void {
    const state = carried[name];
    if (state !== undefined) this.wheel.info.restore(state as never);
  }
}

/** The stores of the wheel's page, made when it is opened. */
export const spinWheelStores = (stores: Stores): SpinWheelModule =>
  stores.module('spinWheel', (context) => new SpinWheelModule(context));
