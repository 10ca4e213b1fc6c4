import { AdventCalendar, type AdventDoor } from '@lounge/kit/advent-calendar';
import { type Language } from '@lounge/locale';
import type { CalendarDay } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { CalendarPage } from './CalendarPage.tsx';
import { doorReward } from './calendar-rewards.tsx';
import { useDoors } from './calendar-stores.ts';
import { messages } from './Calendars.messages.ts';

const doorOf = (
  { state, picture, reward }: CalendarDay,
  at: number,
  language: Language,
  intl: IntlShape,
): AdventDoor => ({
  day: at + 1,
  state: state === 'opened' && reward?.redeemed === true ? 'used' : state,
  picture: picture === null ? undefined : pictureContent(picture),
  reward: reward === null ? undefined : doorReward(reward, language, intl),
});

/**
 * The calendar of doors: one a Berlin day, with the reward of each that was opened.
 * @spec screen:campaign.advent-calendar, feature:reward.advent-calendar
 */
export const AdventCalendarScreen = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { isOnline } = useTelemetry().browserOnline;
  const calendar = useDoors();
  const data = calendar.data.value;
  if (data === null) return null;
  const number = data.days.findIndex(({ day }) => day === data.today) + 1;
  const canOpen = stores.guest.isLoggedIn && isOnline;
  return (
    <CalendarPage
      kind="adventCalendar"
      calendar={calendar}
      title={intl.formatMessage(messages.today)}
      open={intl.formatMessage(messages.openDoor, { day: number })}
    >
      <AdventCalendar
        label={data.name}
        doors={data.days.map((day, at) => doorOf(day, at, config.language, intl))}
        opening={calendar.isOpening ? number : null}
        onOpen={canOpen ? () => void calendar.open() : undefined}
      />
    </CalendarPage>
  );
});
