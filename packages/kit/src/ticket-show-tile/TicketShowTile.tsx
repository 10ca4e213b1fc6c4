import { formatEvening } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { PriceParts } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { TileTitle } from '../tile/tile-parts.tsx';
import { showState, type ShowFacts, type ShowState } from './show-state.ts';
import { messages } from './TicketShowTile.messages.ts';
import { ticketShowTileStyles } from './TicketShowTile.styles.ts';

/** Props of TicketShowTile. */
export interface TicketShowTileProps extends RootProps<'article', 'title'>, ShowFacts {
  /** The show's title, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The picture, 16:9. */
  picture: PictureContent;
  /** The performer's name; omitted on the performer's own page. */
  owner?: string | undefined;
  /** Whether the performer is online; without it no dot is shown. */
  online?: boolean | undefined;
  /** When it starts, ISO 8601. */
  start: string;
  /** The current time in milliseconds since 1970. */
  now: number;
  /** Whether it was chosen for the top of the list, by hand or by rule. @default no */
  featured?: 'byHand' | 'byRule' | undefined;
  /** Whether the platform itself makes it. @default false */
  internal?: boolean | undefined;
  /** Whether it is for invited guests only. @default false */
  isPrivate?: boolean | undefined;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-ticket-show-tile' })`
  ${ticketShowTileStyles}
`;

const pillTexts = {
  bought: messages.bought,
  cannotBuy: messages.closed,
  over: messages.over,
  cancelled: messages.cancelled,
} as const;

function Pill({ state, price, intl }: { state: ShowState; price: number; intl: IntlShape }) {
  const { language } = useKit();
  return (
    <span data-part="price">
      {state === 'canBuy' || state === 'free' ? (
        <PriceParts price={{ amount: price }} intl={intl} language={language} />
      ) : (
        <>
          {state === 'bought' && <Icon path={check} size={15} />}
          {intl.formatMessage(pillTexts[state])}
        </>
      )}
    </span>
  );
}

interface Marks extends Pick<TicketShowTileProps, 'featured' | 'internal' | 'isPrivate'> {
  running: boolean;
  intl: IntlShape;
}

/** Two badges at most: running, then private, recommended or popular, then the house. */
function Badges({ running, featured, internal, isPrivate, intl }: Marks) {
  const badges = [
    running && (['live', messages.running] as const),
    isPrivate && (['vip', messages.private] as const),
    featured && (['new', featured === 'byHand' ? messages.featured : messages.autoFeatured] as const),
    internal && (['bought', messages.internal] as const),
  ].filter((each) => each !== false && each !== undefined);
  if (badges.length === 0) return null;
  return (
    <div data-part="badges">
      {badges.slice(0, 2).map(([kind, text]) => (
        <span key={kind} data-badge={kind}>
          {intl.formatMessage(text)}
        </span>
      ))}
    </div>
  );
}

/** A ticket show: picture, price or where it stands, title, performer and start. @spec component:CamShowTile */
export function TicketShowTile(props: TicketShowTileProps) {
  const {
    title,
    href,
    picture,
    owner,
    online,
    start,
    end,
    now,
    price,
    bought,
    canBuy,
    cancelled,
    featured,
    internal,
    isPrivate,
    priority,
    lazy,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link, language } = useKit();
  const state = showState({ end, price, bought, canBuy, cancelled }, now);
  const isRunning = state !== 'cancelled' && state !== 'over' && Date.parse(start) <= now;
  const facts = [owner, formatEvening(start, language, intl.timeZone)].filter(Boolean).join(' · ');
  return (
    <Root {...rest} data-state={state} data-running={isRunning || undefined}>
      <div data-part="frame" data-tint={picture.tint}>
        <PictureImage
          key={picture.src}
          picture={picture}
          sizes="(min-width: 1200px) 326px, (min-width: 768px) 33vw, 100vw"
          width={16}
          height={9}
          priority={priority}
          lazy={lazy}
          intl={intl}
        />
        <Badges running={isRunning} featured={featured} internal={internal} isPrivate={isPrivate} intl={intl} />
        <Pill state={state} price={price} intl={intl} />
      </div>
      <div data-part="caption">
        <div data-part="name">
          <TileTitle href={href} title={title} Link={Link} />
        </div>
        <div data-part="facts">
          {online !== undefined && (
            <TilePresence
              presence={online ? 'online' : 'offline'}
              word={intl.formatMessage(online ? messages.online : messages.offline)}
            />
          )}
          <span data-part="fact">{facts}</span>
        </div>
      </div>
    </Root>
  );
}
