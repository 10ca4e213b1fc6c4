import { languages, performerSlug } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { event, state } from '../../world/state.ts';
import { insertRow, replaceRow, updateRow } from '../../world/row-statements.ts';
import { inAllLanguages, storedInAllLanguages } from '../../world/by-language.ts';
import { putSearchDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import { putRatings } from './ratings.ts';
import { replaceNote } from './note-statements.ts';
import { noteKey } from './notes.ts';
import { setPresence } from './set-presence.ts';
import { berlinClock } from './usual-hours.ts';
import { toJson } from '../../world/json.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Every evening from eight, on the first days of a week. */
const eveningsOf = (days: number) =>
  toJson(Array.from({ length: days }, () => Array.from({ length: 24 }, (_, at) => (at < 20 ? 0 : 4))));

const contentTables = [
  ...(['actorText', 'ratingDay', 'album', 'video', 'camShow', 'jumbotronSlide'] as const),
  ...(['actorInterview', 'welcomeClip'] as const),
] as const;
const removeContent = contentTables.map((table) =>
  statement((db, $: Bind<{ id: number }>) => db.deleteFrom(table).where('actorId', '=', $('id'))),
);

const removeActor = statement((db, $: Bind<{ id: number; slug: string }>) =>
  db.deleteFrom('actor').where((e) => e.or([e('id', '=', $('id')), e('slug', '=', $('slug'))])),
);

const insertActor = statement(
  (
    db,
    $: Bind<{
      id: number;
      name: string;
      slug: string;
      age: number;
      city: string;
      createdAt: string;
      price: number | null;
      basePrice: number | null;
      messagePrice: number | null;
      isVip: number;
      isOnline: number;
      since: string | null;
      countRatings: number;
      satisfactionRate: number;
      hours: Row<'actor'>['hours'];
      similarIds: Row<'actor'>['recommended'];
      banned: Row<'actor'>['banned'];
      videoCallPoints: number;
      videoCount: number;
    }>,
  ) =>
    db.insertInto('actor').values({
      id: $('id'),
      name: $('name'),
      slug: $('slug'),
      gender: 'F',
      genderType: 'F',
      age: $('age'),
      city: $('city'),
      country: 'PT',
      languages: toJson<readonly ('en' | 'de')[]>(['en', 'de']),
      createdAt: $('createdAt'),
      tags: toJson<readonly string[]>([]),
      priceVideo: $('price'),
      basePriceVideo: $('basePrice'),
      priceSingle: 4000,
      priceVoyeur: 1800,
      priceToy: 4400,
      priceVoice: 2400,
      priceMessage: $('messagePrice'),
      freeMessages: 3,
      isVip: $('isVip'),
      isVoyeur: 1,
      isToy: 1,
      isVoice: 1,
      freeChat: 0,
      isOnline: $('isOnline'),
      stateSince: $('since'),
      ratingCount: $('countRatings'),
      satisfaction: $('satisfactionRate'),
      pinned: 4812,
      visits: 0,
      pictureSeed: 'noor',
      bannerSeed: 'noor-banner',
      banned: $('banned'),
      hours: $('hours'),
      recommended: $('similarIds'),
      moods: toJson<readonly string[]>([]),
      mood: 50,
      videoCallPoints: $('videoCallPoints'),
      videoCount: $('videoCount'),
    }),
);

const insertText = insertRow('actorText');

const setEverybodyOffline = statement((db) => db.updateTable('actor').set({ isOnline: 0 }));

/** A performer without albums, videos, shows and jumbotron slides, usually online every evening from eight. */
export const aPerformer = state('a performer exists', {
  description:
    'A performer with these fields exists and has no albums, videos, ticket shows or jumbotron slides; texts are the same in every language. The slug follows from the name. Prices are in hundredths of a coin, of a minute or a message. Usual hours are known of the first `knownDays` weekdays.',
  params: s.object({
    id: s.entityId,
    name: s.boundedString(80),
    age: s.optional(s.integerBetween(18, 99)),
    city: s.optional(s.string),
    headline: s.optional(s.string),
    about: s.optional(s.string),
    isOnline: s.optional(s.boolean),
    since: s.optional(s.nullable(s.instant)),
    isNew: s.optional(s.boolean),
    isVip: s.optional(s.boolean),
    price: s.optional(s.count),
    basePrice: s.optional(s.nullable(s.count)),
    messagePrice: s.optional(s.nullable(s.count)),
    countRatings: s.optional(s.count),
    satisfactionRate: s.optional(s.integerBetween(0, 100)),
    similarIds: s.optional(s.array(s.entityId)),
    bannedCountryCodes: s.optional(s.array(s.boundedString(2))),
    videoCallPoints: s.optional(s.count),
    videoCount: s.optional(s.count),
    knownDays: s.optional(s.count),
  }),
  ifLeftOut: {
    price: 3600,
    messagePrice: 300,
    similarIds: [],
    bannedCountryCodes: [],
    videoCallPoints: 0,
    videoCount: 0,
    knownDays: 7,
  },
  setUp: (params, world) =>
    world.database.change(async (tx) => {
      const { id, name, headline = 'Late tea and stories', about = 'Reads aloud until midnight.' } = params;
      const slug = performerSlug(name);
      const { countRatings = 412, satisfactionRate = 96 } = params;
      for (const each of removeContent) await each.all(tx, { id });
      await removeActor.all(tx, { id, slug });
      await insertActor.all(tx, {
        id,
        name,
        slug,
        age: params.age ?? 31,
        city: params.city ?? 'Lisbon',
        createdAt: new Date(world.clock.now() - (params.isNew ? 2 : 400) * dayMs).toISOString(),
        price: params.price,
        basePrice: params.basePrice ?? null,
        messagePrice: params.messagePrice,
        isVip: params.isVip ? 1 : 0,
        isOnline: params.isOnline ? 1 : 0,
        since: params.since ?? null,
        countRatings,
        satisfactionRate,
        hours: eveningsOf(params.knownDays),
        similarIds: toJson(params.similarIds),
        banned: toJson(params.bannedCountryCodes),
        videoCallPoints: params.videoCallPoints,
        videoCount: params.videoCount,
      });
      const satisfied = Math.round((countRatings * satisfactionRate) / 100);
      await putRatings(id, { ratings: countRatings, satisfied }, { tx, clock: world.clock });
      const words = [name, params.city ?? 'Lisbon', headline].join(' ');
      await putSearchDocument(tx, 'actor', id, inAllLanguages(words));
      for (const language of languages) {
        await insertText.all(tx, { key: `${id} ${language}`, actorId: id, language, headline, about });
      }
    }),
});

/** No performer has an id. */
export const noPerformer = state('no performer has the id', {
  description: 'No performer has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeActor.all(tx, { id, slug: '' })),
});

/** No performer has a name. */
export const noPerformerNamed = state('no performer has the name', {
  description: 'No performer has this name, in any spelling that gives the same slug.',
  params: s.object({ name: s.boundedString(80) }),
  setUp: ({ name }, world) => world.database.change((tx) => removeActor.all(tx, { id: 0, slug: performerSlug(name) })),
});

/** All performers are offline; states for online performers follow it. */
export const noPerformerIsOnline = state('no performer is online', {
  description: 'Every performer is offline. Performers that later states set online are the only ones.',
  params: s.empty,
  setUp: (_, world) => world.database.change((tx) => setEverybodyOffline.all(tx)),
});

const forgetHours = statement((db) => db.updateTable('actor').set({ hours: toJson([]) }));
const setHours = updateRow('actor', 'id', ['hours']);

/** Only one performer is usually online soon. */
export const performerComesSoon = state('only the performer {id} is usually online soon', {
  description:
    'This performer is usually online two hours from now, for an hour, and not before. Nobody else has usual hours.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, { database, clock }) =>
    database.change(async (tx) => {
      const { weekday, hour } = berlinClock(clock.now() + 2 * hourMs);
      const isUsual = (day: number, at: number) => day === weekday && at === hour;
      const days = Array.from({ length: 7 }, (_, day) =>
        Array.from({ length: 24 }, (_, at) => (isUsual(day, at) ? 4 : 0)),
      );
      await forgetHours.all(tx);
      await setHours.all(tx, { id, hours: toJson(days) });
    }),
});

/** A performer who was offline comes online. */
export const performerComesOnline = event('the performer comes online', {
  description: 'This performer, offline until now, comes online.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => setPresence(world, id, true),
});

/** A performer came online, and everybody who was not connected missed the push. */
export const performerCameOnline = state('the performer came online while nobody was connected', {
  description: 'This performer, offline until then, came online, which was published before anybody connected.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => setPresence(world, id, true),
});

/** A performer who was online goes offline. */
export const performerGoesOffline = event('the performer goes offline', {
  description: 'This performer, online until now, goes offline.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => setPresence(world, id, false),
});

/** A guest noted something about a performer. */
export const guestHasNote = state('the guest has a note about the performer', {
  description: 'The guest stored these words about the performer at this instant.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, comment: s.string, at: s.optional(s.instant) }),
  setUp: ({ guestId, actorId, comment, at }, world) =>
    world.database.change(async (tx) => {
      const key = noteKey(guestId, actorId);
      await replaceNote.all(tx, { key, guestId, actorId, comment, at: at ?? nowIso(world) });
    }),
});

const insertInterview = replaceRow('actorInterview');
const insertClip = replaceRow('welcomeClip');

/** A performer gave an interview. */
export const performerHasInterview = state('the performer gave the interview {id}', {
  description: 'The performer gave this interview of one question; texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    title: s.string,
    question: s.string,
    answer: s.string,
    at: s.instant,
  }),
  setUp: ({ id, actorId, title, question, answer, at }, world) =>
    world.database.change(async (tx) => {
      const parts = toJson([{ question: inAllLanguages(question), answer: inAllLanguages(answer) }]);
      await insertInterview.all(tx, {
        id,
        actorId,
        title: storedInAllLanguages(title),
        parts,
        pictureSeed: 'noor',
        at,
      });
    }),
});

/** A performer has a welcome clip. */
export const performerHasWelcomeClip = state('the performer has the welcome clip {id}', {
  description: 'The performer has this welcome clip for viewers of an age; what is said is the same in every language.',
  params: s.object({ id: s.entityId, actorId: s.entityId, fsk: s.count, greeting: s.string }),
  setUp: ({ id, actorId, fsk, greeting }, world) =>
    world.database.change(async (tx) => {
      const at = nowIso(world);
      await insertClip.all(tx, { id, actorId, fsk, clipSeed: 'mirela', greeting: storedInAllLanguages(greeting), at });
    }),
});

/** The states of this module. */
export const actorStates = [
  aPerformer,
  noPerformer,
  noPerformerNamed,
  noPerformerIsOnline,
  performerComesSoon,
  performerComesOnline,
  performerCameOnline,
  performerGoesOffline,
  guestHasNote,
  performerHasInterview,
  performerHasWelcomeClip,
];
