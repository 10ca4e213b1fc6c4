import { ButtonLink } from '@lounge/kit/button';
import { GiftCalendar, type GiftDay } from '@lounge/kit/gift-calendar';
import { pathTo, type Language } from '@lounge/locale';
import type { CalendarDay } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePerformers } from '../../content/actors/performers-stores.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { CalendarPage } from './CalendarPage.tsx';
import { doorReward } from './calendar-rewards.tsx';
import { useGiftCalendars } from './calendar-stores.ts';
import { messages } from './Calendars.messages.ts';

const giftOf = ({ day, state, reward }: CalendarDay, language: Language, intl: IntlShape): GiftDay => ({
  date: day,
  state: state !== 'opened' ? state : reward?.redeemed === true ? 'redeemed' : 'claimed',
  reward: reward === null ? undefined : doorReward(reward, language, intl),
});

/**
 * A performer's calendar: one gift a Berlin day, with each that was claimed.
 * @spec screen:event.gift-calendar, feature:reward.gift-calendar, component:GiftCalendar
 */
export const GiftCalendarScreen = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { isOnline } = useTelemetry().browserOnline;
  const { actorName = '' } = useParams();
  const actor = usePerformers().open(actorName).actor.value;
  const calendars = useGiftCalendars();
  if (actor === null) return null;
  const { language } = config;
  const calendar = calendars.open(actor.id);
  const data = calendar.data.value;
  if (data === null) return null;
  const canClaim = stores.guest.isLoggedIn && isOnline;
  return (
    <CalendarPage
      kind="giftCalendar"
      calendar={calendar}
      title={intl.formatMessage(messages.todaysGift)}
      open={intl.formatMessage(messages.claim)}
    >
      <GiftCalendar
        name={actor.name}
        picture={pictureContent(actor.portrait)}
        days={data.days.map((day) => giftOf(day, language, intl))}
        claiming={calendar.isOpening ? data.today : null}
        onClaim={canClaim ? () => void calendar.open() : undefined}
      />
      <p>
        <ButtonLink variant="text" href={pathTo('performer.overview', language, { actorName: actor.slug })}>
          {intl.formatMessage(messages.profileOf, { name: actor.name })}
        </ButtonLink>
      </p>
    </CalendarPage>
  );
});
