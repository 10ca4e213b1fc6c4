import { mutation, query, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { calendarReward, dayCalendar, prizeDrawConfig, prizeDrawEntry } from './calendar-schemas.ts';

/**
 * The calendar that runs, else the next one, else the last one.
 * @spec rest:special-events.adventcalendar
 * @assumed That it only reads, and the answer: doors with their states, and rewards of opened ones.
 */
export const adventCalendar = read('engagement/special-events/adventCalendar', {
  path: '/rest/v1/adventcalendar',
  input: s.empty,
  answer: s.object(
    {
      data: s.object({ calendar: dayCalendar }, { id: 'AdventCalendarData', description: 'the calendar of doors' }),
    },
    { id: 'AdventCalendarAnswer', description: 'the answer of the calendar of doors' },
  ),
  failures: ['unknown'],
  purpose: 'Reads the calendar of doors.',
});

/**
 * Opens the door of today, once for each guest; an opened one answers its reward again. A `qmday` that is not today in Berlin is `declined`
 * without the admin token. `notPossible` outside the calendar.
 * @assumed The call: the documents have a reading without one.
 */
export const openDoor = mutation('engagement/special-events/openDoor', {
  needs: 'guest',
  input: s.object({ eventId: s.entityId, qmday: s.optional(s.day) }),
  answer: calendarReward,
  failures: ['needLogin', 'unknown', 'declined', 'notPossible', 'keyReused'],
  purpose: 'Opens the door of today and returns its reward.',
});

/**
 * The gift calendar of a performer: the one that runs, else the next one, else the last one; null without one.
 * @assumed The call: the documents have a claim without a reading.
 */
export const giftCalendar = query('engagement/special-events/giftCalendar', {
  input: s.object({ actorId: s.entityId }),
  answer: s.nullable(dayCalendar),
  purpose: 'Reads the gift calendar of a performer.',
});

/**
 * Claims the gift of a performer and day, once for each guest; a claimed one is answered again. A `qmday` that is not today in Berlin is
 * `declined` without the admin token. `notPossible` outside the calendar.
 * @spec query:gift-calendar.reward.claim
 * @assumed That it is a mutation, and that `qmday` may be left out, which is today.
 */
export const claimGiftCalendarReward = mutation('engagement/special-events/claimGiftCalendarReward', {
  needs: 'guest',
  input: s.object({ actorId: s.entityId, qmday: s.optional(s.day) }),
  answer: calendarReward,
  failures: ['needLogin', 'unknown', 'declined', 'notPossible', 'keyReused'],
  purpose: 'Claims the gift of a performer and day.',
});

/** The prize draw that runs, else the next one, else the last one. @assumed The call. */
export const prizeDraw = query('engagement/special-events/prizeDraw', {
  input: s.empty,
  answer: prizeDrawConfig,
  failures: ['unknown'],
  purpose: 'Reads the prize draw with its terms.',
});

/** Takes part in a draw that runs: one free entry for each guest. @assumed The call. */
export const enterPrizeDraw = mutation('engagement/special-events/enterPrizeDraw', {
  needs: 'guest',
  input: s.object({ eventId: s.entityId }),
  answer: prizeDrawEntry,
  failures: ['needLogin', 'unknown', 'notPossible'],
  purpose: 'Takes part in a prize draw.',
});
