import { addDays, berlinDay, endOfBerlinDay } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { calendarDay, calendarReward, dayCalendar } from '@lounge/protocol/engagement/special-events';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { historyOf, type GivenReward } from '../rewards/index.ts';
import { checkDay } from './check-day.ts';
import { seedOfDoor } from './door-seed.ts';
import { rewardOf } from './map-reward.ts';
import { phaseOf } from './phase.ts';

/** A campaign that is a calendar. */
export type Calendar = Row<'campaign'>;
type Day = Infer<typeof calendarDay>;

/** The rewards of a guest that are read for a calendar: no calendar has more days. */
export const mostDays = 100;

/** The awards behind the doors, from the first Berlin day on. */
const awardsOf = ({ content }: Calendar): readonly Award[] => {
  const parsed = parseJson(content);
  if ('doors' in parsed) return parsed.doors;
  return 'gifts' in parsed ? parsed.gifts : [];
};

/** Where its rewards come from in the history: a performer gives one a day, whichever calendar it is. */
export const sourceOf = ({ id, actorId }: Calendar) =>
  actorId === null ? { source: 'adventCalendar', eventId: id } : { source: 'giftCalendar', eventId: actorId };

const daysOf = (calendar: Calendar) => {
  const first = berlinDay(calendar.start);
  return awardsOf(calendar).map((award, at) => ({ day: addDays(first, at), award }));
};

/** Maps a reward of the history as the guest sees it. */
export const calendarRewardOf = async (
  award: Award,
  isUsed: boolean,
  caller: Caller,
  world: World,
): Promise<Infer<typeof calendarReward>> => {
  const { type, amount, bonusCode, canRedeem, name, videoId } = await rewardOf(award, caller, world);
  const redeemed = isUsed || (type === 'bonusCode' && !canRedeem);
  return { type, value: amount, claimed: true, redeemed, bonusCode, name, videoId };
};

/**
 * The award behind the door of a day, which is today in Berlin. Another day is `declined` without the admin token; a day on which the
 * calendar has no door is `notPossible`.
 */
export const awardOn = (
  calendar: Calendar,
  qmday: string | undefined,
  caller: Caller,
  world: World,
): { readonly day: string; readonly award: Award } => {
  const today = berlinDay(world.clock.now());
  const day = qmday ?? today;
  checkDay(qmday, 'qmday', caller, world);
  const { hasStarted, hasEnded } = phaseOf(calendar, world);
  if (day === today && (!hasStarted || hasEnded)) reject('notPossible');
  return daysOf(calendar).find((each) => each.day === day) ?? reject('notPossible');
};

const stateOf = (day: string, today: string, isOpened: boolean, isOver: boolean): Day['state'] => {
  if (isOpened) return 'opened';
  if (day < today || isOver) return 'missed';
  return day === today ? 'today' : 'ahead';
};

const rewardsByDay = async (calendar: Calendar, { guestId }: Caller, world: World) => {
  const given: readonly GivenReward[] =
    guestId === null ? [] : await historyOf(sourceOf(calendar), guestId, mostDays, world);
  return new Map(given.map((each) => [each.day, each]));
};

/** A calendar as a caller sees it, with the rewards of the doors that were opened and no others. */
export const calendarFor = async (
  calendar: Calendar,
  caller: Caller,
  world: World,
): Promise<Infer<typeof dayCalendar>> => {
  const now = world.clock.now();
  const today = berlinDay(now);
  const phase = phaseOf(calendar, world);
  const given = await rewardsByDay(calendar, caller, world);
  const days = daysOf(calendar).map(async ({ day }, at): Promise<Day> => {
    const opened = given.get(day);
    const award = opened?.award ?? null;
    const isShown = calendar.actorId === null && day <= today;
    return {
      day,
      state: stateOf(day, today, opened !== undefined, phase.hasEnded),
      picture: isShown ? pictureOf(caller.brand, 'portrait', seedOfDoor(calendar.pictureSeed, at + 1)) : null,
      reward: award === null ? null : await calendarRewardOf(award, opened?.isUsed ?? false, caller, world),
    };
  });
  const endsAt = endOfBerlinDay(now);
  return {
    eventId: calendar.id,
    name: localized(calendar.title, caller),
    text: localized(calendar.text, caller),
    start: calendar.start,
    end: calendar.end,
    ...phase,
    picture: pictureOf(caller.brand, 'banner', calendar.pictureSeed),
    today,
    endsAt: new Date(endsAt).toISOString(),
    secondsLeft: Math.max(0, Math.floor((endsAt - now) / 1000)),
    days: await Promise.all(days),
  };
};
