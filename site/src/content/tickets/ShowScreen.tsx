import { Icon } from '@lounge/kit/icon';
import { ticketFill } from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { PictureSources, usePictureSource } from '@lounge/kit/picture';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { formatEvening, pathTo } from '@lounge/locale';
import type { ShowData } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { showPageStyles } from './Show.styles.ts';
import { ShowCard } from './ShowCard.tsx';
import { AboutShow, ShowFacts } from './ShowFacts.tsx';
import { ShowReminderConnected } from './ShowReminderConnected.tsx';
import { TicketPanelConnected } from './TicketPanelConnected.tsx';
import { messages } from './Tickets.messages.ts';
import { textIn } from './text-in.ts';
import { useCamShows, useShowTickets } from './tickets-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-show' })`
  ${showPageStyles}
`;

const wideWidths = [640, 1280, 1920];
const wideSizes = '(min-width: 1600px) 100vw, 1280px';
const moreShows = 4;

const Hero = ({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { Link, timeZone } = useKit();
  const sourceOf = usePictureSource();
  const { language } = useApp().config;
  const portrait = show.sedcardImages.find(({ kind }) => kind === 'portrait') ?? show.actorPicture;
  return (
    <div data-part="hero" data-tint={show.banner.tint}>
      <picture>
        <PictureSources media="(max-width: 767.98px)" src={portrait.url} widths={[320, 640]} sizes="100vw" />
        <PictureSources src={show.banner.url} widths={wideWidths} sizes={wideSizes} />
        <img
          {...sourceOf(show.banner.url, 1280, wideWidths)}
          sizes={wideSizes}
          alt=""
          width={1440}
          height={520}
          fetchPriority="high"
        />
      </picture>
      <div data-part="words">
        <p>
          <span data-part="mark">
            <Icon path={ticketFill} size={15} />
            {intl.formatMessage(messages.mark)}
          </span>
          {formatEvening(show.start, language, timeZone)}
        </p>
        <h1>{textIn(show.title, language)}</h1>
        <Link href={show.actorLink} data-part="by">
          <img {...sourceOf(show.actorPicture.url, 160)} alt="" width={40} height={40} loading="lazy" />
          {intl.formatMessage(messages.with, { name: show.actorName })}
        </Link>
      </div>
    </div>
  );
};

const PostBuyInfo = ({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const sourceOf = usePictureSource();
  const { language } = useApp().config;
  if (show.postBuyInfo.length === 0) return null;
  return (
    <section data-part="post" aria-labelledby="post-buy-info">
      <h2 id="post-buy-info">
        <img {...sourceOf(show.actorPicture.url, 160)} alt="" width={44} height={44} loading="lazy" />
        {intl.formatMessage(messages.from, { name: show.actorName })}
      </h2>
      <p>{textIn(show.postBuyInfo, language)}</p>
    </section>
  );
};

const MoreShows = observer(({ showId }: { showId: number }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const shows = useCamShows();
  const others = (shows.list.value ?? []).filter(({ id }) => id !== showId).slice(0, moreShows);
  if (others.length === 0) return null;
  return (
    <section data-part="more" aria-labelledby="more-shows">
      <SectionHeading
        headingId="more-shows"
        title={intl.formatMessage(messages.more)}
        more={{ href: pathTo('cams.shows', language), label: intl.formatMessage(messages.seeAll) }}
      />
      <TileGrid kind="videos" excerpt aria-labelledby="more-shows">
        {others.map((show) => (
          <ShowCard key={show.id} show={show} />
        ))}
      </TileGrid>
    </section>
  );
});

/** The page of one show. @spec screen:chat.ticket-show, screen:overlay.buy-ticket */
export const ShowScreen = observer(() => {
  const showId = Number(useParams()['showId']);
  const ticket = useShowTickets().open(showId);
  const { value: show } = ticket.data;
  if (show === null) return null;
  return (
    <Page>
      <Hero show={show} />
      <div data-part="columns">
        <div data-part="main">
          <ShowFacts show={show} />
          <PostBuyInfo show={show} />
          <AboutShow show={show} />
        </div>
        <div data-part="side">
          <TicketPanelConnected ticket={ticket} show={show} />
          <ShowReminderConnected show={show} />
        </div>
      </div>
      <MoreShows showId={showId} />
    </Page>
  );
});
