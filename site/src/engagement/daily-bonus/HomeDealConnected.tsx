import { ButtonLink } from '@lounge/kit/button';
import { dailyBonusIcons } from '@lounge/kit/daily-bonus-tile';
import { Icon } from '@lounge/kit/icon';
import { SidePanel } from '@lounge/kit/side-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useDailyDeals } from './daily-bonus-stores.ts';
import { messages } from './DailyBonus.messages.ts';

/** Today’s deal at the end of the start page; nothing on days without one, and while its page is hidden. @spec screen:home */
export const HomeDealConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const deals = useDailyDeals();
  useRead(deals, deals.days.state === 'idle');
  const { today, leadsTo } = deals;
  if (today?.effect == null || today.offer === null || deals.page.value === null || leadsTo === 'home') return null;
  return (
    <section aria-label={intl.formatMessage(messages.title)}>
      <SidePanel
        title={`${intl.formatMessage(messages.today)}: ${today.effect.name}`}
        text={today.text ?? undefined}
        mark={<Icon path={dailyBonusIcons[today.offer]} size={36} />}
      >
        <p>
          <ButtonLink size="small" href={pathTo('daily-bonus', config.language)}>
            {intl.formatMessage(messages.toDeals)}
          </ButtonLink>
        </p>
      </SidePanel>
    </section>
  );
});
