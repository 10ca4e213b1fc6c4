import { dailyBonusIcons } from '@lounge/kit/daily-bonus-tile';
import { Icon } from '@lounge/kit/icon';
import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useDailyDeals } from './daily-bonus-stores.ts';
import { messages } from './DailyBonus.messages.ts';

const Days = styled.ol.withConfig({ componentId: 'site-taken-deals' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: 8px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    min-height: 4rem;
    padding: 8px 10px;
    border: 1px solid var(--kit-line);
    border-radius: var(--kit-radius-1);
    color: var(--kit-text-muted);
    font-variant-numeric: tabular-nums;
  }
  > li[data-taken] {
    border-color: transparent;
    background: var(--kit-surface-2);
    color: var(--kit-text);
  }
  > li[data-today] {
    border-color: var(--kit-accent);
  }
  > li > svg {
    align-self: end;
  }
`;

/** How many days the month of a day has. */
const daysOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** The days of this month, with the signs of the deals that the guest took. A missed day costs nothing, so nothing is said of it. */
export const TakenDealsConnected = observer(() => {
  const intl = useIntl();
  const heading = useId();
  const { consumed, date } = useDailyDeals();
  if (date === null || consumed.value === null) return null;
  const month = date.slice(0, 7);
  const today = Number(date.slice(8));
  const taken = new Map(
    consumed.value.filter((each) => each.date.startsWith(month)).map((each) => [Number(each.date.slice(8)), each]),
  );
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        headingId={heading}
        title={intl.formatMessage(messages.month)}
        note={intl.formatMessage(messages.days, { count: taken.size, of: today })}
      />
      <Days>
        {Array.from({ length: daysOf(date) }, (_, at) => at + 1).map((day) => {
          const deal = taken.get(day);
          return (
            <li
              key={day}
              data-taken={deal === undefined ? undefined : ''}
              data-today={day === today ? '' : undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <span>{day}</span>
              {deal !== undefined && <Icon path={dailyBonusIcons[deal.offer]} size={20} label={deal.name} />}
            </li>
          );
        })}
      </Days>
    </section>
  );
});
