import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { pathTo, paymentWindowPaths } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { PlaybackData, Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { adultRating } from '../../foundation/age-check/adult-rating.ts';
import type { PayableContent } from '../../foundation/vouchers/fits-content.ts';
import { useVoucherChoice } from '../../foundation/vouchers/use-voucher-choice.tsx';
import { purchaseFailureText } from '../../foundation/wallet/purchase-failure-text.ts';
import { unlockStateOf } from '../../foundation/wallet/unlock-state.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { useOfferWays } from '../../foundation/conversion/use-offer-ways.tsx';
import { messages } from './Video.messages.ts';

/** The content that a voucher pays for; null where none fits. */
const payableOf = (value: PlaybackData | null): PayableContent | null => {
  if (value === null || value.fittingVoucher === null) return null;
  const { model, price } = value.video;
  return { type: voucherTypes.video, actorId: model.id, price: price?.value ?? 0 };
};

interface UnlockVideoProps {
  video: Video;
  /** Called when the visitor plays the preview again; given where the panel stands in the player's place. */
  onPlayAgain?: (() => void) | undefined;
}

/** The restriction of the whole video for the visitor, and the step that helps. @spec feature:videos.buy */
export const UnlockVideoConnected = observer(({ video, onPlayAgain }: UnlockVideoProps) => {
  const intl = useIntl();
  const { config } = useApp();
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const { value } = video.data;
  const { purchase, rejection } = video;
  const isPending = purchase.state === 'loading';
  const voucher = value?.fittingVoucher ?? null;
  const choice = useVoucherChoice(payableOf(value), { isPending, onUse: ({ id }) => void video.buy(id) });
  const ways = useOfferWays('videoPreviewEnd');
  if (value === null) return null;
  const { restriction, isBlocked, video: item } = value;
  const { bought: isBought, flatrate } = item.guestInfo;
  const isSold = item.price !== null;
  const state = unlockStateOf({ restriction, isBlocked, isSold, isBought, isIncluded: flatrate && !isBought });
  if (state === null) return null;
  const isInPlace = onPlayAgain !== undefined;
  return (
    <UnlockPanel
      id="unlock"
      tabIndex={-1}
      look={isInPlace ? 'picture' : 'card'}
      backdrop={isInPlace ? `${item.preview.url}/locked/w640.webp` : undefined}
      ways={isInPlace && state === 'needPurchase' ? ways : undefined}
      onPlayAgain={onPlayAgain}
      kind="video"
      state={state}
      title={intl.formatMessage(messages.whole)}
      price={item.price?.value ?? 0}
      adult={item.ageRating >= adultRating}
      vipOnly={item.vip && item.price === null}
      balance={coins?.balance.value ?? null}
      voucher={voucher && { count: choice?.count ?? voucher.amount, until: choice === null ? voucher.validTo : null }}
      choice={isBlocked ? undefined : choice?.picker}
      isPending={isPending}
      failed={purchase.state === 'failed' && rejection === null}
      problem={rejection === null ? undefined : purchaseFailureText(intl, rejection)}
      stop={stop}
      links={{ ...paymentWindowPaths(config.language), vip: pathTo('vipclub', config.language) }}
      onUnlock={() => void video.buy()}
      onUseVoucher={() => void (voucher && video.buy(voucher.id))}
    />
  );
});
