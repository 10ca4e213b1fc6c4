import { Button, ButtonLink } from '@lounge/kit/button';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { Deal } from '@lounge/stores/engagement/daily-bonus';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useFocusAfter } from '../../shared/use-focus-after.ts';
import { ConfirmAddressConnected } from '../../foundation/guest/ConfirmAddressConnected.tsx';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useDailyDeals } from './daily-bonus-stores.ts';
import { messages, uses } from './DailyBonus.messages.ts';

/** Where a deal that was taken is used: its page, its file, or the payment window. */
const UseLink = ({ deal: { offer, link } }: { deal: Deal }) => {
  const intl = useIntl();
  const { config } = useApp();
  if (offer === null) return null;
  const isTopUp = offer === 'topUpPercent' || offer === 'topUpFlat';
  const href = isTopUp ? paymentWindowPath(config.language, 'top-up') : link;
  if (href === null) return null;
  return (
    <ButtonLink variant="outline" wide href={href} download={offer === 'merchandise' ? '' : undefined}>
      {intl.formatMessage(uses[offer])}
    </ButtonLink>
  );
};

/** The way to meet the condition of a deal; none for those that nothing helps. */
const ConditionStep = observer(({ reason }: { reason: NonNullable<Deal['reason']> }) => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  if (reason === 'needsVip') {
    return (
      <ButtonLink variant="outline" wide href={pathTo('vipclub', language)}>
        {intl.formatMessage(messages.seeVip)}
      </ButtonLink>
    );
  }
  if (reason === 'needsMobile') {
    return (
      <ButtonLink variant="outline" wide href={pathTo('personal.age-check', language, { product: brand })}>
        {intl.formatMessage(messages.confirmNumber)}
      </ButtonLink>
    );
  }
  if (reason !== 'needsAddress') return null;
  return (
    <ConfirmAddressConnected
      sendLink={intl.formatMessage(messages.sendLink)}
      linkSent={intl.formatMessage(messages.linkSent)}
    />
  );
});

const TakeButton = observer(() => {
  const intl = useIntl();
  const { browserOnline } = useTelemetry();
  const deals = useDailyDeals();
  const { isOnline } = browserOnline;
  return (
    <Button
      variant="primary"
      wide
      data-needs-script=""
      isPending={deals.taking === 'taking'}
      unavailable={!isOnline}
      onClick={() => (isOnline ? void deals.take() : undefined)}
    >
      {intl.formatMessage(messages.take)}
    </Button>
  );
});

/** The button that takes today’s deal, the way to where it is used once it was taken, or to what it needs. */
export const DealActionConnected = observer(({ deal }: { deal: Deal }) => {
  const intl = useIntl();
  const { stores, paymentDialog } = useApp();
  const { browserOnline } = useTelemetry();
  const deals = useDailyDeals();
  const step = (): ReactNode => {
    if (deal.purchased) return <UseLink deal={deal} />;
    if (deal.reason !== null) return stores.guest.isLoggedIn ? <ConditionStep reason={deal.reason} /> : null;
    if (stores.guest.isLoggedIn) return <TakeButton />;
    return (
      <Button variant="primary" wide data-needs-script="" onClick={() => paymentDialog.open('log-in')}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    );
  };
  const isTaken = deal.purchased && deals.taking === 'taken';
  const hasFailed = deals.taking === 'failed';
  const place = useFocusAfter<HTMLParagraphElement>(isTaken);
  return (
    <>
      {step()}
      <p role="status" ref={place} tabIndex={-1}>
        {isTaken && intl.formatMessage(deal.free ? messages.taken : messages.takenTopUp)}
        {hasFailed && intl.formatMessage(messages.failed)}
        {!isTaken && !hasFailed && !browserOnline.isOnline && intl.formatMessage(messages.offline)}
      </p>
    </>
  );
});
