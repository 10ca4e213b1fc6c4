import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Gallery, GalleryData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { useOfferWays } from '../../foundation/conversion/use-offer-ways.tsx';
import { useUnlock, type Sold } from '../../foundation/vouchers/use-unlock.ts';

const soldOf = ({ album, restriction, isBlocked, isBought, fittingVoucher }: GalleryData): Sold => ({
  restriction,
  isBlocked,
  isBought,
  isIncluded: album.guestInfo.flatrate,
  isForVips: album.isVipContent,
  voucherType: voucherTypes.photoAlbum,
  voucher: fittingVoucher,
  actorId: album.actor.id,
  price: album.prices.album?.value ?? null,
  ageRating: album.ageRating,
});

interface UnlockProps {
  gallery: Gallery;
  /** Whether it stands over the locked pictures. */
  isDoor?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The restriction of the album's pictures for the visitor, and the step that helps. @spec feature:albums.buy */
export const UnlockConnected = observer(({ gallery, isDoor = false, ref }: UnlockProps) => {
  const { value } = gallery.data;
  const unlock = useUnlock(gallery, value && soldOf(value));
  const { incentives } = useConversion();
  const ways = useOfferWays('buyAlbum');
  if (value === null || unlock === null) return null;
  const isOffer = isDoor && unlock.state === 'needPurchase';
  return (
    <UnlockPanel
      {...unlock}
      ref={ref}
      look={isDoor ? 'picture' : 'card'}
      ways={isOffer ? ways : undefined}
      onFocus={({ currentTarget, relatedTarget }) => {
        // Whoever turns to the price is about to buy.
        if (isOffer && !currentTarget.contains(relatedTarget)) void incentives.buyingAlbum(gallery.albumId);
      }}
      count={value.pictures.filter(({ isLocked }) => isLocked).length}
    />
  );
});
