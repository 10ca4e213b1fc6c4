import { formatDay, formatTime } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import type { WithSlots } from '../headless/part.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { clock } from '../icons/paths/clock.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileFrame } from '../tile/TileFrame.tsx';
import { messages, offers, reasons } from './DailyBonusTile.messages.ts';
import { dailyBonusTileStyles } from './DailyBonusTile.styles.ts';
import type { DailyBonusOffer, DailyBonusReason } from './daily-bonus-types.ts';
import { offerIcons } from './offer-icons.ts';

/** The deal of a day. */
export interface DailyBonusDeal {
  /** Its kind. */
  offer: DailyBonusOffer;
  /** The name of its effect. */
  name: string;
  /** A sentence about it. */
  text?: string | undefined;
  /** The name of the video, wallpaper or gift. @default none */
  content?: string | undefined;
  /** The picture of the day, upright. */
  picture: PictureContent;
  /** Whether it takes effect without a payment. */
  free: boolean;
  /** How often everybody together can take it. @default any number */
  quantity?: number | null | undefined;
  /** How often everybody together can still take it. @default any number */
  remaining?: number | null | undefined;
  /** When the guest took it, an ISO 8601 text. @default not taken */
  purchasedAt?: string | null | undefined;
  /** Why the guest cannot take it now. @default it can be taken */
  reason?: DailyBonusReason | null | undefined;
}

/** Props of DailyBonusTile. */
export interface DailyBonusTileProps extends RootProps<'article', 'title'>, WithSlots<'frame'> {
  /** Which of the three days it is; today is larger. */
  day: 'previous' | 'current' | 'next';
  /** The Berlin day, such as `2026-11-20`. @default none, while loading */
  date?: string | undefined;
  /** The deal; `secret` until its day comes, null where the day has none. @default null */
  deal?: DailyBonusDeal | 'secret' | null | undefined;
  /** Whether the deal is being read. @default false */
  loading?: boolean | undefined;
  /** The button that takes it, or the way to where it is used. @default none */
  action?: ReactNode;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-daily-bonus-tile' })`
  ${dailyBonusTileStyles}
`;

/** The state of a tile, which its looks follow. */
const stateOf = ({ day, deal, loading }: DailyBonusTileProps): string => {
  if (loading === true) return 'loading';
  if (deal === 'secret') return 'secret';
  if (deal == null) return 'none';
  if (deal.purchasedAt != null) return 'purchased';
  if (day !== 'current') return day;
  if (deal.reason === 'gone' || deal.remaining === 0) return 'gone';
  return deal.reason == null ? 'open' : 'locked';
};

interface StatusProps {
  state: string;
  deal: DailyBonusDeal | null;
  intl: IntlShape;
  timeZone: string;
}

/** The line below the texts: taken, gone, who can take it, how many are left, or when it starts. */
function Status({ state, deal, intl, timeZone }: StatusProps) {
  if (state === 'purchased' && deal?.purchasedAt != null) {
    return (
      <p data-part="status">
        <Icon path={checkCircleFill} size={18} />
        {intl.formatMessage(messages.taken, { time: formatTime(deal.purchasedAt, timeZone) })}
      </p>
    );
  }
  if (state === 'secret' || state === 'next') {
    return (
      <p data-part="status">
        <Icon path={clock} size={18} />
        {intl.formatMessage(messages.fromMidnight)}
      </p>
    );
  }
  if (state === 'previous') return <p data-part="status">{intl.formatMessage(messages.missed)}</p>;
  if (state === 'gone') return <p data-part="status">{intl.formatMessage(reasons.gone)}</p>;
  if (state === 'locked' && deal?.reason != null)
    return <p data-part="status">{intl.formatMessage(reasons[deal.reason])}</p>;
  if (state === 'open' && deal?.quantity != null && deal.remaining != null) {
    const left = intl.formatMessage(messages.left, { count: deal.remaining, of: deal.quantity });
    return <p data-part="status">{left}</p>;
  }
  return null;
}

/** The date of a day as a line above its arch. */
function DateLine({
  day,
  date,
  intl,
  language,
}: Pick<DailyBonusTileProps, 'day' | 'date'> & { intl: IntlShape; language: string }) {
  return (
    <p data-part="date">
      <strong>{intl.formatMessage(messages[day])}</strong>
      {date !== undefined && (
        <>
          , <time dateTime={date}>{formatDay(`${date}T12:00:00Z`, language)}</time>
        </>
      )}
    </p>
  );
}

/**
 * The deal of yesterday, today or tomorrow under an arch: what it is, whether it is free, how many are left, and whether it was taken.
 * @spec component:DailyBonusTile
 */
export function DailyBonusTile(props: DailyBonusTileProps) {
  const { day, date, deal = null, loading = false, action, level, slots, ...rest } = props;
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const state = stateOf(props);
  const shown = deal === 'secret' || loading ? null : deal;
  return (
    <Root {...rest} data-day={day} data-state={state} aria-busy={loading || undefined}>
      <DateLine day={day} date={date} intl={intl} language={language} />
      {shown === null ? (
        <div data-part="frame" data-plain="" aria-hidden="true">
          {state === 'secret' && <span data-part="mark">?</span>}
        </div>
      ) : (
        <TileFrame
          slots={slots}
          picture={shown.picture}
          sizes={day === 'current' ? '(min-width: 768px) 40vw, 92vw' : '(min-width: 768px) 27vw, 46vw'}
          ratio={[3, 4]}
          priority={day === 'current'}
          lazy={false}
          intl={intl}
        >
          <span data-part="kind">
            <Icon path={offerIcons[shown.offer]} size={16} />
            {intl.formatMessage(offers[shown.offer])}
          </span>
        </TileFrame>
      )}
      {loading ? (
        <div data-part="words" aria-hidden="true">
          <div data-skeleton="line" />
          <div data-skeleton="small" />
        </div>
      ) : (
        <div data-part="words">
          <h2 aria-level={level}>
            {shown?.name ?? intl.formatMessage(state === 'secret' ? messages.secret : messages.none)}
          </h2>
          {state === 'secret' && <p data-part="text">{intl.formatMessage(messages.secretText)}</p>}
          {shown?.content !== undefined && <p data-part="content">{shown.content}</p>}
          {shown?.text !== undefined && <p data-part="text">{shown.text}</p>}
          {shown !== null && (
            <p data-part="price">{intl.formatMessage(shown.free ? messages.free : messages.withTopUp)}</p>
          )}
        </div>
      )}
      {action !== undefined && (
        <div data-part="action" data-slot="">
          {action}
        </div>
      )}
      {!loading && <Status state={state} deal={shown} intl={intl} timeZone={timeZone} />}
    </Root>
  );
}
