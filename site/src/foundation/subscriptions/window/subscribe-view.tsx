import { Button } from '@lounge/kit/button';
import { formatDay } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { Done, DoneLink } from '../../../shared/window/DoneLink.tsx';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { formatEuro } from '../../wallet/window/format-euro.ts';
import { PaymentMethods } from '../../wallet/window/PaymentMethods.tsx';
import { subscriptionMessages as messages } from './Subscribe.messages.ts';

/** Data of the view `subscribe`. */
export interface SubscribeView {
  readonly kind: 'subscribe';
  readonly guestId: number;
  readonly product: 'vip' | 'tv';
  /** The price of a month. */
  readonly cents: number;
  /** Whether the month is paid already. */
  readonly isFree: boolean;
  readonly key: string;
}

/** Data of the view `subscribed`. */
export interface SubscribedView {
  readonly kind: 'subscribed';
  readonly product: 'vip' | 'tv';
  readonly until: string | null;
}

/** Data of the view `not-on-sale`. */
export interface NotOnSaleView {
  readonly kind: 'not-on-sale';
  readonly product: 'vip' | 'tv';
}

/** The last page before a subscription starts: its price, the payment method, and a button that names the sum. */
const SubscribeForm = ({ view: { guestId, cents, isFree, key }, language }: ViewProps<SubscribeView>) => {
  const intl = useIntl();
  const sum = formatEuro(cents, language);
  const first = formatEuro(isFree ? 0 : cents, language);
  return (
    <form method="post" noValidate>
      <input type="hidden" name="guest" value={guestId} />
      <input type="hidden" name="cents" value={isFree ? 0 : cents} />
      <input type="hidden" name="key" value={key} />
      <dl>
        <div data-total="">
          <dt>{intl.formatMessage(messages.monthRow)}</dt>
          <dd>{first}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.nextRow)}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      <PaymentMethods />
      <p data-part="note">{intl.formatMessage(isFree ? messages.keepPlanNote : messages.methodSaved)}</p>
      <Button variant="primary" size="large" type="submit" wide>
        {isFree ? intl.formatMessage(messages.keepPlan) : intl.formatMessage(messages.startFor, { sum })}
      </Button>
    </form>
  );
};

const subscribeView = defineView<SubscribeView>({
  kind: 'subscribe',
  title: windowTitles.paying,
  heading: ({ product }) => [product === 'vip' ? messages.subscribeVip : messages.subscribeTv, messages.subscribeLead],
  // A subscription has one price, so there is no smaller amount.
  formErrors: { limitReached: 'limitForPrice' },
  Content: SubscribeForm,
});

const subscribedView = defineView<SubscribedView>({
  kind: 'subscribed',
  title: windowTitles.paying,
  heading: ({ until }, { language, timeZone }) => [
    messages.subscribed,
    messages.subscribedText,
    { date: formatDay(until ?? 0, language, timeZone) },
  ],
  Content: Done,
});

const notOnSaleView = defineView<NotOnSaleView>({
  kind: 'not-on-sale',
  title: windowTitles.paying,
  heading: () => [messages.notOnSale, messages.notOnSaleText],
  Content: DoneLink,
});

/** The views of the payment window that start a subscription. */
export const subscriptionViews = [subscribeView, subscribedView, notOnSaleView] as const;
