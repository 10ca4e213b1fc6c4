import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { pathTo, paymentWindowPaths } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { adultRating } from '../../foundation/age-check/adult-rating.ts';
import { VoucherPickerConnected } from '../../foundation/vouchers/VoucherPickerConnected.tsx';
import { purchaseFailureText } from '../../foundation/wallet/purchase-failure-text.ts';
import { unlockStateOf } from '../../foundation/wallet/unlock-state.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { messages } from './Video.messages.ts';

/** What stands between the visitor and the whole video, and the step that helps. @spec feature:videos.buy */
export const UnlockVideoConnected = observer(({ video }: { video: Video }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const { value } = video.data;
  if (value === null) return null;
  const { restriction, isBlocked, video: item } = value;
  const { bought: isBought, flatrate } = item.guestInfo;
  const isSold = item.price !== null;
  const state = unlockStateOf({ restriction, isBlocked, isSold, isBought, isIncluded: flatrate && !isBought });
  if (state === null) return null;
  const voucher = isBlocked ? null : value.fittingVoucher;
  const { purchase, rejection } = video;
  return (
    <>
      <UnlockPanel
        id="unlock"
        kind="video"
        state={state}
        title={intl.formatMessage(messages.whole)}
        price={item.price?.value ?? 0}
        adult={item.ageRating >= adultRating}
        vipOnly={item.vip && item.price === null}
        balance={coins?.balance.value ?? null}
        voucher={voucher && { count: voucher.amount, until: voucher.validTo }}
        isPending={purchase.state === 'loading'}
        failed={purchase.state === 'failed' && rejection === null}
        problem={rejection === null ? undefined : purchaseFailureText(intl, rejection)}
        links={{ ...paymentWindowPaths(config.language), vip: pathTo('vipclub', config.language) }}
        onUnlock={() => void video.buy()}
        onUseVoucher={() => void (voucher && video.buy(voucher.id))}
      />
      {voucher !== null && (
        <VoucherPickerConnected
          content={{ type: voucherTypes.video, actorId: item.model.id, price: item.price?.value ?? 0 }}
          isPending={purchase.state === 'loading'}
          onUse={({ id }) => void video.buy(id)}
        />
      )}
    </>
  );
});
