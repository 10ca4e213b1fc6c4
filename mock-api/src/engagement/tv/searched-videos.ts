import { pathTo } from '@lounge/locale';
import type { SearchPorts } from '../../content/global-search/ports.ts';
import { publishedBy } from '../../content/global-search/statements.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { toJson } from '../../world/json.ts';
import { videosFrom } from './map-video.ts';
import { videosAmong } from './statements.ts';

/** The videos of TV for the search. */
export const searchedTvVideos: SearchPorts['tvVideos'] = {
  ...publishedBy('tvVideo'),
  hits: async (ids, caller, world) => {
    const rows = await videosAmong.all(world.tx, { ids: toJson(ids) });
    const videos = await videosFrom(inOrderOf(ids, rows), caller, world);
    return videos.map(
      ({ id, title, formatTitle, duration, isPremium, isWatched, picture, publishedAt, key, slug }) => ({
        id,
        title,
        formatTitle,
        duration,
        isPremium,
        isWatched,
        picture,
        publishedAt,
        link: pathTo('tv.mediathek-video', caller.language, { key, slug }),
      }),
    );
  },
};
