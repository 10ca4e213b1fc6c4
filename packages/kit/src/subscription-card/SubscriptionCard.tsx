import { formatDay, formatMoney } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { messages } from './SubscriptionCard.messages.ts';
import { subscriptionCardStyles } from './SubscriptionCard.styles.ts';
import type { SubscriptionCardParts, SubscriptionCardProps } from './subscription-card-types.ts';

const Root = styled.article.withConfig({ componentId: 'kit-subscription-card' })`
  ${subscriptionCardStyles}
`;

/** The texts' values: names, prices and days. */
const useValues = (props: SubscriptionCardParts) => {
  const intl = useIntl();
  const { language } = useKit();
  const { price, fullPrice = price } = props;
  const euro = (amount: number) => formatMoney({ amount, currency: 'EUR' }, language);
  const day = (instant: string | null | undefined) =>
    instant === null || instant === undefined ? '' : formatDay(instant, language, intl.timeZone);
  const name = intl.formatMessage(messages[props.product]);
  return { intl, euro, day, name, price: euro(price), fullPrice: euro(fullPrice) };
};

function Mark({ text }: { text: string }) {
  return (
    <p data-part="mark">
      <Icon path={sealCheckFill} size={20} />
      {text}
    </p>
  );
}

function PriceLine(props: SubscriptionCardParts) {
  const { intl, price } = useValues(props);
  return (
    <p data-part="price">
      <strong>{price}</strong> {intl.formatMessage(messages.aMonth)}
    </p>
  );
}

/** The lines under the heading of a running subscription. */
function Running(props: SubscriptionCardParts) {
  const { intl, day, name, fullPrice } = useValues(props);
  const { offerUntil = null, paidUntil, method, isSelect, startedNow } = props;
  return (
    <>
      <Mark text={intl.formatMessage(messages.youAre, { name })} />
      <PriceLine {...props} />
      {startedNow && <p>{intl.formatMessage(messages.startedNow)}</p>}
      {isSelect && <p>{intl.formatMessage(messages.select)}</p>}
      {offerUntil !== null && (
        <p>{intl.formatMessage(messages.offerEnds, { date: day(offerUntil), price: fullPrice })}</p>
      )}
      <p>
        {intl.formatMessage(messages.renews, { date: day(paidUntil), method: method ?? '' })}{' '}
        {intl.formatMessage(messages.stays)}
      </p>
    </>
  );
}

/** The offer for a guest who wants to leave. */
function Offer(props: SubscriptionCardParts) {
  const { intl, euro, fullPrice } = useValues(props);
  const { offer = null } = props;
  if (offer === null) return null;
  return (
    <div data-part="offer">
      <span data-part="price">
        <strong>{euro(offer.price)}</strong>
        <s>
          <span className="kit-visually-hidden">{intl.formatMessage(messages.regular)} </span>
          {fullPrice}
        </s>
      </span>
      <span>{intl.formatMessage(messages.offerTerms, { months: offer.months, price: fullPrice })}</span>
    </div>
  );
}

/** The text of a cancelled subscription, with the offer. */
function Ending(props: SubscriptionCardParts) {
  const { intl } = useValues(props);
  const { onSale = true } = props;
  return (
    <>
      <p>{intl.formatMessage(messages.endsItself)}</p>
      {!onSale && <p>{intl.formatMessage(messages.notOnSale)}</p>}
      <Offer {...props} />
    </>
  );
}

/** The question before a subscription is cancelled, with the offer. */
function Leaving(props: SubscriptionCardParts) {
  const { intl, day, name } = useValues(props);
  const { openUntil } = props;
  return (
    <>
      <p>{intl.formatMessage(messages.openUntil, { name, date: day(openUntil) })}</p>
      <Offer {...props} />
    </>
  );
}
function NotStarted(props: SubscriptionCardParts) {
  const { intl, day, name, price } = useValues(props);
  const { perks = [], openUntil = null, state, onSale = true } = props;
  return (
    <>
      {onSale && <PriceLine {...props} />}
      {openUntil !== null && <p>{intl.formatMessage(messages.given, { name, date: day(openUntil) })}</p>}
      {openUntil === null && state === 'past' && <p>{intl.formatMessage(messages.wasOpen, { name })}</p>}
      <p>{onSale ? intl.formatMessage(messages.firstPayment, { price }) : intl.formatMessage(messages.notOnSale)}</p>
      {perks.length > 0 && (
        <ul>
          {perks.map((perk) => (
            <li key={perk}>
              <Icon path={check} size={18} />
              {perk}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Unpaid(props: SubscriptionCardParts) {
  const { intl, day, name, price } = useValues(props);
  const { openUntil, retryAt = null } = props;
  const until = day(openUntil);
  return (
    <p>
      {retryAt === null
        ? intl.formatMessage(messages.notChargedTwice, { price, name, until })
        : intl.formatMessage(messages.notCharged, { price, name, until, retry: day(retryAt) })}
    </p>
  );
}

const bodies = {
  none: NotStarted,
  past: NotStarted,
  active: Running,
  leaving: Leaving,
  unpaid: Unpaid,
  ending: Ending,
};

const useHeading = (props: SubscriptionCardParts): string => {
  const { intl, day, name } = useValues(props);
  if (props.state === 'leaving') return intl.formatMessage(messages.cancelQuestion, { name });
  if (props.state === 'ending') return intl.formatMessage(messages.until, { name, date: day(props.openUntil) });
  return props.state === 'unpaid' ? intl.formatMessage(messages.saidNo) : name;
};

/**
 * A subscription: its price and what it contains, its state, and one way to start, cancel or keep it. Cancelling asks once, with an
 * offer where there is one.
 * @spec component:SubscriptionCard, component:TvPriceTable, screen:overlay.vip-offer, screen:overlay.cancellation-offer
 */
export function SubscriptionCard({
  product,
  state,
  price,
  fullPrice,
  offerUntil,
  paidUntil,
  openUntil,
  retryAt,
  method,
  perks,
  offer,
  startedNow,
  isSelect,
  pending,
  failed = null,
  level = 2,
  onSale,
  stopped,
  startHref,
  onLeave,
  onBack,
  onCancel,
  onKeep,
  onAcceptOffer,
  ...rest
}: SubscriptionCardProps) {
  const intl = useIntl();
  const texts = { product, state, price, fullPrice, offerUntil, paidUntil, openUntil, retryAt, method, perks };
  const acts = { pending, failed, onSale, stopped, startHref, onLeave, onBack, onCancel, onKeep, onAcceptOffer };
  const parts: SubscriptionCardParts = { ...texts, ...acts, offer, startedNow, isSelect };
  const heading = useHeading(parts);
  const Heading = `h${level}` as const;
  const Body = bodies[state];
  return (
    <Root {...rest} aria-label={heading} data-state={state}>
      {state === 'ending' && onSale !== false && <Mark text={intl.formatMessage(messages.cancelled)} />}
      <Heading>{heading}</Heading>
      <Body {...parts} />
      <div role="alert" data-part={failed === null ? undefined : 'error'}>
        {failed !== null && (
          <>
            <Icon path={warningCircleFill} size={20} />
            <span>{intl.formatMessage(failed === 'offer' ? messages.offerFailed : messages.failed)}</span>
          </>
        )}
      </div>
      <SubscriptionActions {...parts} />
    </Root>
  );
}
