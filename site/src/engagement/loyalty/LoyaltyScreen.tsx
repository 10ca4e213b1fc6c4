import { ButtonLink } from '@lounge/kit/button';
import { StatePanel } from '@lounge/kit/state-panel';
import { VipValueHistory } from '@lounge/kit/vip-value-history';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PersonalLayout } from '../../foundation/guest/PersonalLayout.tsx';
import { useApp } from '../../shared/app-context.ts';
import { ActivityBoardConnected } from './ActivityBoardConnected.tsx';
import { messages } from './Loyalty.messages.ts';
import { LoyaltyPanelConnected } from './LoyaltyPanelConnected.tsx';
import { useActivityEvents, useLoyaltyClub } from './loyalty-stores.ts';
import { MonthRewardsConnected } from './MonthRewardsConnected.tsx';

const Columns = styled.div.withConfig({ componentId: 'site-loyalty-columns' })`
  display: grid;
  gap: 48px;
  > div {
    display: grid;
    gap: 20px;
    align-content: start;
    justify-items: start;
  }
  > div > section {
    width: 100%;
  }
  @media (min-width: 1200px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The event of the month with the way to its page; nothing where it does not load. */
const EventOfMonth = observer(({ id }: { id: number }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const event = useActivityEvents().open(id);
  if (event.data.value === null) return null;
  return (
    <div>
      <ActivityBoardConnected event={event} />
      <ButtonLink href={pathTo('magazine.challenge', language, { eventId: id })}>
        {intl.formatMessage(messages.toChallenge)}
      </ButtonLink>
    </div>
  );
});

const Sections = observer(() => {
  const intl = useIntl();
  const club = useLoyaltyClub();
  const { value, state, failure } = club.data;
  if (value === null && state === 'failed') {
    return (
      <StatePanel
        kind="error"
        title={intl.formatMessage(messages.notLoaded)}
        requestId={failure?.requestId ?? undefined}
        step={{ onAct: () => void club.load() }}
      />
    );
  }
  return (
    <>
      <LoyaltyPanelConnected />
      <MonthRewardsConnected />
      <Columns>
        {value !== null && <EventOfMonth id={value.eventId} />}
        {club.history.state !== 'failed' && (
          <div>
            <VipValueHistory
              title={intl.formatMessage(messages.months)}
              text={intl.formatMessage(messages.spent)}
              months={club.history.value ?? []}
              isPending={club.history.value === null}
            />
          </div>
        )}
      </Columns>
    </>
  );
});

/** The guest's loyalty: points, coins of the day, rewards, the event of the month and the months. @spec screen:loyalty */
export const LoyaltyScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={<p data-part="lead">{intl.formatMessage(messages.lead)}</p>}
    >
      <Sections />
    </PersonalLayout>
  );
};
