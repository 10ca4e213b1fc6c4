import { berlinDay, berlinInstant, berlinWeekday } from '@lounge/locale';
import type { AnswerOf, Infer } from '@lounge/protocol';
import type { lateNightShow, lateNightShowEvent } from '@lounge/protocol/engagement/tv';
import { contactsAmong } from '../../content/messenger/index.ts';
import { pictureOf } from '../../media/picture.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { parseSharedJson, toJson } from '../../world/json.ts';
import { dayOf, isoOf } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { broadcastAt } from './programme.ts';
import { entryOf, programmed, remindedOf } from './read-programme.ts';
import { slotsFor } from './slots.ts';
import { lateNightShows, performersAmong } from './statements.ts';

type Event = Infer<typeof lateNightShowEvent>;

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** Friday, from 0, Monday. */
const friday = 4;
/** When a show begins, and when it ends on the next day. @assumed */
const [beginsAt, endsAt] = ['23:00', '00:30'];
/** How many past shows and shows to come are listed. */
const around = 3;

interface Evening {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
  /** The number of its week; decides which show it is. */
  readonly week: number;
}

const textOf = (dayStart: number): string => dayOf(dayStart);

/** The Friday of a moment's week, some weeks later. */
const eveningOf = (now: number, weeks: number): Evening => {
  const dayStart = Date.parse(`${berlinDay(now)}T00:00:00Z`) + (friday - berlinWeekday(now)) * dayMs + weeks * weekMs;
  const day = textOf(dayStart);
  return {
    day,
    begin: berlinInstant(day, beginsAt),
    end: berlinInstant(textOf(dayStart + dayMs), endsAt),
    week: Math.floor(dayStart / weekMs),
  };
};

/** The last evenings, the one that runs, and the next ones. */
const eveningsAround = (now: number): readonly Evening[] => {
  const all = Array.from({ length: 2 * around + 3 }, (_, at) => eveningOf(now, at - around - 1));
  return [
    ...all.filter(({ end }) => end <= now).slice(-around),
    ...all.filter(({ begin, end }) => begin <= now && end > now),
    ...all.filter(({ begin }) => begin > now).slice(0, around),
  ];
};

/** The places of the videos of evenings that are over, by the start; what was on free TV then is the show. */
const videosOf = async (
  evenings: readonly Evening[],
  caller: Caller,
  world: World,
): Promise<ReadonlyMap<number, Event['video']>> => {
  const slots = await slotsFor('live', world);
  const found = evenings.flatMap(({ begin }) => broadcastAt(slots, begin) ?? []);
  const entries = await programmed('live', found, world);
  return new Map(
    entries.map((each) => [
      each.start,
      each.end <= world.clock.now() ? entryOf(each, false, caller, world).video : null,
    ]),
  );
};

const actorsOf = async (shows: readonly Row<'lateNightShow'>[], caller: Caller, world: World) => {
  const ids = [...new Set(shows.flatMap(({ hostIds }) => parseSharedJson(hostIds)))];
  const [rows, { isContactable }] = await Promise.all([
    performersAmong.all(world.tx, { ids: toJson(ids) }),
    contactsAmong(ids, caller, world),
  ]);
  const shown = rows.filter(isContactable);
  return ({ hostIds }: Row<'lateNightShow'>): Event['actors'] =>
    inOrderOf(parseSharedJson(hostIds), shown).map(({ id, name, slug, pictureSeed }) => ({
      id,
      name,
      slug,
      portrait: pictureOf(caller.brand, 'portrait', pictureSeed),
    }));
};

/** Reads late-night shows. Both languages of the texts are in the answer. */
export const readLateNight = async (caller: Caller, world: World): Promise<AnswerOf<typeof lateNightShow>> => {
  const evenings = eveningsAround(world.clock.now());
  const [shows, videos, isReminded] = await Promise.all([
    lateNightShows.all(world.tx),
    videosOf(evenings, caller, world),
    remindedOf(caller, world),
  ]);
  const actors = await actorsOf(shows, caller, world);
  return evenings.flatMap(({ day, begin, end, week }) => {
    const show = shows[week % shows.length];
    if (show === undefined) return [];
    return [
      {
        id: day,
        headline: parseSharedJson(show.headline),
        text: parseSharedJson(show.text),
        begin: isoOf(begin),
        end: isoOf(end),
        actors: actors(show),
        picture: pictureOf(caller.brand, 'portrait', show.pictureSeed),
        video: videos.get(begin) ?? null,
        isReminded: isReminded('live', begin),
      },
    ];
  });
};
