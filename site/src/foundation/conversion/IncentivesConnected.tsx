import { IncentiveBox } from '@lounge/kit/incentive-box';
import { lowBalance } from '@lounge/protocol/foundation/conversion';
import type { Incentive } from '@lounge/stores/foundation/conversion';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import type { PageParams, RouteHandle } from '../../shared/head.ts';
import { useWallet } from '../wallet/wallet-stores.ts';
import { useConversion } from './conversion-stores.ts';
import { focusNextOffer } from './focus-next-offer.ts';
import { incentiveHref } from './incentive-links.ts';
import { messages } from './Incentives.messages.ts';
import { IncentiveWindowConnected } from './IncentiveWindowConnected.tsx';

const Offers = styled.aside.withConfig({ componentId: 'site-offers' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin);
  &[data-region='top'] {
    padding-block: 12px 0;
  }
  @media (min-width: 992px) {
    &[data-columns] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: start;
    }
  }
  > [data-part='column'] {
    display: grid;
    gap: 16px;
  }
`;

/** Pages on which something runs, somebody writes, or reads what the law asks for, and nothing is offered beside it. */
const isQuiet = (page: string): boolean =>
  ['performer.live-show', 'messenger', 'messenger.channel'].includes(page) || page.startsWith('legal.');

const argumentsOf = (params: PageParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Returns the key of the page, and reads its incentives when it was opened. */
const useIncentivesOfPage = (isReading: boolean): string | undefined => {
  const { incentives } = useConversion();
  const match = useMatches().at(-1);
  const page = (match?.handle as RouteHandle | undefined)?.key;
  const { pathname, params } = match ?? {};
  useEffect(() => {
    if (isReading && page !== undefined)
      void incentives.openPage({ routeName: page, routeArgs: argumentsOf(params ?? {}) });
    // The parameters follow from the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [incentives, isReading, page, pathname]);
  return page;
};

const Boxes = observer(({ all }: { all: readonly Incentive[] }) => {
  const { config } = useApp();
  const { incentives } = useConversion();
  return all.map((each) => (
    <IncentiveBox
      key={each.id}
      type={each.type}
      region={each.region}
      href={incentiveHref(each, config)}
      countdown={each.countdown}
      onFollow={() => void incentives.end(each.id, 'followed')}
      onHasAccount={each.type === 'signUp' ? () => void incentives.hasAccount() : undefined}
      onClose={() => {
        focusNextOffer();
        void incentives.end(each.id, 'closed');
      }}
    />
  ));
});

/**
 * Tells the server of a visitor who says to have an account, by leaving the sign-up for the log-in: nothing asks to sign up any more.
 * @spec rest:conversion.guest-info.set, feature:account.signup, screen:overlay.signup
 * @assumed The documents do not say when the site knows it.
 */
const StatedAccount = observer(() => {
  const { incentives } = useConversion();
  const { hasStatedAccount } = useWallet().payment;
  useEffect(() => {
    if (hasStatedAccount) void incentives.hasAccount();
  }, [incentives, hasStatedAccount]);
  return null;
});

/** Reads what is offered while the balance is too low for a chat. */
const LowBalance = observer(() => {
  const { incentives } = useConversion();
  const balance = useWallet().wallet.coins?.balance.value;
  const isLow = balance !== undefined && balance < lowBalance;
  useEffect(() => void incentives.balanceIsLow(isLow), [incentives, isLow]);
  return null;
});

/** The egg that is hidden on the page; its code comes with the first one. */
const EggSlot = observer(() => {
  const { Egg } = useApp().parts;
  const { egg } = useConversion().incentives;
  if (Egg === null || egg === null) return null;
  return (
    <Suspense fallback={null}>
      <Egg key={egg.verificationToken} egg={egg} />
    </Suspense>
  );
});

const Below = observer(() => {
  const intl = useIntl();
  const { stores } = useApp();
  const { incentives } = useConversion();
  const [content, side] = [incentives.in('content'), incentives.in('side')];
  return (
    <>
      {stores.guestId !== null && <LowBalance />}
      <EggSlot />
      {content.length + side.length > 0 && (
        <Offers
          aria-label={intl.formatMessage(messages.offers)}
          data-region="content"
          data-columns={(content.length > 0 && side.length > 0) || undefined}
        >
          {content.length > 0 && (
            <div data-part="column">
              <Boxes all={content} />
            </div>
          )}
          {side.length > 0 && (
            <div data-part="column">
              <Boxes all={side} />
            </div>
          )}
        </Offers>
      )}
      <IncentiveWindowConnected />
    </>
  );
});

const Above = observer(() => {
  const intl = useIntl();
  const top = useConversion().incentives.in('top').slice(0, 1);
  return (
    top.length > 0 && (
      <Offers aria-label={intl.formatMessage(messages.offer)} data-region="top">
        <Boxes all={top} />
      </Offers>
    )
  );
});

/**
 * The offers of a region of the page; those in the content also read what is offered on it.
 * @spec screen:overlay.incentive, feature:pay.incentives
 */
export const IncentivesConnected = observer(({ region }: { region: 'top' | 'content' }) => {
  const isContent = region === 'content';
  const page = useIncentivesOfPage(isContent);
  const isShown = page !== undefined && !isQuiet(page);
  if (!isContent) return isShown && <Above />;
  return (
    <>
      <StatedAccount />
      {isShown && <Below />}
    </>
  );
});
