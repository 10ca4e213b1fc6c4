import { pathTo } from '@lounge/locale';
import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  contestPassedList,
  type contest,
  type contestGridItem,
  type contests,
  type contestVotes,
  type getContestActor,
  type getContestGridItems,
  type getContestGuestData,
  type getHeader,
  type topList,
} from '@lounge/protocol/engagement/contests';
import { contactsAmong } from '../../content/messenger/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { adultRating, isOldEnough } from '../../foundation/wallet/restriction.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { entryHash } from './entry-hash.ts';
import { placesOf } from './places.ts';
import {
  ballotsOf,
  contestById,
  entriesOf,
  guestsOf,
  passedContests,
  runningContests,
  votedEntries,
} from './statements.ts';

type Contest = Row<'contest'>;
type Entry = Awaited<ReturnType<typeof entriesOf.all>>[number];
type GridItem = Infer<typeof contestGridItem>;

/** How many entries a top list has unless it is said. */
const topLength = 5;

/** A contest that has begun, or rejects: one to come is unknown. */
export const openContest = async (id: number, field: string, world: World): Promise<Contest> => {
  const row = await contestById.first(world.tx, { id });
  return row === null || row.start > nowIso(world) ? reject('unknown', field) : row;
};

const isOver = ({ end }: Contest, world: World): boolean => end <= nowIso(world);

/** The entries that a caller may know of, with their places among all. */
const shownEntries = async (rows: readonly Contest[], caller: Caller, world: World) => {
  const all = await entriesOf.all(world.tx, { ids: toJson(rows.map(({ id }) => id)) });
  const { isContactable } = await contactsAmong([...new Set(all.map(({ actorId }) => actorId))], caller, world);
  return new Map(
    rows.map((row) => {
      const entries = all.filter(({ contestId }) => contestId === row.id);
      const shown = entries.filter(({ actorId, banned }) => isContactable({ id: actorId, banned }));
      return [row.id, { all: entries, shown, places: placesOf(entries) }] as const;
    }),
  );
};

const mapContests = async (
  rows: readonly Contest[],
  caller: Caller,
  world: World,
): Promise<Infer<typeof contest>[]> => {
  const ids = toJson(rows.map(({ id }) => id));
  const { guestId, brand } = caller;
  const [entries, guests, ballots] = await Promise.all([
    shownEntries(rows, caller, world),
    guestsOf.all(world.tx, { ids }),
    guestId === null ? [] : ballotsOf.all(world.tx, { guestId, ids }),
  ]);
  return rows.map((row) => {
    const { all = [], shown = [], places = new Map<number, number>() } = entries.get(row.id) ?? {};
    const hasEnded = isOver(row, world);
    return {
      id: row.id,
      kind: row.kind,
      name: localized(row.name, caller),
      start: row.start,
      end: row.end,
      hasStarted: true,
      hasEnded,
      picture: pictureOf(brand, 'banner', row.pictureSeed),
      elementsCount: shown.length,
      votesTotal: all.reduce((sum, { votes }) => sum + votes, 0),
      guestsTotal: guests.find(({ contestId }) => contestId === row.id)?.guests ?? 0,
      voteCount: ballots.find(({ contestId }) => contestId === row.id)?.votes ?? 0,
      prizes: parseJson(row.prizes).map((prize) => prize[caller.language]),
      winners: shown
        .filter(({ id }) => hasEnded && places.get(id) === 1)
        .map(({ actorId, actorName, avatarSeed, votes }) => ({
          actorId,
          actorName,
          avatar: pictureOf(brand, 'avatar', avatarSeed),
          mediaVotes: votes,
        })),
    };
  });
};

/** The entries of a contest as a caller sees them. */
const itemsOf = async (row: Contest, caller: Caller, world: World): Promise<GridItem[]> => {
  const { guestId, language, brand } = caller;
  const { shown = [], places } = (await shownEntries([row], caller, world)).get(row.id) ?? {};
  const voted = guestId === null ? [] : await votedEntries.all(world.tx, { guestId, contestId: row.id });
  const own = new Set(voted.map(({ entryId }) => entryId));
  const isAdult = guestId !== null && (await isOldEnough(guestId, adultRating, world));
  const hasEnded = isOver(row, world);
  const linkOf = ({ slug, mediaId }: Entry): string =>
    row.kind === 'videos'
      ? pathTo('performer.video-details', language, { actorName: slug, videoId: mediaId })
      : pathTo('performer.overview', language, { actorName: slug });
  return shown.map((entry) => {
    const needAvs = entry.ageRating >= adultRating && !isAdult;
    const place = places?.get(entry.id) ?? null;
    return {
      itemHash: entryHash(entry),
      mediaId: entry.mediaId,
      albumId: entry.albumId,
      actorId: entry.actorId,
      actorName: entry.actorName,
      link: linkOf(entry),
      picture: needAvs ? null : pictureOf(brand, row.kind === 'videos' ? 'still' : 'portrait', entry.pictureSeed),
      mediaVotes: entry.votes,
      place,
      isVoted: own.has(entry.id),
      isWinner: hasEnded && place === 1,
      needAvs,
    };
  });
};

const byPlace = (a: GridItem, b: GridItem): number => b.mediaVotes - a.mediaVotes;

/** The handler of the overview. */
export const readContests = async (caller: Caller, world: World): Promise<AnswerOf<typeof contests>> => {
  const now = nowIso(world);
  const [running, passed] = await Promise.all([
    runningContests.all(world.tx, { now }),
    passedContests.all(world.tx, { now, first: contestPassedList }),
  ]);
  const mapped = await mapContests([...running, ...passed], caller, world);
  return { running: mapped.slice(0, running.length), passed: mapped.slice(running.length) };
};

/** The handler of a contest. */
export const readContest = async (
  { contestId }: { readonly contestId: number },
  caller: Caller,
  world: World,
): Promise<Infer<typeof contest>> => {
  const [mapped] = await mapContests([await openContest(contestId, 'contestId', world)], caller, world);
  return mapped ?? reject('unknown', 'contestId');
};

/** The handler of the entries of a performer. */
export const readActor = async (
  { contestId, actorId }: InputOf<typeof getContestActor>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getContestActor>> => {
  const items = await itemsOf(await openContest(contestId, 'contestId', world), caller, world);
  return { contestGridItems: items.filter((item) => item.actorId === actorId) };
};

/** The handler of the top list. */
export const readTopList = async (
  { contestId, limit }: InputOf<typeof topList>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof topList>> => {
  const items = await itemsOf(await openContest(contestId, 'contestId', world), caller, world);
  const placed = items.filter(({ place }) => place !== null).toSorted(byPlace);
  return { countedAt: nowIso(world), items: placed.slice(0, limit ?? topLength), total: placed.length };
};

/** The handler of the head of a contest's page. */
export const readHeader = async (
  { contestId }: InputOf<typeof getHeader>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getHeader>> => {
  const row = await openContest(contestId, 'contestId', world);
  return {
    contestId,
    title: localized(row.name, caller),
    text: localized(row.text, caller),
    picture: pictureOf(caller.brand, 'banner', row.pictureSeed),
  };
};

/** The handler of a page of entries. */
export const readGridItems = async (
  { contestId, contestSub, limit, offset, actorName }: InputOf<typeof getContestGridItems>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getContestGridItems>> => {
  const items = await itemsOf(await openContest(contestId, 'contestId', world), caller, world);
  const searched = (actorName ?? '').trim().toLowerCase();
  const found = items.filter(
    (item) => item.actorName.toLowerCase().includes(searched) && (contestSub !== 'voted' || item.isVoted),
  );
  const ordered = contestSub === 'ranking' ? found.toSorted(byPlace) : found;
  return {
    contestsGridConfig: {
      contestGridItems: ordered.slice(offset, offset + limit),
      elementsCount: found.length,
      guestId: caller.guestId,
    },
  };
};

/** The handler of the caller's votes in a contest. */
export const readGuestData = async (
  { contestId }: InputOf<typeof getContestGuestData>,
  { guestId }: Caller,
  world: World,
): Promise<AnswerOf<typeof getContestGuestData>> => {
  await openContest(contestId, 'contestId', world);
  const [ballot] = guestId === null ? [] : await ballotsOf.all(world.tx, { guestId, ids: toJson([contestId]) });
  return {
    guestData: {
      voteCount: ballot?.votes ?? 0,
      hideVoteLimitModal: ballot?.hidesLimitWindow === 1,
      hideConfirmWindow: ballot?.hidesConfirmWindow === 1,
    },
  };
};

/** The handler of the votes of a poll. */
export const readVotes = async (
  { votingId }: InputOf<typeof contestVotes>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof contestVotes>> => {
  const row = await openContest(votingId, 'votingId', world);
  if (row.kind !== 'poll') reject('unknown', 'votingId');
  return (await itemsOf(row, caller, world)).map(({ itemHash, mediaVotes }) => ({ key: itemHash, count: mediaVotes }));
};
