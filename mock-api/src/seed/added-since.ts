import { foundKinds, idsPerSubject, placeOfKind, type FoundKind } from '../world/search-document.ts';
import type { DatabaseSchema } from '../world/tables.ts';

/** The part of the seeds that a stored world of an earlier version lacks after its upgrade. */
export interface AddedSeeds {
  /** Tables whose rows are all new. */
  readonly tables: readonly (keyof DatabaseSchema)[];
  /** New columns of rows that are there, by table; the rows are found by their ids. */
  readonly columns: Readonly<Partial<Record<keyof DatabaseSchema, readonly string[]>>>;
  /** Statements that remove the rows of what the world does not have: it may have deleted it, or the seeds have more today. */
  readonly afterwards: readonly string[];
}

/** Removes the search documents of one kind whose subjects are not there. */
const withoutSubject = (kind: FoundKind): string =>
  `delete from "searchDocument" where id % ${idsPerSubject} = ${placeOfKind(kind)} and id / ${idsPerSubject} not in (select id from "${kind}")`;

/** The seeds by the version that added them. What came before version 20 has none. */
const added: readonly (AddedSeeds & { readonly to: number })[] = [
  {
    to: 20,
    tables: ['city', 'category', 'actorInterview', 'welcomeClip', 'videoTag', 'tag', 'searchDocument'],
    columns: { actor: ['moods', 'mood', 'videoCallPoints'], video: ['dislikes'] },
    afterwards: [
      'delete from "actorInterview" where "actorId" not in (select id from actor)',
      'delete from "welcomeClip" where "actorId" not in (select id from actor)',
      'delete from "videoTag" where "videoId" not in (select id from video)',
      'update tag set "videoCount" = (select count(*) from "videoTag" where "videoTag".tag = tag.key)',
      'delete from tag where "videoCount" = 0',
      ...foundKinds.map(withoutSubject),
    ],
  },
  { to: 22, tables: ['searchWord'], columns: {}, afterwards: [] },
  { to: 23, tables: [], columns: { video: ['description'] }, afterwards: [] },
  {
    to: 24,
    tables: ['feedPost', 'feedComment'],
    columns: {},
    afterwards: [
      'delete from "feedPost" where "actorId" not in (select id from actor)',
      'delete from "feedComment" where "postId" not in (select id from "feedPost")',
    ],
  },
  { to: 26, tables: ['article', 'articleMonth'], columns: {}, afterwards: [] },
  {
    to: 27,
    tables: [
      'tvFormat',
      'tvVideo',
      'tvVideoSlug',
      'tvCategory',
      'tvVideoCategory',
      'tvSlot',
      'lateNightShow',
      'searchDocument',
      'searchWord',
    ],
    columns: {},
    // Of documents only those of articles and TV are missing, and words that nothing else has.
    afterwards: foundKinds.map(withoutSubject),
  },
  { to: 28, tables: ['specialEvent', 'dailyOffer', 'dailyDealPage'], columns: {}, afterwards: [] },
  {
    to: 29,
    tables: ['campaign', 'clash', 'clashTeam', 'clashChallenge', 'contest', 'contestEntry'],
    columns: {},
    afterwards: [],
  },
];

/** The seeds that were added after a version, which an upgrade from it fills in once. */
export const addedSince = (version: string): readonly AddedSeeds[] => added.filter(({ to }) => Number(version) < to);
