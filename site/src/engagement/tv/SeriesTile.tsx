import { TvSeriesTile } from '@lounge/kit/tv-series-tile';
import { pathTo } from '@lounge/locale';
import type { TvFormatData } from '@lounge/stores/engagement/tv';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';

/** A series as a tile that leads to its page. */
export const SeriesTile = ({ series }: { series: TvFormatData }) => {
  const { language } = useApp().config;
  return (
    <TvSeriesTile
      title={series.title}
      href={pathTo('tv.mediathek-series', language, { series: series.key })}
      picture={pictureContent(series.picture)}
      episodes={series.episodes}
      newEpisodes={series.newEpisodes}
    />
  );
};
