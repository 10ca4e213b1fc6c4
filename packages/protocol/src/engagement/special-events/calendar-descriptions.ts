import { describe, describeValues } from '../../declare/describe.ts';
import {
  calendarDay,
  calendarDayState,
  calendarReward,
  dayCalendar,
  drawGuest,
  noEntryReason,
  prizeDrawConfig,
  prizeDrawEntry,
} from './calendar-schemas.ts';
import { adventCalendar, claimGiftCalendarReward, enterPrizeDraw, giftCalendar, openDoor } from './calendars.ts';

/** The descriptions of calendars and draws. */
export const calendarDescriptions = [
  describe(adventCalendar.answer, { data: 'the body' }),
  describe(adventCalendar.answer.fields.data, { calendar: 'the one that runs, else the next one, else the last one' }),
  describe(openDoor.input, {
    eventId: 'the calendar',
    qmday: 'today in Berlin, which is also the default; another day needs the admin token',
  }),
  describe(giftCalendar.input, { actorId: 'the performer' }),
  describe(claimGiftCalendarReward.input, {
    actorId: 'the performer',
    qmday: 'today in Berlin, which is also the default; another day needs the admin token',
  }),
  describe(enterPrizeDraw.input, { eventId: 'the draw' }),
  describe(calendarReward, {
    type: 'its kind',
    value: 'hundredths of a coin, percent of a bonus code, else pieces',
    claimed: 'whether the guest has it',
    redeemed: 'whether its code or its vouchers were used up; coins, gifts and videos need no use',
    bonusCode: 'the code that is redeemed; null for all other kinds',
    name: 'the title of a video or the key of a gift; null for all others',
    videoId: 'the video; null for all others',
  }),
  describe(calendarDay, {
    day: 'in Berlin',
    state: 'for this guest',
    picture: 'on the door from its day on; null before, and where the calendar has none',
    reward: 'of an opened door; null for all others',
  }),
  describe(dayCalendar, {
    eventId: 'its id, by which a door is opened',
    name: 'in the caller’s language',
    text: 'a sentence in the caller’s language',
    start: 'midnight before its first day',
    end: 'midnight after its last day',
    hasStarted: 'by the server’s clock',
    hasEnded: 'by the server’s clock',
    picture: 'a banner',
    today: 'the Berlin day of the server’s clock',
    endsAt: 'the last second of today in Berlin',
    secondsLeft: 'to the end of today by the server’s clock',
    days: 'in their order',
  }),
  describe(drawGuest, { hasEntered: 'whether the guest takes part', hasWon: 'false until winners are drawn' }),
  describe(prizeDrawConfig, {
    eventId: 'its id, by which guests take part',
    name: 'in the caller’s language',
    text: 'a sentence in the caller’s language',
    terms: 'in the caller’s language, a paragraph a line',
    start: 'from when on guests can take part',
    end: 'when the last entry was taken',
    hasStarted: 'by the server’s clock',
    hasEnded: 'by the server’s clock',
    secondsLeft: 'to its start, or to its end once it has started; 0 after it',
    isDrawn: 'whether winners are drawn, which happens soon after the end',
    picture: 'a banner',
    prize: 'of each winner',
    winners: 'how many are drawn at most',
    guest: 'null for visitors',
  }),
  describe(prizeDrawEntry, {
    hasEntered: 'whether the guest takes part',
    reason: 'why not; null for who takes part',
  }),
  describeValues(calendarDayState, {
    ahead: 'its day has not come',
    today: 'it can be opened until the end of the day',
    opened: 'the guest opened it',
    missed: 'its day is over',
  }),
  describeValues(noEntryReason, {
    needsAddress: 'the guest’s e-mail address is not confirmed',
    otherAccount: 'another account of this address or number takes part',
  }),
];
