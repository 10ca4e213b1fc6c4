import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';

type Offer = Row<'dailyOffer'>;
type Given = Omit<StoredBenefit, 'id' | 'name' | 'description'>;

const hundredths = 100;
/** For how many days a voucher or the bonus of a top-up can be used. @assumed */
const validDays = 7;

/**
 * The benefit of each kind of deal, as a bonus code gives it.
 * @assumed Merchandise is a wallpaper, as nothing can be sent: its code gives nothing beside the right to download it.
 */
const givenBy: Readonly<Record<Offer['offer'], (offer: Offer) => Given | null>> = {
  oneDayVip: ({ value }) => ({ kind: 'vipSubscription', days: value }),
  video: ({ contentId }) => ({ kind: 'mediaAlbum', media: 'video', subject: contentId ?? 0 }),
  photoAlbum: ({ contentId }) => ({ kind: 'mediaAlbum', media: 'album', subject: contentId ?? 0 }),
  topUpPercent: ({ value }) => ({ kind: 'bonusCoins', topUp: { percentage: value }, validDays }),
  topUpFlat: ({ value }) => ({ kind: 'bonusCoins', topUp: { flat: value * hundredths }, validDays }),
  merchandise: () => null,
  messengerGift: ({ contentId, value }) => ({ kind: 'messengerGifts', subject: contentId ?? 0, amount: value }),
  videoVoucher: ({ value, maxPrice }) => ({
    kind: 'videoVoucher',
    amount: value,
    validDays,
    ...(maxPrice === null ? {} : { maxPrice }),
  }),
};

/** The benefits of an offer's code. */
export const benefitsOfOffer = (offer: Offer): readonly StoredBenefit[] => {
  const given = givenBy[offer.offer](offer);
  if (given === null) return [];
  return [{ id: 1, name: parseJson(offer.title), description: parseJson(offer.text), ...given }];
};

/** The unit of the value of each kind of deal. */
export const unitOf: Readonly<Record<Offer['offer'], 'day' | 'piece' | 'percent' | 'coin'>> = {
  oneDayVip: 'day',
  video: 'piece',
  photoAlbum: 'piece',
  topUpPercent: 'percent',
  topUpFlat: 'coin',
  merchandise: 'piece',
  messengerGift: 'piece',
  videoVoucher: 'piece',
};

/** Whether an offer takes effect without a payment. */
export const isFree = ({ offer }: Offer): boolean => unitOf[offer] !== 'percent' && unitOf[offer] !== 'coin';
