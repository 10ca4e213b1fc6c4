import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { bestHours, type HourLevel, type Week } from './best-hours.ts';
import { messages } from './HoursOnline.messages.ts';

/** Props of HoursOnline. */
export interface HoursOnlineProps extends RootProps<'div'> {
  /** The performer's name, for the table's caption. */
  name: string;
  /** Seven days from Monday with 24 hours each; none while loading. */
  week?: Week | undefined;
  /** First hour shown. @default 16 */
  from?: number | undefined;
  /** How many hours are shown. @default 9 */
  hours?: number | undefined;
  /** Whether the hours are on their way. @default false */
  isPending?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-hours-online' })`
  position: relative;
  > table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 4px;
    margin: 0 -4px;
    width: calc(100% + 8px);
    font-size: var(--kit-type-1);
    color: var(--kit-text-muted);
    font-variant-numeric: tabular-nums;
  }
  caption {
    caption-side: bottom;
    padding: 12px 4px 0;
    text-align: left;
    font-size: var(--kit-type-2);
  }
  th {
    padding: 0;
    font-weight: inherit;
  }
  thead th {
    text-align: center;
    line-height: 1.3;
  }
  th:first-child {
    width: 32px;
    text-align: left;
  }
  td {
    height: 22px;
    padding: 0;
    overflow: hidden;
    border-radius: 5px;
    background: var(--kit-surface-2);
  }
  [data-brand='brasa'] & td {
    border-radius: var(--kit-radius-1);
  }
  td[data-level='1'] {
    background: color-mix(in srgb, var(--kit-accent) 28%, var(--kit-surface-2));
  }
  td[data-level='2'] {
    background: color-mix(in srgb, var(--kit-accent) 60%, var(--kit-surface-2));
  }
  td[data-level='3'] {
    background: var(--kit-accent);
  }
  td > span,
  [data-part='quiet'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > p {
    color: var(--kit-text-muted);
  }
`;

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const longDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * The hours at which a performer is usually here: a table whose cells say in words what their colour shows, and one sentence with
 * the best chance. @spec component:HeatMap
 */
export function HoursOnline({ name, week, from = 16, hours = 9, isPending = false, ...rest }: HoursOnlineProps) {
  const intl = useIntl();
  const best = week ? bestHours(week) : null;
  const shown = Array.from({ length: hours }, (_, index) => (from + index) % 24);
  if (!isPending && !best) {
    return (
      <Root {...rest} data-state="empty">
        <p>{intl.formatMessage(messages.empty)}</p>
      </Root>
    );
  }
  const levelOf = (day: number, hour: number): HourLevel => week?.[hour < from ? (day + 1) % 7 : day]?.[hour] ?? 0;
  return (
    <Root {...rest} data-state={isPending ? 'loading' : 'ready'} aria-busy={isPending || undefined}>
      <table aria-label={intl.formatMessage(isPending ? messages.loading : messages.caption, { name })}>
        {best && (
          <caption>
            {intl.formatMessage(messages.best, {
              day: intl.formatMessage(messages[longDays[best.day] ?? 'monday']),
              from: best.from,
              to: best.to,
            })}
          </caption>
        )}
        <thead>
          <tr>
            <th scope="col">
              <span data-part="quiet">{intl.formatMessage(messages.day)}</span>
            </th>
            {shown.map((hour, index) => (
              <th key={hour} scope="col">
                {index % 2 === 0 ? hour : <span data-part="quiet">{hour}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row" abbr={intl.formatMessage(messages[longDays[index] ?? 'monday'])}>
                {intl.formatMessage(messages[day])}
              </th>
              {shown.map((hour) => (
                <td key={hour} data-level={levelOf(index, hour)}>
                  <span>{intl.formatMessage(messages[`level${levelOf(index, hour)}`])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
