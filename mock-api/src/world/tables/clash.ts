import type { Infer } from '@lounge/protocol';
import type { clashChallengeType } from '@lounge/protocol/engagement/clash';
import type { ByLanguage } from '../by-language.ts';
import { enumeration, json } from '../column-specs.ts';

/** The tables of clashes. */
export const clashTables = {
  clash: { id: 'id', start: 'instant', end: 'instant', themeId: 'text', name: json<ByLanguage>() },
  /** `memberIds` are performers, the captain among them. */
  clashTeam: {
    id: 'id',
    clashId: 'int',
    captainId: 'int',
    memberIds: json<readonly number[]>(),
    name: json<ByLanguage>(),
  },
  clashChallenge: {
    id: 'id',
    clashId: 'int',
    type: enumeration<Infer<typeof clashChallengeType>>(),
    start: 'instant',
    end: 'instant',
    /** The team that the jury chose. */
    winnerAdmin: 'int null',
    moderatorId: 'int null',
    videoId: 'int null',
    pictureSeed: 'text',
    name: json<ByLanguage>(),
    title: json<ByLanguage>(),
    subTitle: json<ByLanguage>(),
    description: json<ByLanguage>(),
  },
  /** The vote of a guest in a challenge; the key is both. */
  clashVote: { key: 'key', guestId: 'int', challengeId: 'int', teamId: 'int', at: 'instant' },
  /** How many votes a team has, and when that changed last; the key is challenge and team. */
  clashCount: { key: 'key', challengeId: 'int', teamId: 'int', votes: 'int', changedAt: 'instant' },
} as const;
