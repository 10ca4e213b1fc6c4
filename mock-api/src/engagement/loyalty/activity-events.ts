import { berlinDay, endOfBerlinDay, pathTo, type Language, type RouteKey } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { activityKind } from '@lounge/protocol/engagement/loyalty';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { inEachLanguage, type ByLanguage } from '../../world/by-language.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { World } from '../../world/world.ts';
import { aheadOfCalendar } from './statements.ts';

/** An activity that brings points. */
export type Activity = Infer<typeof activityKind>;
/** A challenge of each event. */
export type ChallengeKey = 'talk' | 'write' | 'buy' | 'evenings';

/** The points of one time, the percentage that VIP adds, and how many times a day count. @assumed All of them. */
export const activities: Readonly<Record<Activity, { points: number; vipBonus: number; limitPerDay: number | null }>> =
  {
    chatMinute: { points: 2, vipBonus: 50, limitPerDay: 60 },
    purchase: { points: 10, vipBonus: 50, limitPerDay: 5 },
    message: { points: 1, vipBonus: 100, limitPerDay: 20 },
    gift: { points: 4, vipBonus: 50, limitPerDay: 10 },
    logIn: { points: 5, vipBonus: 100, limitPerDay: 1 },
  };

/** The activities in the order in which they are listed. */
export const activityKinds = Object.keys(activities) as readonly Activity[];

interface Challenge {
  readonly key: ChallengeKey;
  readonly activity: Activity;
  /** How often, or on how many days. */
  readonly goal: number;
  readonly counts: 'times' | 'days';
  readonly points: number;
  readonly page: RouteKey;
}

/** The challenges of each event. @assumed All of them. */
export const challenges: readonly Challenge[] = [
  { key: 'talk', activity: 'chatMinute', goal: 10, counts: 'times', points: 40, page: 'cams' },
  { key: 'write', activity: 'message', goal: 5, counts: 'times', points: 20, page: 'messenger' },
  { key: 'buy', activity: 'purchase', goal: 2, counts: 'times', points: 30, page: 'videos' },
  { key: 'evenings', activity: 'logIn', goal: 3, counts: 'days', points: 30, page: 'home' },
];

/** The address of a challenge's page. */
export const pathOf = ({ page }: Challenge, language: Language): string => pathTo(page, language);

/** A reward of each event. */
export interface EventReward {
  /** From 1; with the event it is the id of the reward. */
  readonly number: number;
  readonly requiredPoints: number;
  readonly award: Award;
  readonly info: ByLanguage;
}

const gift = (de: string, en: string, nl: string, es: string): ByLanguage => ({ de, en, nl, es });
const tenCoins = { de: '10 Coins', en: '10 coins', nl: '10 coins', es: '10 monedas' };

/** The rewards of each event, by points. @assumed All of them. */
export const eventRewards: readonly EventReward[] = [
  {
    number: 1,
    requiredPoints: 20,
    award: { kind: 'messengerGift', gift: 'macaron', amount: 1 },
    info: inEachLanguage(() => 'Macaron'),
  },
  { number: 2, requiredPoints: 60, award: { kind: 'coins', amount: 1000 }, info: tenCoins },
  {
    number: 3,
    requiredPoints: 100,
    award: { kind: 'spins', wheel: 'monthly', amount: 2 },
    info: gift('2 Drehungen', '2 spins', '2 draaien', '2 giros'),
  },
  {
    number: 4,
    requiredPoints: 140,
    award: { kind: 'bonusCode', code: 'TURN10', percent: 10 },
    info: gift(
      '10 % mehr bei der nächsten Aufladung',
      '10% more at your next top-up',
      '10% meer bij je volgende opwaardering',
      '10 % más en tu próxima recarga',
    ),
  },
  {
    number: 5,
    requiredPoints: 180,
    award: { kind: 'voucher', voucher: { type: voucherTypes.video, amount: 1 } },
    info: gift('Video-Gutschein', 'Video voucher', 'Videovoucher', 'Vale de vídeo'),
  },
  {
    number: 6,
    requiredPoints: 240,
    award: { kind: 'video', videoId: 5001 },
    info: gift('Ein Video', 'A video', 'Een video', 'Un vídeo'),
  },
];

/** An event: a month in Berlin, and a week in which its rewards can still be redeemed. */
export interface ActivityEvent {
  /** Year and month, as 202611, unless ids are ahead of the calendar. */
  readonly id: number;
  readonly year: number;
  readonly month: number;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly rewardClaimEnd: string;
}

/** The source of the rewards and points of an event; its id is the month, whatever the event's id on the wire. */
export const sourceOf = ({ year, month }: Pick<ActivityEvent, 'year' | 'month'>) => ({
  source: 'activity',
  eventId: year * 100 + month,
});

const dayMs = 86_400_000;
const claimDays = 7;
/** How many months back an event is known. */
const knownMonths = 12;
/** Ids of rewards of events begin after all of months: event and number of the reward. */
const rewardsPerEvent = 100;

/** The day before the first of a month, at noon, whatever the clocks do. */
const dayBefore = (year: number, month: number): number => Date.UTC(year, month - 1, 0, 12);
const iso = (instant: number): string => new Date(instant).toISOString();

const monthsOf = ({ year, month }: Pick<ActivityEvent, 'year' | 'month'>): number => year * 12 + month - 1;

const monthOf = (months: number) => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });

/** How many months the ids are ahead of the calendar. */
const monthsAhead = async ({ tx }: Pick<World, 'tx'>): Promise<number> => (await aheadOfCalendar.first(tx))?.ahead ?? 0;

/** The event of a month, in months since the year 0. */
const ofMonths = (months: number, ahead: number): ActivityEvent => {
  const { year, month } = monthOf(months);
  const named = monthOf(months + ahead);
  const lastDay = Date.UTC(year, month, 0, 12);
  return {
    id: named.year * 100 + named.month,
    year,
    month,
    start: iso(endOfBerlinDay(dayBefore(year, month)) + 1000),
    end: iso(endOfBerlinDay(lastDay)),
    rewardClaimEnd: iso(endOfBerlinDay(lastDay + claimDays * dayMs)),
  };
};

/** The year and month of now in Berlin, which is that of the current event. */
export const currentMonth = ({ clock }: Pick<World, 'clock'>) => {
  const [year = 0, month = 1] = berlinDay(clock.now()).split('-').map(Number);
  return { year, month };
};

/** The month of now in Berlin, in months since the year 0. */
export const monthsNow = (world: Pick<World, 'clock'>): number => monthsOf(currentMonth(world));

/** The months since the year 0 that an id names; null for an id that is no month. */
export const monthsOfId = (id: number): number | null => {
  const [year, month] = [Math.floor(id / 100), id % 100];
  return month < 1 || month > 12 ? null : monthsOf({ year, month });
};

/** The event that runs now. */
export const currentEvent = async (world: Pick<World, 'clock' | 'tx'>): Promise<ActivityEvent> =>
  ofMonths(monthsNow(world), await monthsAhead(world));

/** The event with an id; null for an id that is no month, or one that is not known any more or yet. */
export const eventById = async (id: number, world: Pick<World, 'clock' | 'tx'>): Promise<ActivityEvent | null> => {
  const named = monthsOfId(id);
  if (named === null) return null;
  const ahead = await monthsAhead(world);
  const months = named - ahead;
  const later = months - monthsNow(world);
  return later > 1 || later < -knownMonths ? null : ofMonths(months, ahead);
};

/** The id of an event's reward. */
export const rewardIdOf = ({ id }: ActivityEvent, { number }: EventReward): number => id * rewardsPerEvent + number;

/** The event and the reward with an id; null for an id of a monthly reward and for unknown ones. */
export const rewardById = async (
  id: number,
  world: Pick<World, 'clock' | 'tx'>,
): Promise<{ event: ActivityEvent; reward: EventReward } | null> => {
  const event = await eventById(Math.floor(id / rewardsPerEvent), world);
  const reward = eventRewards.find(({ number }) => number === id % rewardsPerEvent);
  return event === null || reward === undefined ? null : { event, reward };
};
