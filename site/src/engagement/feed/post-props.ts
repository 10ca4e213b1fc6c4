import type { FeedPostData } from '@lounge/stores/engagement/feed';
import type { Sold } from '../../foundation/vouchers/use-unlock.ts';
import { adultRating } from '../../foundation/age-check/adult-rating.ts';

/** How a visitor stands to the media of a post. No voucher pays for it. */
export const soldOf = ({
  restriction,
  isBlocked,
  guestState,
  priceCoins,
  fsk,
  clip,
  photos,
  model,
}: FeedPostData): Sold => {
  const needsAgeCheck = clip?.avsRequired === true || photos?.photos.some(({ avsRequired }) => avsRequired) === true;
  return {
    restriction,
    isBlocked,
    isBought: guestState.bought,
    isIncluded: false,
    isForVips: false,
    voucherType: 0,
    voucher: null,
    actorId: model.id,
    price: priceCoins?.value ?? null,
    ageRating: needsAgeCheck ? Math.max(adultRating, fsk) : fsk,
  };
};
