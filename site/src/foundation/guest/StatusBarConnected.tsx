import { Notice } from '@lounge/kit/notice';
import { StatusBar, type StatusBarItem } from '@lounge/kit/status-bar';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { MonthlyBonus, StatusItem } from '@lounge/stores/foundation/page';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useGuest } from './guest-stores.ts';
import { messages } from './Guest.messages.ts';
import { standingNoticeOf } from './standing-notice.ts';

const Slot = styled.div.withConfig({ componentId: 'site-status' })`
  padding: 8px var(--kit-page-margin);
  > * + * {
    margin-top: 8px;
  }
  > * {
    max-width: calc(1432px - 2 * var(--kit-page-margin));
    margin-inline: auto;
  }
  &:empty {
    display: none;
  }
  @media (min-width: 768px) {
    [data-on-picture] > & {
      position: absolute;
      inset: 68px 0 auto;
      z-index: 1;
    }
  }
`;

/** The items of the cancellation offer, and what their buttons do. */
interface CancellationItems {
  readonly items: readonly StatusBarItem[];
  readonly retry: () => void;
  readonly close: () => void;
}

/** Props of StatusBarConnected: the messages of modules above. */
export interface StatusBarConnectedProps {
  cancellation: CancellationItems;
  /** The reward of the month that can be redeemed; null without one. */
  bonus: (MonthlyBonus & { readonly href: string }) | null;
}

/**
 * The bar under the navigation: what a guest should know, until it is closed.
 * @spec screen:shell.status-bar
 * @deviates screen:shell.status-bar 1 docs/decisions/0030
 * @deviates screen:shell.status-bar 2 docs/decisions/0030
 */
export const StatusBarConnected = observer(({ cancellation, bonus }: StatusBarConnectedProps) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { status, logout } = useGuest();
  // Nothing else matters to a guest who is locked: one bar at a time.
  const { isLocked } = stores.guest;
  const standing = standingNoticeOf(stores.guest);
  const navigate = useNavigate();
  const failed: StatusItem[] =
    logout.failure === null ? [] : [{ type: 'error', text: intl.formatMessage(messages.stillLoggedIn) }];
  const bonuses = bonus === null || status.isClosed(bonus) ? [] : [bonus];
  const withLinks = (item: StatusItem): StatusBarItem =>
    item.type === 'noAgeCheck' || (item.type === 'ageCheckStatus' && item.status === 'rejected')
      ? { ...item, href: paymentWindowPath(config.language, 'age-check') }
      : item;
  return (
    <Slot>
      {standing !== null && (
        <Notice
          tone={standing.tone}
          title={intl.formatMessage(messages[standing.title])}
          text={intl.formatMessage(messages[standing.text])}
        />
      )}
      <StatusBar
        items={isLocked ? failed : [...failed, ...cancellation.items, ...bonuses, ...status.items.map(withLinks)]}
        onAct={({ item }) => {
          if (item.type === 'error') void logout.logOut();
          else if (item.type === 'cancellationOfferError') cancellation.retry();
          else if (item.type === 'automaticRecharge')
            void navigate(pathTo('personal.coins', config.language, { product: config.brand }));
          else status.act(item as StatusItem);
        }}
        onClose={({ item }) => {
          if (item.type === 'cancellationOffer' || item.type === 'cancellationOfferError') return cancellation.close();
          if (item.type === 'error') logout.clearFailure();
          status.close(item as StatusItem);
        }}
      />
    </Slot>
  );
});
