import type { PayloadOf } from '@lounge/protocol';
import { boughtGifts, boughtGiftsUpdate, messengerGifts } from '@lounge/protocol/content/gifts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { leftOfOwned, priceOfSelection, type Gift, type GiftSelection } from './gift-selection.ts';

/**
 * The gifts that can be sent and how many of each the guest owns: as read, then as pushes tell. A push beats an answer
 * that was asked for before it came.
 * @spec entity:gift, entity:boughtGift, entity:guestGiftCounts, feature:messenger.gifts
 */
export class Gifts {
  /** All gifts in their order, inactive ones among them: old messages may hold them. */
  readonly catalogue = new Loadable<readonly Gift[]>();
  /** How many of each gift the guest owns, by its id. */
  readonly owned = observable.map<number, number>();
  readonly #context: StoreContext;
  #pushes = 0;

  constructor(caller: StoreContext) {
    this.#context = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(boughtGiftsUpdate, this.onBoughtGifts));
  }

  /** A gift by its id, or null while it is not known. */
  gift(id: number): Gift | null {
    return this.catalogue.value?.find((each) => each.id === id) ?? null;
  }

  /** What a selection costs in hundredths of a coin, and how many owned ones it leaves of a gift. */
  priceOf(selection: GiftSelection): number {
    return priceOfSelection(this.catalogue.value ?? [], selection, this.owned);
  }

  leftOf(id: number, selection: GiftSelection): number {
    return leftOfOwned(this.owned.get(id) ?? 0, selection[id] ?? 0);
  }

  /** Reads the catalogue, and what the guest owns; a failure of the second leaves the counts as they are. */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const before = this.#pushes;
    const options = { signal: scope.signal };
    const [, owned] = await Promise.all([
      this.catalogue.load(async () => {
        const result = await client.call(messengerGifts, {}, options);
        return result.ok ? { ok: true, value: result.value.gifts } : result;
      }),
      client.call(boughtGifts, {}, options),
    ]);
    if (owned.ok && before === this.#pushes) runInAction(() => this.#take(owned.value.gifts));
  }

  /** @spec socket:bought-gifts.update */
  onBoughtGifts({ gifts }: PayloadOf<typeof boughtGiftsUpdate>): void {
    this.#pushes += 1;
    this.#take(gifts);
  }

  #take(gifts: PayloadOf<typeof boughtGiftsUpdate>['gifts']): void {
    this.owned.replace(gifts.map(({ giftId, quantity }) => [giftId, quantity]));
  }
}
