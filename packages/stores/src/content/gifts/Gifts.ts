import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { boughtGifts, boughtGiftsUpdate, messengerGifts } from '@lounge/protocol/content/gifts';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { leftOfOwned, priceOfSelection, type Gift, type GiftSelection } from './gift-selection.ts';

type OwnedGifts = AnswerOf<typeof boughtGifts>;

/**
 * The gifts that can be sent, and how many of each the guest owns: read, then updated by pushes. A push is newer than the
 * answer to a read that began before it.
 * @spec entity:gift, entity:boughtGift, feature:messenger.gifts
 */
export class Gifts {
  /** All gifts in their order, including inactive ones, which old messages may contain. */
  readonly catalogue: Read<readonly Gift[]>;
  /** How many the guest owns, by gift id. */
  readonly owned = observable.map<number, number>();
  /** The gifts that the guest owned at the last read. */
  readonly #ownedRead: Read<OwnedGifts>;

  constructor(context: ReadContext) {
    this.catalogue = new Read<readonly Gift[]>(async () =>
      mapped(await callWithin(context, messengerGifts, {}), ({ gifts }) => gifts),
    );
    this.#ownedRead = new Read(
      () => callWithin(context, boughtGifts, {}),
      ({ gifts }) => this.#setOwned(gifts),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(boughtGiftsUpdate, this.onBoughtGifts));
    reloadOnResync(source, () => [this.catalogue, this.#ownedRead], this.load);
  }

  /** A gift by its id; null before the catalogue was read. */
  gift(id: number): Gift | null {
    return this.catalogue.value?.find((each) => each.id === id) ?? null;
  }

  /** The price of a selection in hundredths of a coin. */
  priceOf(selection: GiftSelection): number {
    return priceOfSelection(this.catalogue.value ?? [], selection, this.owned);
  }

  /** How many of the guest's own gifts a selection leaves. */
  leftOf(id: number, selection: GiftSelection): number {
    return leftOfOwned(this.owned.get(id) ?? 0, selection[id] ?? 0);
  }

  /** Reads the catalogue and what the guest owns; if the latter fails, the counts stay as they are. */
  async load(): Promise<void> {
    await Promise.all([this.catalogue.load(), this.#ownedRead.load()]);
  }

  /** @spec socket:bought-gifts.update */
  onBoughtGifts({ gifts }: PayloadOf<typeof boughtGiftsUpdate>): void {
    this.#ownedRead.replace({ gifts });
    this.#setOwned(gifts);
  }

  #setOwned(gifts: PayloadOf<typeof boughtGiftsUpdate>['gifts']): void {
    this.owned.replace(gifts.map(({ giftId, quantity }) => [giftId, quantity]));
  }
}
