import type { UnlockPanelProps } from '@lounge/kit/unlock-panel';
import { pathTo, paymentWindowPaths, topUpPath } from '@lounge/locale';
import type { PaidContent } from '@lounge/stores/foundation/wallet';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { adultRating } from '../age-check/adult-rating.ts';
import { purchaseFailureText } from '../wallet/purchase-failure-text.ts';
import { unlockStateOf, type Gate } from '../wallet/unlock-state.ts';
import { usePaymentStop } from '../wallet/use-payment-stop.ts';
import { useWallet } from '../wallet/wallet-stores.ts';
import { useVoucherChoice } from './use-voucher-choice.tsx';

/** Content that may be for sale, and how the visitor stands to it. */
export interface Sold extends Pick<Gate, 'restriction' | 'isBlocked' | 'isBought'> {
  /** The type of the vouchers that pay for it. */
  readonly voucherType: number;
  readonly actorId: number;
  /** In hundredths of a coin; null where it has no price. */
  readonly price: number | null;
  readonly ageRating: number;
  readonly isForVips: boolean;
  /** Whether the visitor's subscription includes it. */
  readonly isIncluded: boolean;
  readonly voucher: { readonly id: number; readonly amount: number; readonly validTo: string | null } | null;
}

/**
 * The props of an UnlockPanel for content; null while nothing is known of it, and where nothing stands between. For observer components.
 * @spec feature:videos.buy, feature:albums.buy
 */
export const useUnlock = (
  content: Pick<PaidContent<{ readonly restriction: unknown }>, 'purchase' | 'rejection' | 'buy'>,
  sold: Sold | null,
): UnlockPanelProps | null => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const { purchase, rejection } = content;
  const isPending = purchase.state === 'loading';
  const payable =
    sold === null || sold.voucher === null
      ? null
      : { type: sold.voucherType, actorId: sold.actorId, price: sold.price ?? 0 };
  const choice = useVoucherChoice(payable, { isPending, onUse: ({ id }) => void content.buy(id) });
  if (sold === null) return null;
  const { price, isBought, isBlocked, voucher } = sold;
  const state = unlockStateOf({ ...sold, isSold: price !== null, isIncluded: sold.isIncluded && !isBought });
  if (state === null) return null;
  return {
    id: 'unlock',
    tabIndex: -1,
    state,
    price: price ?? 0,
    adult: sold.ageRating >= adultRating,
    vipOnly: sold.isForVips && price === null,
    balance: coins?.balance.value ?? null,
    voucher: voucher && { count: choice?.count ?? voucher.amount, until: choice === null ? voucher.validTo : null },
    choice: isBlocked ? undefined : choice?.picker,
    isPending,
    failed: purchase.state === 'failed' && rejection === null,
    problem: rejection === null ? undefined : purchaseFailureText(intl, rejection),
    stop,
    links: {
      ...paymentWindowPaths(language),
      topUp: topUpPath(language, price ?? 0),
      vip: pathTo('vipclub', language),
    },
    onUnlock: () => void content.buy(),
    onUseVoucher: () => void (voucher && content.buy(voucher.id)),
  };
};
