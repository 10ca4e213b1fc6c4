import type { Infer } from '@lounge/protocol';
import type { contestKind } from '@lounge/protocol/engagement/contests';
import type { ByLanguage } from '../by-language.ts';
import { enumeration, json } from '../column-specs.ts';

/** The tables of contests. */
export const contestTables = {
  contest: {
    id: 'id',
    kind: enumeration<Infer<typeof contestKind>>(),
    start: 'instant',
    end: 'instant',
    pictureSeed: 'text',
    name: json<ByLanguage>(),
    text: json<ByLanguage>(),
    prizes: json<readonly ByLanguage[]>(),
  },
  /** `mediaId` is a photo or a video; in polls it is the id of the entry. */
  contestEntry: {
    id: 'id',
    contestId: 'int',
    actorId: 'int',
    mediaId: 'int',
    albumId: 'int null',
    ageRating: 'int',
    pictureSeed: 'text',
    votes: 'int',
  },
  /** The vote of a guest for an entry; the key is both. */
  contestVote: { key: 'key', guestId: 'int', contestId: 'int', entryId: 'int', at: 'instant' },
  /** How many votes a guest has given in a contest, and which windows are left out; the key is both. */
  contestBallot: {
    key: 'key',
    guestId: 'int',
    contestId: 'int',
    votes: 'int',
    hidesConfirmWindow: 'flag',
    hidesLimitWindow: 'flag',
  },
} as const;
