import { count, entityId, flag, maybe, nothing, orNull, shape, text } from '@lounge/protocol';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';

const dayMs = 86_400_000;

const putVideo = statement((db, $) =>
  db.replaceInto('video').values({
    ...{ id: $('id'), actor_id: $('actorId'), title: $('title'), created_at: $('createdAt'), duration: 724 },
    ...{ price: $('price'), base_price: $('basePrice'), is_vip: 0, is_classic: 0, is_cam_recording: 0 },
    ...{ is_promoted: $('isPromoted'), likes: $('likes'), views: 48160, age_rating: 12 },
    preview_seed: 'leaves-noor-video-1',
  }),
);

const removeVideos = statement((db) => db.deleteFrom('video'));

/** No performer has a video; those that have one come after it. */
export const noVideos = state('there are no videos', {
  description: 'No performer has a video. Where videos follow, they are the only ones.',
  params: nothing,
  setUp: (_, world) => world.database.change((tx) => removeVideos.all(tx)),
});

/** A video of a performer. */
export const aVideoOfPerformer = state('a video of the performer', {
  description:
    'The performer has this video, published `daysOld` days ago (today unless given); prices are in hundredths of a coin, 0 is free.',
  params: shape({
    id: entityId,
    actorId: entityId,
    title: maybe(text),
    daysOld: maybe(count),
    price: maybe(count),
    basePrice: maybe(orNull(count)),
    likes: maybe(count),
    isPromoted: maybe(flag),
  }),
  setUp: ({ id, actorId, title = 'Rooftop, after rain', daysOld = 0, ...given }, world) =>
    world.database.change((tx) =>
      putVideo.all(tx, {
        ...{ id, actorId, title: JSON.stringify({ de: title, en: title, nl: title, es: title }) },
        createdAt: new Date(world.clock.now() - daysOld * dayMs).toISOString(),
        ...{ price: given.price ?? 0, basePrice: given.basePrice ?? null, likes: given.likes ?? 1204 },
        isPromoted: given.isPromoted ? 1 : 0,
      }),
    ),
});

/** The states of this room. */
export const videoStates = [noVideos, aVideoOfPerformer];
