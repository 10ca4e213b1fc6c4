import { pathTo } from '@lounge/locale';
import { getJumbotronConfig, getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { handle } from '../../dispatch/handler.ts';
import { previewSecondsFor } from '../../content/live-chat/index.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import { statement } from '../../world/statement.ts';

const slides = statement((db) =>
  db
    .selectFrom('jumbotron_slide')
    .innerJoin('actor', 'actor.id', 'jumbotron_slide.actor_id')
    .selectAll('jumbotron_slide')
    .select([
      'actor.name as actor_name',
      'actor.slug as actor_slug',
      'actor.is_online',
      'actor.picture_seed as actor_seed',
    ])
    .orderBy('jumbotron_slide.id'),
);

/** The handlers of this module's calls. */
export const teaserHandlers = [
  handle(getJumbotronConfig, async (_, _caller, world) => {
    const rows = await slides.all(world.tx);
    return { type: 'videoStation' as const, slideCount: rows.length, isAutoPlay: false };
  }),

  handle(getJumbotronHomepage, async (_, caller, world) => {
    const rows = await slides.all(world.tx);
    const previewSeconds = await previewSecondsFor(caller, world);
    return {
      type: 'videoStation' as const,
      slides: rows.map((row) => ({
        id: row.id,
        actorId: row.actor_id,
        actorName: row.actor_name,
        actorSlug: row.actor_slug,
        isOnline: row.is_online === 1,
        kicker: localized(row.kicker, caller),
        title: localized(row.title, caller),
        lead: localized(row.lead, caller).replaceAll('{previewSeconds}', String(previewSeconds)),
        banner: pictureOf(caller.brand, 'banner', row.picture_seed),
        thumb: pictureOf(caller.brand, 'portrait', row.actor_seed),
        link: pathTo('performer.overview', caller.language, { actorName: row.actor_slug }),
      })),
    };
  }),
];
