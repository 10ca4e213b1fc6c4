import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  claimGiftCalendarReward,
  openDoor,
  type adventCalendar,
  type giftCalendar,
} from '@lounge/protocol/engagement/special-events';
import { reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { answerReward, bookReward, giveOnce, historyOf, type Reward } from '../rewards/index.ts';
import { awardOn, calendarFor, calendarRewardOf, mostDays, sourceOf, type Calendar } from './calendar-days.ts';
import { begunGiftCalendar, nextGiftCalendar } from './calendar-statements.ts';
import { currentCampaign } from './current-campaign.ts';
import { currentOf } from './phase.ts';
import { campaignById } from './statements.ts';

type Answer = AnswerOf<typeof openDoor>;

/** The handler of the calendar of doors. */
export const readAdventCalendar = async (caller: Caller, world: World): Promise<AnswerOf<typeof adventCalendar>> => {
  const calendar = (await currentCampaign('adventCalendar', world)) ?? reject('unknown');
  return { data: { calendar: await calendarFor(calendar, caller, world) } };
};

const giftCalendarOf = async (actorId: number, world: World): Promise<Calendar | null> => {
  const around = { actorId, now: nowIso(world) };
  const [begun, next] = [
    await begunGiftCalendar.first(world.tx, around),
    await nextGiftCalendar.first(world.tx, around),
  ];
  return currentOf<Calendar>(begun, next, world);
};

/** The handler of a performer's calendar. */
export const readGiftCalendar = async (
  { actorId }: InputOf<typeof giftCalendar>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof giftCalendar>> => {
  const calendar = await giftCalendarOf(actorId, world);
  return calendar === null ? null : calendarFor(calendar, caller, world);
};

/** Gives what is behind the door of a day, once for each guest. What was given before is answered again. */
const takeFrom = async (
  calendar: Calendar,
  qmday: string | undefined,
  guestId: number,
  caller: Caller,
  world: World,
): Promise<Reward<Answer>> => {
  const { day, award } = awardOn(calendar, qmday, caller, world);
  const source = sourceOf(calendar);
  const reference = { calendar: calendar.id };
  const given = await giveOnce({ ...source, guestId, day, attempt: 1 }, award, world);
  const history = await historyOf(source, guestId, mostDays, world);
  const taken = history.find((each) => each.day === day);
  // It may have had another content when it was opened.
  const answer = await calendarRewardOf(taken?.award ?? award, taken?.isUsed ?? false, { ...caller, guestId }, world);
  return { award: given === null ? null : award, reference, answer };
};

const doorOf = async ({ eventId }: Pick<InputOf<typeof openDoor>, 'eventId'>, world: World): Promise<Calendar> => {
  const calendar = await campaignById.first(world.tx, { id: eventId });
  return calendar?.eventType === 'adventCalendar' ? calendar : reject('unknown', 'eventId');
};

/** The handler of opening a door, which publishes what was given. */
export const openTheDoor = async (input: InputOf<typeof openDoor>, caller: Caller, world: World): Promise<Answer> =>
  answerReward(
    caller,
    fingerprint(openDoor.id, input),
    async (guestId) => takeFrom(await doorOf(input, world), input.qmday, guestId, caller, world),
    world,
  );

/** The handler of claiming a gift, which publishes what was given. */
export const claimGift = async (
  input: InputOf<typeof claimGiftCalendarReward>,
  caller: Caller,
  world: World,
): Promise<Answer> =>
  answerReward(
    caller,
    fingerprint(claimGiftCalendarReward.id, input),
    async (guestId) => {
      const calendar = (await giftCalendarOf(input.actorId, world)) ?? reject('unknown', 'actorId');
      return takeFrom(calendar, input.qmday, guestId, caller, world);
    },
    world,
  );

const staff = { language: 'en', brand: 'velvet', requestId: 'state', key: null, isAdmin: true } as const;

/** Takes what is behind the door of a day for a guest within a change, as a state does it, and publishes nothing. */
export const takeForGuest = async (calendarId: number, day: string, guestId: number, world: World): Promise<void> => {
  const calendar = (await campaignById.first(world.tx, { id: calendarId })) ?? reject('unknown');
  const call = { guestId, key: `state ${calendarId} ${day}`, bodyHash: '' };
  await bookReward(call, () => takeFrom(calendar, day, guestId, { ...staff, guestId }, world), world);
};
