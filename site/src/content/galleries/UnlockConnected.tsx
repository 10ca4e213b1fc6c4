import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { pathTo, paymentWindowPaths } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Gallery } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { adultRating } from '../../foundation/age-check/adult-rating.ts';
import { VoucherPickerConnected } from '../../foundation/vouchers/VoucherPickerConnected.tsx';
import { purchaseFailureText } from '../../foundation/wallet/purchase-failure-text.ts';
import { unlockStateOf } from '../../foundation/wallet/unlock-state.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';

/** What stands between the visitor and the album's pictures, and the step that helps. @spec feature:albums.buy */
export const UnlockConnected = observer(({ gallery }: { gallery: Gallery }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const { value } = gallery.data;
  if (value === null) return null;
  const { restriction, isBought, isBlocked, pictures, album } = value;
  const isIncluded = album.guestInfo.flatrate && !isBought;
  const isSold = album.prices.album !== null;
  const state = unlockStateOf({ restriction, isBlocked, isSold, isBought, isIncluded });
  if (state === null) return null;
  const voucher = isBlocked ? null : value.fittingVoucher;
  const { purchase, rejection } = gallery;
  return (
    <>
      <UnlockPanel
        id="unlock"
        state={state}
        count={pictures.filter(({ isLocked }) => isLocked).length}
        price={album.prices.album?.value ?? 0}
        adult={album.ageRating >= adultRating}
        vipOnly={album.isVipContent && album.prices.album === null}
        balance={coins?.balance.value ?? null}
        voucher={voucher && { count: voucher.amount, until: voucher.validTo }}
        isPending={purchase.state === 'loading'}
        failed={purchase.state === 'failed' && rejection === null}
        problem={rejection === null ? undefined : purchaseFailureText(intl, rejection)}
        links={{ ...paymentWindowPaths(config.language), vip: pathTo('vipclub', config.language) }}
        onUnlock={() => void gallery.buy()}
        onUseVoucher={() => void (voucher && gallery.buy(voucher.id))}
      />
      {voucher !== null && (
        <VoucherPickerConnected
          content={{ type: voucherTypes.photoAlbum, actorId: album.actor.id, price: album.prices.album?.value ?? 0 }}
          isPending={purchase.state === 'loading'}
          onUse={({ id }) => void gallery.buy(id)}
        />
      )}
    </>
  );
});
