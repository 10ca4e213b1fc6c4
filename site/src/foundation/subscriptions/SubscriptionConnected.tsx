import { SubscriptionCard } from '@lounge/kit/subscription-card';
import { Skeleton } from '@lounge/kit/skeleton';
import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import type { Product } from '@lounge/stores/foundation/subscriptions';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { PaymentStopConnected } from '../wallet/PaymentStopConnected.tsx';
import { usePaymentStop } from '../wallet/use-payment-stop.ts';
import { messages } from './Subscriptions.messages.ts';
import { useSubscriptions } from './subscriptions-stores.ts';

/** Props of SubscriptionConnected. */
export interface SubscriptionConnectedProps {
  product: Product;
  perks: readonly string[];
}

/** The card of a subscription with its calls. @spec feature:pay.vip, feature:pay.tv, feature:pay.cancellation-offer */
export const SubscriptionConnected = observer(({ product, perks }: SubscriptionConnectedProps) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { subscriptions } = useSubscriptions();
  const stop = usePaymentStop();
  const [isLeaving, setLeaving] = useState(false);
  const item = subscriptions.of(product);
  if (item === null) {
    if (subscriptions.list.state !== 'failed') return <Skeleton lines={6} />;
    return (
      <StatePanel
        kind="error"
        level={2}
        title={intl.formatMessage(messages.notLoaded)}
        requestId={subscriptions.list.failure?.requestId ?? undefined}
        step={{ onAct: () => void subscriptions.load() }}
      />
    );
  }
  const { status, price, fullPrice, offer, method, isOnSale, ...dates } = item;
  const canLeave = status === 'active' || status === 'unpaid';
  const { failure, pending } = subscriptions;
  const canStart = isOnSale && (status === 'none' || status === 'past' || status === 'unpaid');
  return (
    <>
      {canStart && <PaymentStopConnected />}
      <SubscriptionCard
        product={product}
        state={isLeaving && canLeave ? 'leaving' : status}
        price={price.value}
        fullPrice={fullPrice.value}
        offerUntil={dates.offerUntil}
        paidUntil={dates.paidUntil}
        openUntil={dates.openUntil}
        retryAt={dates.retryAt}
        method={method === null ? null : `${intl.formatMessage(messages[method.kind])} ${method.label}`}
        offer={offer === null ? null : { price: offer.price.value, months: offer.months }}
        perks={perks}
        startedNow={subscriptions.startedNow === product}
        isSelect={product === 'vip' && (stores.guest.data.value?.isVXSelect ?? false)}
        pending={pending?.product === product ? pending.intent : null}
        failed={failure?.product === product ? failure.intent : null}
        onSale={isOnSale}
        stopped={stop !== null}
        startHref={paymentWindowPath(config.language, product)}
        onLeave={() => setLeaving(true)}
        onBack={() => setLeaving(false)}
        onCancel={() => void subscriptions.cancel(product)}
        onKeep={() => {
          setLeaving(false);
          void subscriptions.keep(product);
        }}
        onAcceptOffer={() =>
          void subscriptions.acceptOffer('web').then((isAccepted) => isAccepted && setLeaving(false))
        }
      />
    </>
  );
});
