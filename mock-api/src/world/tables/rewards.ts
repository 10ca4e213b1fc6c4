import type { Infer } from '@lounge/protocol';
import type { spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import { nullableJson } from '../column-specs.ts';

/** A voucher to win; `maxPrice` is the price up to which it pays, in hundredths of a coin. */
export type WonVoucher = Readonly<{ type: number; amount: number; subject?: string; maxPrice?: number }>;

/** A thing that a guest can win; each kind goes where it is kept otherwise too. Only coins are entries of the ledger. */
export type Award =
  | Readonly<{ kind: 'bonusCode'; code: string; percent: number }>
  /** `amount` is in hundredths of a coin. */
  | Readonly<{ kind: 'coins'; amount: number }>
  /** `gift` is the drawing of a gift. */
  | Readonly<{ kind: 'messengerGift'; gift: string; amount: number }>
  | Readonly<{ kind: 'spins'; wheel: Infer<typeof spinWheelType>; amount: number }>
  | Readonly<{ kind: 'video'; videoId: number }>
  | Readonly<{ kind: 'voucher'; voucher: WonVoucher }>;

/** The tables of rewards and of the points of events. */
export const rewardTables = {
  /** The result of an attempt; the key is guest, source, event, day and attempt, so that none is given twice. */
  givenReward: {
    id: 'id',
    key: 'text unique',
    guestId: 'int',
    /** The kind of what gave it, such as a game or a calendar. */
    source: 'text',
    eventId: 'int',
    /** In Berlin, as `2026-11-20`. */
    day: 'text',
    attempt: 'int',
    /** Null where nothing was won. */
    award: nullableJson<Award>(),
    /** The voucher that it gave, if any. */
    voucherId: 'int null',
    at: 'instant',
  },
  /** A guest's points of one event, which are never among the loyalty points; the key is guest, source and event. */
  eventPoints: { key: 'key', guestId: 'int', source: 'text', eventId: 'int', points: 'int' },
  /** How often a guest did something for an event on a day; the key is guest, source, event, activity and day. */
  eventActivity: {
    key: 'key',
    guestId: 'int',
    source: 'text',
    eventId: 'int',
    activity: 'text',
    day: 'text',
    /** How often it was done, times without points among them. */
    times: 'int',
    points: 'int',
  },
  /** When a guest fulfilled a challenge of an event; the key is guest, event and challenge. */
  fulfilledChallenge: { key: 'key', guestId: 'int', eventId: 'int', challenge: 'text', at: 'instant' },
  /**
   * How many months the ids of activity events are ahead of the calendar; without a row they are year and month. A state sets it, so that a
   * contract names the event of the month on any day.
   */
  activityMonth: { key: 'key', ahead: 'int' },
  /** Loyalty points of before, which a guest can move here once; the key is the guest. */
  oldPoints: { key: 'key', guestId: 'int', points: 'int', movedAt: 'instant null' },
} as const;
