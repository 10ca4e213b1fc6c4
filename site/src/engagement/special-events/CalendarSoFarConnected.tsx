import { ButtonLink } from '@lounge/kit/button';
import { formatCoins, pathTo } from '@lounge/locale';
import type { CalendarRewardData, DayCalendar } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { nameOf } from './calendar-rewards.tsx';
import { messages } from './Calendars.messages.ts';
import { FactList } from './FactList.tsx';
import { messages as games } from './Games.messages.ts';
import { usePathOf } from './RewardConnected.tsx';

const sumOf = (rewards: readonly CalendarRewardData[], type: CalendarRewardData['type']): number =>
  rewards.reduce((sum, each) => sum + (each.type === type ? each.value : 0), 0);

/** The rewards of a calendar so far, and those that are not used yet; nothing before the first door. */
export const CalendarSoFarConnected = observer(({ calendar }: { calendar: DayCalendar }) => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const data = calendar.data.value;
  const { openedDays } = calendar;
  if (data === null || openedDays.length === 0) return null;
  const rewards = openedDays.flatMap(({ reward }) => reward ?? []);
  const over = data.days.filter(({ day }) => day <= data.today).length;
  const [coins, gifts] = [sumOf(rewards, 'coins'), sumOf(rewards, 'messengerGift')];
  const benefits = pathTo('personal.benefits', language, { product: brand });
  const unused = openedDays.flatMap(({ day, reward }) => (reward === null || reward.redeemed ? [] : [{ day, reward }]));
  return (
    <div data-part="so-far">
      <FactList
        title={intl.formatMessage(messages.soFar)}
        facts={[
          [
            intl.formatMessage(messages.opened),
            intl.formatMessage(messages.openedOf, { count: openedDays.length, of: over }),
          ],
          ...(coins > 0 ? [[intl.formatMessage(messages.coins), formatCoins(coins, language)] as const] : []),
          ...(gifts > 0 ? [[intl.formatMessage(messages.gifts), gifts] as const] : []),
        ]}
      />
      {unused.length > 0 && (
        <ul>
          {unused.map(({ day, reward }) => (
            <li key={day}>
              <span>{nameOf(reward, language, intl)}</span>
              <ButtonLink
                variant="text"
                size="small"
                href={usePathOf(reward.type, language, brand) ?? benefits}
                aria-label={`${intl.formatMessage(messages.use)}: ${nameOf(reward, language, intl)}`}
              >
                {intl.formatMessage(messages.use)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="text" href={benefits}>
        {intl.formatMessage(games.benefits)}
      </ButtonLink>
    </div>
  );
});
