import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { pathTo, paymentWindowPaths } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Gallery, GalleryData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { useOfferWays } from '../../foundation/conversion/use-offer-ways.tsx';
import { adultRating } from '../../foundation/age-check/adult-rating.ts';
import type { PayableContent } from '../../foundation/vouchers/fits-content.ts';
import { useVoucherChoice } from '../../foundation/vouchers/use-voucher-choice.tsx';
import { purchaseFailureText } from '../../foundation/wallet/purchase-failure-text.ts';
import { unlockStateOf } from '../../foundation/wallet/unlock-state.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';

/** The content that a voucher pays for; null where none fits. */
const payableOf = (value: GalleryData | null): PayableContent | null => {
  if (value === null || value.fittingVoucher === null) return null;
  const { actor, prices } = value.album;
  return { type: voucherTypes.photoAlbum, actorId: actor.id, price: prices.album?.value ?? 0 };
};

interface UnlockProps {
  gallery: Gallery;
  /** Whether it stands over the locked pictures. */
  isDoor?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The restriction of the album's pictures for the visitor, and the step that helps. @spec feature:albums.buy */
export const UnlockConnected = observer(({ gallery, isDoor = false, ref }: UnlockProps) => {
  const intl = useIntl();
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const { value } = gallery.data;
  const { purchase, rejection } = gallery;
  const isPending = purchase.state === 'loading';
  const voucher = value?.fittingVoucher ?? null;
  const choice = useVoucherChoice(payableOf(value), {
    isPending,
    onUse: ({ id }) => void gallery.buy(id),
  });
  const { incentives } = useConversion();
  const ways = useOfferWays('buyAlbum');
  if (value === null) return null;
  const { restriction, isBought, isBlocked, pictures, album } = value;
  const isIncluded = album.guestInfo.flatrate && !isBought;
  const isSold = album.prices.album !== null;
  const state = unlockStateOf({ restriction, isBlocked, isSold, isBought, isIncluded });
  if (state === null) return null;
  return (
    <UnlockPanel
      id="unlock"
      ref={ref}
      tabIndex={-1}
      look={isDoor ? 'picture' : 'card'}
      ways={isDoor && state === 'needPurchase' ? ways : undefined}
      onFocus={({ currentTarget, relatedTarget }) => {
        // Whoever turns to the price is about to buy.
        if (isDoor && state === 'needPurchase' && !currentTarget.contains(relatedTarget))
          void incentives.buyingAlbum(gallery.albumId);
      }}
      state={state}
      count={pictures.filter(({ isLocked }) => isLocked).length}
      price={album.prices.album?.value ?? 0}
      adult={album.ageRating >= adultRating}
      vipOnly={album.isVipContent && album.prices.album === null}
      balance={coins?.balance.value ?? null}
      voucher={voucher && { count: choice?.count ?? voucher.amount, until: choice === null ? voucher.validTo : null }}
      choice={isBlocked ? undefined : choice?.picker}
      isPending={isPending}
      failed={purchase.state === 'failed' && rejection === null}
      problem={rejection === null ? undefined : purchaseFailureText(intl, rejection)}
      stop={stop}
      links={{ ...paymentWindowPaths(config.language), vip: pathTo('vipclub', config.language) }}
      onUnlock={() => void gallery.buy()}
      onUseVoucher={() => void (voucher && gallery.buy(voucher.id))}
    />
  );
});
