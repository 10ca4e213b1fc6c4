import { cookieSeconds, storedItems } from '@lounge/locale';

/** The cookie that remembers on this device that the offer was answered; the status bar does not repeat it. */
const { name } = storedItems.offer;

/** Stores that the offer was answered. @spec feature:pay.cancellation-offer @assumed the cookie's name and its 30 days */
export const rememberOffer = (): void => {
  document.cookie = `${name}=answered; path=/; max-age=${cookieSeconds(name)}; samesite=lax; secure`;
};

/** Whether the offer was answered on this device. */
export const isOfferAnswered = (): boolean => document.cookie.split('; ').includes(`${name}=answered`);
