import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useApp } from '../../shared/app-context.ts';
import { CoinRushConnected } from '../spin-wheel/CoinRushConnected.tsx';
import { useSpinWheel } from '../spin-wheel/spin-wheel-stores.ts';
import { messages, goldrushMessages } from './Campaigns.messages.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { eventsByKindOf } from './games-stores.ts';

/** The wheel of the coin rush, or why it does not turn. */
const RushConnected = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const { rush } = useSpinWheel();
  const { value, state, failure } = rush.info;
  if (value === null && state === 'failed') {
    return (
      <ErrorPanel
        kind="error"
        title={intl.formatMessage(messages.notLoaded)}
        requestId={failure?.requestId ?? undefined}
        step={{ onAct: () => void rush.load() }}
      />
    );
  }
  if (value?.spinwheelActive === false) {
    return (
      <ErrorPanel
        kind="empty"
        title={intl.formatMessage(goldrushMessages.stands)}
        step={{
          label: intl.formatMessage(goldrushMessages.toWheel),
          href: pathTo('personal.spinwheel', language, { product: brand }),
        }}
      />
    );
  }
  return <CoinRushConnected />;
});

/** The campaign of the coin rush: its wheel with its own spins, history and chances. @spec screen:campaign.goldrush, component:RewardHistory */
export const GoldrushScreen = observer(() => {
  const { stores } = useApp();
  const { rush } = useSpinWheel();
  const event = eventsByKindOf(stores).open('goldrush');
  const [data] = useState(() => ({ load: () => Promise.all([event.load(), rush.load()]) }));
  const { value } = event;
  if (value === null) return null;
  return (
    <CampaignPage event={value} data={data}>
      {value.hasStarted && !value.hasEnded && <RushConnected />}
    </CampaignPage>
  );
});
