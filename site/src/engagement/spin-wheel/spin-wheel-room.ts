import type { Caller, Ears } from '@lounge/stores';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import type { Carried, RoomStores, Stores } from '../../app/compose.ts';
import { newKey } from '../../app/new-key.ts';

const name = 'spinWheel/info';

/** The stores of the wheel's page. */
class SpinWheelRoom implements RoomStores {
  readonly wheel: SpinWheel;

  constructor(caller: Caller) {
    this.wheel = new SpinWheel('monthly', caller, newKey);
  }

  listen(ears: Ears): void {
    this.wheel.listen(ears);
  }

  snapshot(): Carried {
    return { [name]: this.wheel.info.snapshot() };
  }

  restore(carried: Carried): void {
    const state = carried[name];
    if (state !== undefined) this.wheel.info.restore(state as never);
  }
}

/** The stores of the wheel's page, made when it is opened. */
export const spinWheelRoom = (stores: Stores): SpinWheelRoom =>
  stores.room('spinWheel', (caller) => new SpinWheelRoom(caller));
