import type { Infer } from '@lounge/protocol';
import { calendarDay, calendarReward, dayCalendar, prizeDrawConfig } from '@lounge/protocol/engagement/special-events';
import { parsed } from '../parsed.ts';
import { aReward } from './special-events.ts';

type Reward = Infer<typeof calendarReward>;
type Day = Infer<typeof calendarDay>;
type Calendar = Infer<typeof dayCalendar>;
type Draw = Infer<typeof prizeDrawConfig>;

/** Five coins, which need no use, unless it is another reward. */
export const aCalendarReward = (over: Partial<Reward> = {}): Reward =>
  parsed(calendarReward, {
    type: 'coins',
    value: 500,
    claimed: true,
    redeemed: true,
    bonusCode: null,
    name: null,
    videoId: null,
    ...over,
  });

const doorPicture = (id: number, nth: number) => ({
  url: `/pictures/velvet/portrait/bloom-event-${id}-door-${nth}`,
  kind: 'portrait' as const,
  tint: 2,
});

/** The doors of 19 to 21 November; that of the 20th is today’s. Gifts of performers have no pictures. */
export const someDoors = (id: number | null, ...over: readonly Partial<Day>[]): Day[] =>
  (['missed', 'today', 'ahead'] as const).map((state, at) =>
    parsed(calendarDay, {
      day: `2026-11-${19 + at}`,
      state,
      picture: id === null || state === 'ahead' ? null : doorPicture(id, at + 1),
      reward: null,
      ...over[at],
    }),
  );

/** A calendar of three doors, of which today’s is the second. */
export const aCalendar = (over: Partial<Calendar> = {}): Calendar =>
  parsed(dayCalendar, {
    eventId: 61,
    name: 'A calendar of lights',
    text: 'A door a day.',
    start: '2026-11-18T23:00:00.000Z',
    end: '2026-11-21T23:00:00.000Z',
    hasStarted: true,
    hasEnded: false,
    picture: { url: '/pictures/velvet/banner/bloom-event-61', kind: 'banner', tint: 2 },
    today: '2026-11-20',
    endsAt: '2026-11-20T22:59:59.000Z',
    secondsLeft: 14_399,
    days: someDoors(61),
    ...over,
  });

/** A draw that runs, in which a guest does not take part yet. */
export const aDraw = (over: Partial<Draw> = {}): Draw =>
  parsed(prizeDrawConfig, {
    eventId: 63,
    name: 'A draw of lights',
    text: 'Three guests win.',
    terms: 'One free entry for each guest.',
    start: '2026-11-18T23:00:00.000Z',
    end: '2026-11-25T23:00:00.000Z',
    hasStarted: true,
    hasEnded: false,
    secondsLeft: 446_400,
    isDrawn: false,
    picture: { url: '/pictures/velvet/banner/bloom-event-63', kind: 'banner', tint: 2 },
    prize: aReward(),
    winners: 3,
    guest: { hasEntered: false, hasWon: false },
    ...over,
  });
