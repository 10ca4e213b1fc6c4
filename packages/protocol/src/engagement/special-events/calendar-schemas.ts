import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { gameReward, gameRewardType } from './schemas.ts';

/**
 * A reward of a calendar. `value` is in hundredths of a coin for coins, in percent for a bonus code, and counts pieces for all others.
 * @spec entity:giftCalendarReward
 * @assumed The unit of `value`; code, name and video. `redeemed` says that its code or vouchers were used up; what needs no use is redeemed.
 */
export const calendarReward = s.object(
  {
    type: gameRewardType,
    value: s.count,
    claimed: s.boolean,
    redeemed: s.boolean,
    bonusCode: s.nullable(s.string),
    name: s.nullable(s.string),
    videoId: s.nullable(s.entityId),
  },
  { id: 'CalendarReward', description: 'a reward that a guest took from a calendar' },
);

/** Whether a door is still closed, can be opened today, was opened, or stays closed. @assumed The values. */
export const calendarDayState = s.enum(['ahead', 'today', 'opened', 'missed'], {
  id: 'CalendarDayState',
  description: 'the state of a door of a calendar',
});

/** A day of a calendar. Nothing is said of what is behind a door that the guest did not open. @assumed */
export const calendarDay = s.object(
  { day: s.day, state: calendarDayState, picture: s.nullable(picture), reward: s.nullable(calendarReward) },
  { id: 'CalendarDay', description: 'a day of a calendar' },
);

/** A calendar with a door for each Berlin day. @assumed The fields. */
export const dayCalendar = s.object(
  {
    eventId: s.entityId,
    name: s.string,
    text: s.string,
    start: s.instant,
    end: s.instant,
    hasStarted: s.boolean,
    hasEnded: s.boolean,
    picture,
    today: s.day,
    endsAt: s.instant,
    secondsLeft: s.count,
    days: s.array(calendarDay),
  },
  { id: 'DayCalendar', description: 'a calendar with a door for each Berlin day, as one guest sees it' },
);

/** A guest in a draw. @assumed */
export const drawGuest = s.object(
  { hasEntered: s.boolean, hasWon: s.boolean },
  { id: 'PrizeDrawGuest', description: 'a guest in a draw' },
);

/** A prize draw with its terms. Other guests are never named. @assumed The fields. */
export const prizeDrawConfig = s.object(
  {
    eventId: s.entityId,
    name: s.string,
    text: s.string,
    terms: s.string,
    start: s.instant,
    end: s.instant,
    hasStarted: s.boolean,
    hasEnded: s.boolean,
    secondsLeft: s.count,
    isDrawn: s.boolean,
    picture,
    prize: gameReward,
    winners: s.count,
    guest: s.nullable(drawGuest),
  },
  { id: 'PrizeDraw', description: 'a prize draw, as one guest sees it' },
);

/** Why a guest does not take part. @assumed An address counts once, however many accounts it has. */
export const noEntryReason = s.enum(['needsAddress', 'otherAccount'], {
  id: 'PrizeDrawNoEntryReason',
  description: 'why a guest does not take part in a draw',
});

/** Whether a guest takes part; a second time is as the first. @assumed */
export const prizeDrawEntry = s.object(
  { hasEntered: s.boolean, reason: s.nullable(noEntryReason) },
  { id: 'PrizeDrawEntry', description: 'whether a guest takes part in a draw' },
);
