import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { SeriesTile } from './SeriesTile.tsx';
import { messages } from './TvLibrary.messages.ts';
import { useTvSeries } from './tv-stores.ts';

const mostSeries = 8;

/** The first series, and the way to all of them; nothing without any. */
export const SeriesRow = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const items = (useTvSeries().value ?? []).slice(0, mostSeries);
  if (items.length === 0) return null;
  const title = intl.formatMessage(messages.series);
  return (
    <section aria-labelledby="series">
      <SectionHeading
        headingId="series"
        title={title}
        more={{ href: pathTo('tv.series-overview', language), label: intl.formatMessage(messages.allSeries) }}
      />
      <ScrollRow label={title} item="video">
        {items.map((series) => (
          <SeriesTile key={series.key} series={series} />
        ))}
      </ScrollRow>
    </section>
  );
});
