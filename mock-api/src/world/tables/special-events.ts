import type { Infer } from '@lounge/protocol';
import type { campaignType, gameDayConfig, gameEventType, gameType } from '@lounge/protocol/engagement/special-events';
import type { ByLanguage } from '../by-language.ts';
import { enumeration, json } from '../column-specs.ts';
import type { Award } from './rewards.ts';

/** An outcome of a try, as a game has it: the sum of all weights is the whole. */
export interface StoredOutcome {
  readonly id: string;
  readonly weight: number;
  /** The symbols that show it, one for each reel or target. */
  readonly symbols: readonly string[];
  readonly award: Award | null;
}

/** A reward for eggs that a guest has collected. */
export interface StoredEggReward {
  readonly id: number;
  readonly requiredEggs: number;
  readonly award: Award;
  /** Whether pages name it only once it is reached. */
  readonly isHidden: boolean;
  /** Whether its amount is the most that it can be: every amount from one piece on is as likely. */
  readonly isUpTo: boolean;
}

/** The content of a campaign, by its kind. */
export interface CampaignContents {
  /** The pages on which eggs are hidden each day, by the keys of their routes, and the rewards. */
  readonly easter: {
    readonly places: readonly string[];
    readonly rewards: readonly StoredEggReward[];
    /** Tokens beside those that the server signs, each for one guest and page: a provider state names one, as it cannot sign. */
    readonly knownTokens?: readonly { readonly token: string; readonly guestId: number; readonly place: string }[];
  };
  /** The awards behind the doors, from the first Berlin day on. */
  readonly adventCalendar: { readonly doors: readonly Award[] };
  /** The gift of each Berlin day, from the first on. */
  readonly giftCalendar: { readonly gifts: readonly Award[] };
  readonly goldrush: Readonly<Record<never, never>>;
  /** The prize, how many are drawn, and the terms of taking part. */
  readonly prizeDraw: { readonly award: Award; readonly winners: number; readonly terms: ByLanguage };
  readonly vr: Readonly<Record<never, never>>;
  /** Its teams and challenges have tables of their own. */
  readonly clash: Readonly<Record<never, never>>;
}

/** The tables of events. */
export const specialEventTables = {
  /** An event that is a game: dates, rules and words, so that another one is a row. */
  specialEvent: {
    id: 'id',
    eventType: enumeration<Infer<typeof gameEventType>>(),
    gameType: enumeration<Infer<typeof gameType>>(),
    start: 'instant',
    end: 'instant',
    rewardsUntil: 'instant',
    dailyAttempts: 'int',
    /** Points of each attempt, unless its day has others. */
    pointsPerAttempt: 'int',
    dayConfigs: json<readonly Infer<typeof gameDayConfig>[]>(),
    outcomes: json<readonly StoredOutcome[]>(),
    pictureSeed: 'text',
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
  },
  /** An event that is no game: dates, content and words, so that another one is a row. */
  campaign: {
    id: 'id',
    eventType: enumeration<Infer<typeof campaignType>>(),
    /** The performer of a gift calendar. */
    actorId: 'int null',
    start: 'instant',
    end: 'instant',
    rewardsUntil: 'instant',
    content: json<CampaignContents[Infer<typeof campaignType>]>(),
    pictureSeed: 'text',
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
  },
} as const;
