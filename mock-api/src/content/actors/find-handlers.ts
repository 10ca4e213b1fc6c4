import { performerSlug } from '@lounge/locale';
import {
  actorChatRatings,
  actorInterviews,
  actorsByIds,
  filteredModels,
  getActorPreviewImage,
  getActorPreviewImageByName,
  getProfilePreview,
  getSalesPerActor,
  modelsV2,
  modelsV3,
  soonModels,
  topCams,
  videoStars,
  welcomeClips,
} from '@lounge/protocol/content/actors';
import { callerCountry } from '../../dispatch/caller-country.ts';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { totalOf } from '../../world/bounded-count.ts';
import {
  clipsFor,
  interviewsOfActor,
  modelPageRows,
  modelsAfter,
  modelsThatFit,
  pictureById,
  pictureBySlug,
  previewOfActor,
  ratingsOf,
  starRows,
  topLists,
} from './find-statements.ts';
import { clipOf, interviewOf, loopOf, starOf, topCamOf } from './map-find.ts';
import { modelsByIds, modelsFor } from './map-actor.ts';
import type { ContentOfActors, PresentOfActors } from './ports.ts';
import { startingSoon } from './soon.ts';
import { actorExists, countActors } from './statements.ts';
import { berlinClock, hoursUntilPresent, usualWeek } from './usual-hours.ts';
import { parseSharedJson } from '../../world/json.ts';

const defaultPage = 30;
/** @spec constant:videoStars.default */
const defaultStars = 100;
const defaultClips = 6;
const defaultSoon = 6;
/** @spec constant:ageRating.default */
const defaultAge = 16;
/** Ids beyond it are not looked up. */
const mostIds = 100;

/** Lists of performers for tiles. */
const models = ({ showsUntil }: PresentOfActors) => [
  handle(filteredModels, async ({ genderType = '', online, freeChat, vip, ...page }, caller, world) => {
    const { first = defaultPage, offset = 0 } = page;
    const flags = { online: Number(online === true), freeChat: Number(freeChat === true), vip: Number(vip === true) };
    const [rows, modelOf] = await Promise.all([
      modelsThatFit.all(world.tx, { language: caller.language, genderType, ...flags, first, offset }),
      modelsFor(caller, world),
    ]);
    return rows.map(modelOf);
  }),

  handle(modelsV2, async ({ first = defaultPage, offset = 0 }, caller, world) => {
    const [rows, total, modelOf] = await Promise.all([
      modelPageRows.all(world.tx, { language: caller.language, first, offset }),
      totalOf(countActors.first(world.tx)),
      modelsFor(caller, world),
    ]);
    return { items: rows.map(modelOf), total };
  }),

  handle(modelsV3, async ({ first = defaultPage, after = 0 }, caller, world) => {
    // One more row says whether there is a next page.
    const [rows, modelOf] = await Promise.all([
      modelsAfter.all(world.tx, { language: caller.language, first: first + 1, after }),
      modelsFor(caller, world),
    ]);
    const items = rows.slice(0, first).map(modelOf);
    return { items, next: rows.length > first ? (items.at(-1)?.id ?? null) : null };
  }),

  handle(soonModels, ({ first = defaultSoon }, caller, world) => startingSoon(first, showsUntil, caller, world)),

  handle(actorsByIds, ({ ids }, caller, world) => modelsByIds(ids.slice(0, mostIds), caller, world)),
];

/** Top lists, stars and clips. */
const tops = ({ newVideosOf }: ContentOfActors) => [
  handle(topCams, async ({ type, online = false }, caller, world) => {
    const [rows, country] = await Promise.all([topLists[type].all(world.tx), callerCountry(caller, world)]);
    const ranked = rows.map((row, at) => topCamOf(row, at + 1, country, caller));
    return online ? ranked.filter((each) => each.online) : ranked;
  }),

  handle(videoStars, async ({ first = defaultStars }, caller, world) => {
    const [rows, country] = await Promise.all([starRows.all(world.tx, { first }), callerCountry(caller, world)]);
    const counts = await newVideosOf(
      rows.map(({ id }) => id),
      world,
    );
    return rows.map((row) => starOf(row, counts.get(row.id) ?? 0, country, caller));
  }),

  handle(welcomeClips, async ({ first = defaultClips, fsk = defaultAge, actorId = 0 }, caller, world) => {
    const rows = await clipsFor.all(world.tx, { first, fsk, actorId });
    const shown = await modelsByIds(
      rows.map((row) => row.actorId),
      caller,
      world,
    );
    const byId = new Map(shown.map((model) => [model.id, model]));
    return rows.flatMap((row) => {
      const model = byId.get(row.actorId);
      return model === undefined ? [] : [clipOf(row, model, caller, world)];
    });
  }),
];

/** Parts of one performer. */
const parts = ({ showsOf, watchersAmong }: PresentOfActors, { bought }: ContentOfActors) => [
  handle(actorChatRatings, async ({ actorId }, _, world) => {
    const row = (await ratingsOf.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
    return { lastNinetyDays: { countRatings: row.ratingCount, satisfactionRate: row.satisfaction } };
  }),

  handle(actorInterviews, async ({ actorId }, caller, world) => {
    const [actor, rows] = await Promise.all([
      actorExists.first(world.tx, { id: actorId }),
      interviewsOfActor.all(world.tx, { actorId }),
    ]);
    if (actor === null) reject('unknown', 'actorId');
    return rows.map((row) => interviewOf(row, caller));
  }),

  handle(getActorPreviewImage, async ({ actorId }, { brand }, world) => {
    const row = (await pictureById.first(world.tx, { key: actorId })) ?? reject('unknown', 'actorId');
    return { actorId: row.id, picture: pictureOf(brand, 'portrait', row.pictureSeed) };
  }),

  handle(getActorPreviewImageByName, async ({ name }, { brand }, world) => {
    const row = (await pictureBySlug.first(world.tx, { key: performerSlug(name) })) ?? reject('unknown', 'name');
    return { actorId: row.id, picture: pictureOf(brand, 'portrait', row.pictureSeed) };
  }),

  handle(getProfilePreview, async ({ actorId }, caller, world) => {
    const [row, [model], shows, watching] = await Promise.all([
      previewOfActor.first(world.tx, { id: actorId, language: caller.language }),
      modelsByIds([actorId], caller, world),
      showsOf(actorId, caller, world),
      watchersAmong([actorId], world),
    ]);
    if (row === null || model === undefined) return reject('unknown', 'actorId');
    const { weekday, hour } = berlinClock(world.clock.now());
    return {
      model,
      about: row.about ?? '',
      pinnedCount: row.pinned,
      videoCount: row.videoCount,
      nextShowAt: shows.nextShowAt,
      watching: watching.get(actorId) ?? 0,
      hoursToBeOnline: hoursUntilPresent(usualWeek(parseSharedJson(row.hours)).days, weekday, hour),
      loop: model.isOnline && !model.isCountryBanned ? loopOf(row, caller, world) : null,
    };
  }),

  handle(getSalesPerActor, async ({ actorId }, caller, world) => {
    const guestId = guestOf(caller);
    const [actor, videos, albums, tickets] = await Promise.all([
      actorExists.first(world.tx, { id: actorId }),
      bought.videos(guestId, actorId, world),
      bought.albums(guestId, actorId, world),
      bought.tickets(guestId, actorId, world),
    ]);
    if (actor === null) reject('unknown', 'actorId');
    return { actorId, videos, albums, tickets };
  }),
];

/** The handlers of the calls by which performers are found and introduced. */
export const findHandlers = (present: PresentOfActors, content: ContentOfActors) => [
  ...models(present),
  ...tops(content),
  ...parts(present, content),
];
