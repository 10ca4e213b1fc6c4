import { Chip } from '@lounge/kit/chip';
import { useKit } from '@lounge/kit/kit-provider';
import { StatePanel } from '@lounge/kit/state-panel';
import { calendarDay, formatDayHeading, pathTo } from '@lounge/locale';
import type { ShowData, ShowFilter } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { ZoneNote } from '../../foundation/page/ZoneNote.tsx';
import { BackToShowConnected } from './BackToShowConnected.tsx';
import { ShowCard } from './ShowCard.tsx';
import { ShowsSection } from './ShowsSection.tsx';
import { showsByDay } from './shows-by-day.ts';
import { messages } from './Tickets.messages.ts';
import { useCamShows, useMinutes } from './tickets-stores.ts';
import { camShowsStyles } from './CamShowsScreen.styles.ts';

const Page = styled.div.withConfig({ componentId: 'site-cam-shows' })`
  ${camShowsStyles}
`;

const filters = {
  everything: {},
  byPrice: { order: 'price' },
  house: { internal: true },
} as const satisfies Record<string, ShowFilter>;

type FilterName = keyof typeof filters;

const filterNames = Object.keys(filters) as FilterName[];

const nameOf = ({ order, internal }: ShowFilter): FilterName =>
  internal === true ? 'house' : order === 'price' ? 'byPrice' : 'everything';

const Days = observer(({ shows }: { shows: readonly ShowData[] }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const today = calendarDay(useMinutes().now, timeZone);
  const titleOf = (day: string, [first]: readonly ShowData[]): string => {
    if (day === today) return intl.formatMessage(messages.today);
    return formatDayHeading(first?.start ?? day, language, timeZone);
  };
  return (
    <div data-part="days">
      {showsByDay(shows, timeZone).map(({ day, shows: ofDay }) => (
        <section key={day} data-count={Math.min(ofDay.length, 3)} aria-labelledby={`shows-${day}`}>
          <h2 id={`shows-${day}`}>{titleOf(day, ofDay)}</h2>
          <ul>
            {ofDay.map((show) => (
              <li key={show.id}>
                <ShowCard show={show} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

const Found = observer(({ found }: { found: readonly ShowData[] }) => {
  const intl = useIntl();
  const shows = useCamShows();
  if (shows.filter.order === 'price') {
    return <ShowsSection title={intl.formatMessage(messages.cheapest)}>{found}</ShowsSection>;
  }
  const featured = shows.filter.internal === true ? [] : shows.featured;
  return (
    <>
      {featured.length > 0 && (
        <ShowsSection title={intl.formatMessage(messages.featured)}>{featured.slice(0, 4)}</ShowsSection>
      )}
      <Days shows={found} />
    </>
  );
});

/** All ticket shows: the guest's own first, then those that are recommended, then day by day. @spec screen:cams.shows */
export const CamShowsScreen = observer(() => {
  const intl = useIntl();
  const shows = useCamShows();
  const { language } = useApp().config;
  const own = shows.own.value ?? [];
  const found = shows.list.value ?? [];
  const chosen = nameOf(shows.filter);
  return (
    <Page>
      <header>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <p>{intl.formatMessage(messages.lead)}</p>
        <ZoneNote />
        <div data-part="filter" role="group" aria-label={intl.formatMessage(messages.filter)}>
          {filterNames.map((name) => (
            <Chip key={name} selected={name === chosen} onClick={() => void shows.setFilter(filters[name])}>
              {intl.formatMessage(messages[name])}
            </Chip>
          ))}
        </div>
      </header>
      <BackToShowConnected />
      {own.length > 0 && <ShowsSection title={intl.formatMessage(messages.own)}>{own}</ShowsSection>}
      <ListFrame
        list={shows.list}
        count={found.length}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void shows.load()}
        pending={<PendingTiles kind="videos" label={intl.formatMessage(messages.title)} />}
        empty={
          <StatePanel
            kind="empty"
            title={intl.formatMessage(messages.none)}
            text={intl.formatMessage(messages.noneText)}
            step={{ label: intl.formatMessage(messages.seeLive), href: pathTo('cams', language) }}
          />
        }
      >
        <Found found={found} />
      </ListFrame>
    </Page>
  );
});
