import { formatMoney } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages } from './SubscriptionCard.messages.ts';
import type { SubscriptionCardParts } from './subscription-card-types.ts';

/** The button that accepts the offer. */
function Stay({ offer = null, pending, failed, onAcceptOffer }: SubscriptionCardParts) {
  const intl = useIntl();
  const { language } = useKit();
  if (offer === null) return null;
  const price = formatMoney({ amount: offer.price, currency: 'EUR' }, language);
  return (
    <Button variant="outline" wide isPending={pending === 'offer'} onClick={onAcceptOffer}>
      {failed === 'offer' ? intl.formatMessage(messages.offerAgain) : intl.formatMessage(messages.stay, { price })}
    </Button>
  );
}

/** The answers to the question whether to cancel; leaving comes first, staying with the offer looks the same, and nothing has to be answered. */
function Answers(props: SubscriptionCardParts) {
  const { product, offer = null, pending, onCancel, onBack } = props;
  const intl = useIntl();
  const name = intl.formatMessage(messages[product]);
  return (
    <div data-part="actions">
      <Button variant="outline" wide isPending={pending === 'cancel'} onClick={onCancel}>
        {intl.formatMessage(messages.cancel, { name })}
      </Button>
      {offer !== null && <Stay {...props} />}
      <Button variant={offer === null ? 'outline' : 'text'} wide onClick={onBack}>
        {intl.formatMessage(messages.back)}
      </Button>
    </div>
  );
}

/** The way to the payment; a button that does nothing while nothing can be paid. */
function Pay({
  stopped,
  startHref,
  children,
}: Pick<SubscriptionCardParts, 'stopped' | 'startHref'> & { children: ReactNode }) {
  return stopped ? (
    <Button variant="outline" wide unavailable>
      {children}
    </Button>
  ) : (
    <ButtonLink variant="primary" wide href={startHref}>
      {children}
    </ButtonLink>
  );
}

/** The buttons of a subscription's card. */
export function SubscriptionActions(props: SubscriptionCardParts) {
  const { product, state, price: cents, onSale = true, stopped, startHref, pending, onLeave, onKeep } = props;
  const intl = useIntl();
  const { language } = useKit();
  const values = {
    name: intl.formatMessage(messages[product]),
    price: formatMoney({ amount: cents, currency: 'EUR' }, language),
  };
  if (state === 'leaving') return <Answers {...props} />;
  if (!onSale && state !== 'active' && state !== 'unpaid') return null;
  return (
    <div data-part="actions">
      {(state === 'none' || state === 'past') && (
        <Pay stopped={stopped} startHref={startHref}>
          {intl.formatMessage(messages.start, values)}
        </Pay>
      )}
      {onSale && state === 'unpaid' && (
        <Pay stopped={stopped} startHref={startHref}>
          {intl.formatMessage(messages.payOther, values)}
        </Pay>
      )}
      {(state === 'active' || state === 'unpaid') && (
        <Button variant="outline" wide onClick={onLeave}>
          {intl.formatMessage(messages.cancel, values)}
        </Button>
      )}
      {state === 'ending' && (
        <Button variant="outline" wide isPending={pending === 'keep'} onClick={onKeep}>
          {intl.formatMessage(messages.keep, values)}
        </Button>
      )}
      {state === 'ending' && <Stay {...props} />}
    </div>
  );
}
