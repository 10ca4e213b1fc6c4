import { TipDialog } from '@lounge/kit/tip-dialog';
import { topUpPath } from '@lounge/locale';
import type { FeedPost } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { purchaseFailureText } from '../../foundation/wallet/purchase-failure-text.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { messages } from './Feed.messages.ts';

/** The window in which a guest tips a post. @spec screen:overlay.feed-tip, feature:feed.tip */
export const TipConnected = observer(({ post, onClose }: { post: FeedPost; onClose: () => void }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { balance } = useWallet().wallet;
  const stop = usePaymentStop();
  const { shown, tip } = post;
  useEffect(() => tip.begin(), [tip]);
  if (shown === null) return null;
  const { paid, amount, rejection } = tip;
  const failed = paid.state !== 'failed' ? undefined : messages.tipUnknown;
  return (
    <TipDialog
      name={shown.model.name}
      balance={paid.value?.guestBalance.value ?? balance}
      goal={shown.tippingGoal && { ...shown.tippingGoal, title: shown.title === '' ? undefined : shown.title }}
      sentCoins={paid.state === 'ready' ? amount : null}
      isPending={paid.state === 'loading'}
      problem={rejection === null ? failed && intl.formatMessage(failed) : purchaseFailureText(intl, rejection)}
      stopped={stop?.text}
      topUpHref={topUpPath(language, (amount ?? 0) * 100)}
      onTip={({ amountCoins }) => void tip.send(amountCoins)}
      onClose={onClose}
    />
  );
});
