import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { bestHours, shownHours, type HourLevel, type Week } from './best-hours.ts';
import { messages } from './HoursOnline.messages.ts';
import { hoursOnlineStyles } from './HoursOnline.styles.ts';

/** Props of HoursOnline. */
export interface HoursOnlineProps extends RootProps<'div'> {
  /** The performer's name, for the table's caption. */
  name: string;
  /** Seven days from Monday with 24 hours each; absent while loading. */
  week?: Week | undefined;
  /** The first hour that is shown, unless nobody is here in the hours from it on. @default 16 */
  from?: number | undefined;
  /** The number of hours that are shown. @default 9 */
  hours?: number | undefined;
  /** A sentence of the performer about the hours, below them. @default none */
  memo?: string | undefined;
  /** Whether the hours are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether the hours could not be read. @default false */
  hasFailed?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-hours-online' })`
  ${hoursOnlineStyles}
`;

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const longDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * The hours at which a performer is usually online: a table whose cells have a text for their colour, with a caption that names
 * the best hours. @spec component:HeatMap
 */
export function HoursOnline({
  name,
  week,
  from: preferred = 16,
  hours = 9,
  memo,
  isPending = false,
  hasFailed = false,
  ...rest
}: HoursOnlineProps) {
  const intl = useIntl();
  // Who is here only at other hours has a table of those: one of empty cells would say nothing.
  const best = week ? bestHours(week) : null;
  const isShown =
    !week ||
    shownHours(week, preferred, hours)
      .flat()
      .some((level) => level > 0);
  const from = isShown ? preferred : (best?.from ?? preferred);
  const shown = Array.from({ length: hours }, (_, index) => (from + index) % 24);
  if (hasFailed || (!isPending && !best)) {
    return (
      <Root {...rest} data-state={hasFailed ? 'failed' : 'empty'}>
        <p role={hasFailed ? 'alert' : undefined}>{intl.formatMessage(hasFailed ? messages.failed : messages.empty)}</p>
      </Root>
    );
  }
  const levels = week && shownHours(week, from, hours);
  const levelOf = (day: number, index: number): HourLevel => levels?.[day]?.[index] ?? 0;
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
              {shown.map((hour, place) => (
                <td key={hour} data-level={levelOf(index, place)}>
                  <span>{intl.formatMessage(messages[`level${levelOf(index, place)}`])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {memo !== undefined && !isPending && <p data-part="memo">“{memo}”</p>}
    </Root>
  );
}
