import type { StatusBarItem } from '@lounge/kit/status-bar';
import { formatMoney, pathTo } from '@lounge/locale';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { isOfferAnswered, rememberOffer } from './offer-cookie.ts';
import { messages } from './Subscriptions.messages.ts';
import { useSubscriptions } from './subscriptions-stores.ts';

/** A cookie says nothing when it changes. */
const never = () => () => undefined;

/** The status bar's part of the cancellation offer. */
interface CancellationOffer {
  /** The offer, or that accepting it failed; empty where there is nothing to say. */
  readonly items: readonly StatusBarItem[];
  /** Tries a failed acceptance again. */
  readonly retry: () => void;
  /** Hides the offer on this device. */
  readonly close: () => void;
}

/**
 * The status bar's message to a guest who cancelled VIP: the offer, until it is answered on this device. Call it in an observer.
 * @spec feature:pay.cancellation-offer
 */
export const useCancellationOffer = (): CancellationOffer => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { subscriptions } = useSubscriptions();
  // The cookie is read after the first render, which is the same as the server's.
  const isAnsweredBefore = useSyncExternalStore(never, isOfferAnswered, () => true);
  const [isClosed, setClosed] = useState(false);
  const isAnswered = isAnsweredBefore || isClosed;
  const offer = stores.guest.data.value?.cancellationOffer ?? null;
  const items: StatusBarItem[] = [];
  if (subscriptions.failure?.intent === 'offer') items.push({ type: 'cancellationOfferError' });
  if (offer !== null && !isAnswered) {
    const price = formatMoney({ amount: offer.price.value, currency: 'EUR' }, config.language);
    const text = intl.formatMessage(messages.offer, { price, months: offer.months });
    items.push({ type: 'cancellationOffer', offer: text, href: pathTo('vipclub', config.language) });
  }
  return {
    items,
    retry: () => void subscriptions.acceptOffer('web'),
    close: () => {
      subscriptions.clearFailure();
      rememberOffer();
      setClosed(true);
    },
  };
};
