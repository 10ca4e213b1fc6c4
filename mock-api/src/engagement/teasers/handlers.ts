import { pathTo } from '@lounge/locale';
import { getJumbotronConfig, getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { handle } from '../../dispatch/handler.ts';
import { previewSecondsFor } from '../../content/live-chat/index.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import { statement } from '../../world/statement.ts';

const slides = statement((db) =>
  db
    .selectFrom('jumbotronSlide')
    .innerJoin('actor', 'actor.id', 'jumbotronSlide.actorId')
    .selectAll('jumbotronSlide')
    .select(['actor.name as actorName', 'actor.slug as actorSlug', 'actor.isOnline', 'actor.pictureSeed as actorSeed'])
    .orderBy('jumbotronSlide.id'),
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
        actorId: row.actorId,
        actorName: row.actorName,
        actorSlug: row.actorSlug,
        isOnline: row.isOnline === 1,
        kicker: localized(row.kicker, caller),
        title: localized(row.title, caller),
        lead: localized(row.lead, caller).replaceAll('{previewSeconds}', String(previewSeconds)),
        banner: pictureOf(caller.brand, 'banner', row.pictureSeed),
        thumb: pictureOf(caller.brand, 'portrait', row.actorSeed),
        link: pathTo('performer.overview', caller.language, { actorName: row.actorSlug }),
      })),
    };
  }),
];
