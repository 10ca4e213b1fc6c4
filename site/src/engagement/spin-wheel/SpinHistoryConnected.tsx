import { useKit } from '@lounge/kit/kit-provider';
import { SpinHistory } from '@lounge/kit/spin-wheel';
import { calendarDay, formatDateTime, formatTime, previousDay } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { PrizeArt } from './PrizeArt.tsx';
import { prizeTexts } from './prize-texts.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { messages } from './SpinWheel.messages.ts';

/** The guest's prizes. While the wheel turns, the latest prize is hidden, so that it is not revealed early. */
export const SpinHistoryConnected = observer(({ isTurning }: { isTurning: boolean }) => {
  const intl = useIntl();
  const now = useNow();
  const { config } = useApp();
  const { wheel } = useSpinWheel();
  const latest = wheel.lastSpin.value?.win.id;
  const { timeZone } = useKit();
  const today = calendarDay(now, timeZone);
  const whenOf = (at: string): string => {
    const [day, time] = [calendarDay(at, timeZone), formatTime(at, timeZone)];
    // A prize won after the page was rendered was won today.
    if (day >= today) return intl.formatMessage(messages.today, { time });
    if (day === previousDay(today)) return intl.formatMessage(messages.yesterday, { time });
    return formatDateTime(at, config.language, timeZone);
  };
  return (
    <SpinHistory
      isPending={wheel.info.value === null}
      prizes={wheel.history
        .filter(({ id }) => !isTurning || id !== latest)
        .map((win) => {
          const { label, place } = prizeTexts(win, config.language, intl);
          return { id: win.id, label, place, when: whenOf(win.at), art: <PrizeArt prize={win} /> };
        })}
    />
  );
});
