import { formatCoins } from '@lounge/locale';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './VipValueHistory.messages.ts';
import { vipValueHistoryStyles } from './VipValueHistory.styles.ts';

/** The coins of a month. */
export interface MonthValue {
  /** From 1, January. */
  month: number;
  /** With four digits. */
  year: number;
  /** In hundredths of a coin. */
  value: number;
}

/** Props of VipValueHistory. */
export interface VipValueHistoryProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** A sentence below it. */
  text?: string | undefined;
  /** The months, oldest first; the last one is the current one. */
  months: readonly MonthValue[];
  /** Whether they are loading. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-vip-value-history' })`
  ${vipValueHistoryStyles}
`;

/** The height of the highest bar, and of one of a month without coins. */
const [highest, lowest] = [100, 2];

/** The coins of each month as bars with their numbers. @spec component:VipValueHistory */
export function VipValueHistory(props: VipValueHistoryProps) {
  const { title, text, months, isPending = false, level, ...rest } = props;
  const intl = useIntl();
  const heading = useId();
  const most = Math.max(1, ...months.map(({ value }) => value));
  const isEmpty = months.every(({ value }) => value === 0);
  const hint = isPending ? messages.loading : isEmpty ? messages.empty : null;
  return (
    <Root aria-labelledby={heading} aria-busy={isPending || undefined} {...rest}>
      <h2 aria-level={level} id={heading}>
        {title}
      </h2>
      {hint === null ? text && <p>{text}</p> : <p>{intl.formatMessage(hint)}</p>}
      {hint === null && (
        <ol>
          {months.map(({ month, year, value }, at) => {
            const height = Math.max(lowest, Math.round((value / most) * highest));
            const name = intl.formatDate(Date.UTC(year, month - 1, 15), { month: 'long', timeZone: 'UTC' });
            return (
              <li key={`${year}-${month}`} data-current={at === months.length - 1 ? '' : undefined}>
                <b>{formatCoins(value, intl.locale)}</b>
                <svg viewBox={`0 0 10 ${highest}`} preserveAspectRatio="none" aria-hidden>
                  <rect y={highest - height} width="10" height={height} />
                </svg>
                {/* Abbreviations of months differ between the ICU of servers and browsers. */}
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </li>
            );
          })}
        </ol>
      )}
    </Root>
  );
}
