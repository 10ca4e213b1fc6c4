import { Chip } from '@lounge/kit/chip';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileSkeleton } from '@lounge/kit/skeleton';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { berlinDay, berlinWeekday, formatDayOfYear, pathTo, weekdays } from '@lounge/locale';
import type { ShowData, ShowFilter } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { ShowCard } from './ShowCard.tsx';
import { showsByDay } from './shows-by-day.ts';
import { messages } from './Tickets.messages.ts';
import { useCamShows, useMinutes } from './tickets-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-cam-shows' })`
  display: grid;
  gap: 40px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > * {
    min-width: 0;
  }
  > header > p {
    margin-top: 10px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-4);
  }
  > header > [data-part='filter'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 24px;
  }
  @media (min-width: 768px) {
    gap: 56px;
  }
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

const Section = ({ title, children }: { title: ReactNode; children: readonly ShowData[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading headingId={id} title={title} />
      <TileGrid kind="videos" aria-labelledby={id}>
        {children.map((show) => (
          <ShowCard key={show.id} show={show} />
        ))}
      </TileGrid>
    </section>
  );
};

const Days = observer(({ shows }: { shows: readonly ShowData[] }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const today = berlinDay(useMinutes().now);
  return showsByDay(shows).map(({ day, shows: ofDay }) => {
    const [first] = ofDay;
    const weekday = weekdays[language][berlinWeekday(first?.start ?? day)] ?? '';
    const title =
      day === today
        ? intl.formatMessage(messages.today)
        : `${weekday} ${formatDayOfYear(first?.start ?? day, language)}`;
    return (
      <Section key={day} title={title}>
        {ofDay}
      </Section>
    );
  });
});

const List = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const shows = useCamShows();
  const { value, state, failure } = shows.list;
  if (state === 'failed') {
    const title = intl.formatMessage(messages.notLoaded);
    const step = { onAct: () => void shows.load() };
    return <StatePanel kind="error" title={title} requestId={failure?.requestId ?? undefined} step={step} />;
  }
  if (value === null || state === 'loading')
    return (
      <TileGrid kind="videos" isPending aria-label={intl.formatMessage(messages.title)}>
        {Array.from({ length: 8 }, (_, at) => (
          <TileSkeleton key={at} />
        ))}
      </TileGrid>
    );
  if (value.length === 0)
    return (
      <StatePanel
        kind="empty"
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        step={{ label: intl.formatMessage(messages.seeLive), href: `${pathTo('home', language)}?scrollTo=live` }}
      />
    );
  if (shows.filter.order === 'price') {
    return <Section title={intl.formatMessage(messages.cheapest)}>{value}</Section>;
  }
  const featured = shows.filter.internal === true ? [] : shows.featured;
  return (
    <>
      {featured.length > 0 && <Section title={intl.formatMessage(messages.featured)}>{featured.slice(0, 4)}</Section>}
      <Days shows={value} />
    </>
  );
});

/** All ticket shows: the guest's own first, then those that are recommended, then day by day. @spec screen:cams.shows */
export const CamShowsScreen = observer(() => {
  const intl = useIntl();
  const shows = useCamShows();
  const own = shows.own.value ?? [];
  const chosen = nameOf(shows.filter);
  return (
    <Page>
      <header>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <p>{intl.formatMessage(messages.lead)}</p>
        <div data-part="filter" role="group" aria-label={intl.formatMessage(messages.filter)}>
          {filterNames.map((name) => (
            <Chip key={name} selected={name === chosen} onClick={() => void shows.setFilter(filters[name])}>
              {intl.formatMessage(messages[name])}
            </Chip>
          ))}
        </div>
      </header>
      {own.length > 0 && <Section title={intl.formatMessage(messages.own)}>{own}</Section>}
      <List />
    </Page>
  );
});
