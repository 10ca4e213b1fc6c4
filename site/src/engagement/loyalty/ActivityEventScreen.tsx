import { Button } from '@lounge/kit/button';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { idIn } from '../../foundation/page/id-in.ts';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { useApp } from '../../shared/app-context.ts';
import { ActivityBoardConnected } from './ActivityBoardConnected.tsx';
import { EventRewardsConnected } from './EventRewardsConnected.tsx';
import { messages } from './Loyalty.messages.ts';
import { useActivityEvents } from './loyalty-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-activity-event' })`
  display: grid;
  gap: 48px;
  width: 100%;
  max-width: 960px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  @media (min-width: 768px) {
    padding-top: 44px;
  }
`;

/** An activity event: challenges, what brings points, and its rewards. @spec screen:event.user-activity, feature:reward.activity-event */
export const ActivityEventScreen = observer(() => {
  const intl = useIntl();
  const { stores, paymentDialog } = useApp();
  const { eventId } = useParams();
  const event = useActivityEvents().open(idIn(eventId));
  return (
    <Page>
      <NeedsScript />
      <ActivityBoardConnected event={event} withActivities />
      {!stores.guest.isLoggedIn && (
        <p>
          <Button variant="primary" onClick={() => paymentDialog.open('log-in')}>
            {intl.formatMessage(messages.logIn)}
          </Button>
        </p>
      )}
      <EventRewardsConnected event={event} />
    </Page>
  );
});
