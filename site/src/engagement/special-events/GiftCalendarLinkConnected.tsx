import { ButtonLink } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { SidePanel } from '@lounge/kit/side-panel';
import { gift } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useGiftCalendars } from './calendar-stores.ts';
import { messages } from './Calendars.messages.ts';

/** The way from a performer's page to her gift calendar while it runs; nothing else, and nothing where it is not known. */
export const GiftCalendarLinkConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const calendar = useGiftCalendars().open(actor.id);
  useRead(calendar, calendar.data.state === 'idle');
  const data = calendar.data.value;
  if (data === null || !data.hasStarted || data.hasEnded) return null;
  const isTaken = calendar.today?.state === 'opened';
  return (
    <SidePanel
      level={2}
      title={data.name}
      text={intl.formatMessage(isTaken ? messages.todayTaken : messages.todayWaits)}
      mark={<Icon path={gift} size={32} />}
    >
      <p>
        <ButtonLink size="small" href={pathTo('performer.gift-calendar', language, { actorName: actor.slug })}>
          {intl.formatMessage(messages.toCalendar)}
        </ButtonLink>
      </p>
    </SidePanel>
  );
});
