import { performerSlug } from '@lounge/locale';
import {
  actorHeatMaps,
  getActor,
  getActorByName,
  getActorNote,
  getActorState,
  conversionChatActors,
  modelById,
  onlineModels,
  recommendedModels,
  storeActorNote,
} from '@lounge/protocol/content/actors';
import { handle, reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorStateOf } from './actor-state.ts';
import { isCountryIn } from './banned-country.ts';
import { actorOf, modelsByIds, modelsFor } from './map-actor.ts';
import { readNote, storeNote } from './notes.ts';
import { findHandlers } from './find-handlers.ts';
import type { ContentOfActors, PresentOfActors } from './ports.ts';
import { berlinClock, hoursUntilPresent, usualWeek } from './usual-hours.ts';
import {
  actorById,
  actorBySlug,
  actorHours,
  conversionActors,
  countConversionActors,
  countOnline,
  idsByRank,
  onlineActors,
  similarTo,
  type ActorRow,
} from './statements.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { parseJson, parseSharedJson } from '../../world/json.ts';

const existing = (row: ActorRow | null, field: string): ActorRow => row ?? reject('unknown', field);

const existingById = async (id: number, field: string, { language }: Caller, world: World): Promise<ActorRow> =>
  existing(await actorById.first(world.tx, { key: id, language }), field);

const bansCountry = async (row: Promise<ActorRow>, caller: Caller, world: World): Promise<boolean> =>
  isCountryIn((await row).banned, caller, world);

/** Reads performers' profiles with what they say of shows and live chats. */
const profiles =
  ({ showsOf, liveOf }: PresentOfActors) =>
  async (actorId: number, row: Promise<ActorRow>, caller: Caller, world: World) => {
    const [known, isCountryBanned, shows, live] = await Promise.all([
      row,
      bansCountry(row, caller, world),
      showsOf(actorId, caller, world),
      liveOf(actorId, caller, world),
    ]);
    return actorOf(known, { ...shows, ...live, isCountryBanned }, caller, world);
  };

const defaultRecommendations = 4;
const defaultPage = 30;

/** The handlers of calls that know of nobody's present. */
const lists = [
  handle(onlineModels, async ({ first = defaultPage, offset = 0 }, caller, world) => {
    const [rows, total, modelOf] = await Promise.all([
      onlineActors.all(world.tx, { language: caller.language, first, offset }),
      totalOf(countOnline.first(world.tx)),
      modelsFor(caller, world),
    ]);
    return { items: rows.map(modelOf), total };
  }),

  handle(conversionChatActors, async ({ first = defaultPage, offset = 0 }, caller, world) => {
    const [rows, total, modelOf] = await Promise.all([
      conversionActors.all(world.tx, { language: caller.language, first, offset }),
      totalOf(countConversionActors.first(world.tx)),
      modelsFor(caller, world),
    ]);
    return { items: rows.map(modelOf), total };
  }),

  handle(recommendedModels, async ({ actorId, first = defaultRecommendations }, caller, world) => {
    const actor = (await similarTo.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
    const listed = parseJson(actor.recommended).slice(0, first);
    if (listed.length === 0 || listed.length === first) return modelsByIds(listed, caller, world);
    // The others by rank, those online first.
    const excluded = new Set([actorId, ...listed]);
    const others = await idsByRank.all(world.tx, { first: first + 1 });
    const rest = others.flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
    return modelsByIds([...listed, ...rest].slice(0, first), caller, world);
  }),

  handle(actorHeatMaps, async ({ actorId }, caller, world) => {
    const bindings = { key: actorId, language: caller.language };
    const actor = (await actorHours.first(world.tx, bindings)) ?? reject('unknown', 'actorId');
    const { days, errors } = usualWeek(parseSharedJson(actor.hours));
    const { weekday, hour } = berlinClock(world.clock.now());
    return {
      heatMaps: days.map((hours, at) => ({ day: at + 1, hours: [...hours] })),
      hoursToBeOnline: hoursUntilPresent(days, weekday, hour),
      actorName: actor.name,
      memo: actor.headline,
      errors,
    };
  }),
];

/** The handlers of this module's calls. */
export const actorHandlers = (present: PresentOfActors, content: ContentOfActors) => {
  const profileOf = profiles(present);
  return [
    handle(getActor, ({ actorId }, caller, world) =>
      profileOf(actorId, existingById(actorId, 'actorId', caller, world), caller, world),
    ),

    handle(getActorByName, async ({ name }, caller, world) => {
      const bindings = { key: performerSlug(name), language: caller.language };
      const row = existing(await actorBySlug.first(world.tx, bindings), 'name');
      return profileOf(row.id, Promise.resolve(row), caller, world);
    }),

    handle(getActorState, ({ actorId }, _, world) => actorStateOf(actorId, present, world)),

    handle(getActorNote, ({ actorId }, caller, world) => readNote(actorId, caller, world)),

    handle(storeActorNote, storeNote),

    handle(modelById, ({ id }, caller, world) => profileOf(id, existingById(id, 'id', caller, world), caller, world)),

    ...lists,
    ...findHandlers(present, content),
  ];
};
