import { addBerlinMonths, formatDay, formatMoney } from '@lounge/locale';
import type { Language } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import type { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { storeEvent } from '../telemetry/index.ts';
import { monthlyPrices, stayOffer } from './plans.ts';
import { isOpen, offerFor, store, storedOf } from './subscriptions.ts';

const terms: Readonly<Record<Language, (price: string, until: string, then: string) => string>> = {
  en: (price, until, then) => `${price} a month until ${until}, then ${then}.`,
  de: (price, until, then) => `${price} im Monat bis ${until}, danach ${then}.`,
  nl: (price, until, then) => `${price} per maand tot ${until}, daarna ${then}.`,
  es: (price, until, then) => `${price} al mes hasta el ${until}, después ${then}.`,
};

/**
 * Accepts the offer for guests who want to leave: the next months cost less, a cancellation is taken back, and the place is stored as an
 * event. A repeat changes nothing and tells the terms that hold.
 */
export const acceptOffer = async (
  { guestId, platform }: { readonly guestId: number; readonly platform: string },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof acceptCancellationOffer>> => {
  const stored = await storedOf(world.tx, guestId, stayOffer.product);
  const now = world.clock.now();
  const offer = offerFor(stored, now);
  // The answer to the first acceptance may be lost: a repeat tells the same terms.
  const isRepeat = stored?.status === 'active' && stored.offerPeriods > 0 && isOpen(stored, now);
  if (stored === null || (offer === null && !isRepeat)) return { accepted_offer: false, accepted_offer_info: null };
  const periods = offer?.months ?? stored.offerPeriods;
  if (offer !== null) {
    await store({ ...stored, status: 'active', offerPeriods: periods, offerAt: nowIso(world) }, world);
    const accepted = { kind: 'track', context: 'cancellationOffer', action: 'accepted', data: { platform } };
    await storeEvent(caller, accepted, world);
  }
  const { language } = caller;
  const euro = (amount: number) => formatMoney({ amount, currency: 'EUR' }, language);
  const until = formatDay(addBerlinMonths(stored.anchorAt, stored.period + periods), language);
  return {
    accepted_offer: true,
    accepted_offer_info: terms[language](euro(stayOffer.price), until, euro(monthlyPrices[stayOffer.product])),
  };
};
