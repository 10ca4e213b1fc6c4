import type { AnswerOf } from '@lounge/protocol';
import {
  adventCalendar,
  claimGiftCalendarReward,
  giftCalendar,
  openDoor,
} from '@lounge/protocol/engagement/special-events';
import { bonusCodeRedeemed, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';
import { LaterReads } from './LaterReads.ts';

/** A calendar with a door for each Berlin day, as the guest sees it. */
export type CalendarData = NonNullable<AnswerOf<typeof giftCalendar>>;
/** A day of a calendar. */
export type CalendarDay = CalendarData['days'][number];
/** A reward of a calendar. */
export type CalendarRewardData = AnswerOf<typeof claimGiftCalendarReward>;

/** The calls of a kind of calendars. */
interface CalendarCalls {
  /** Null where there is none. */
  read(): Promise<Result<CalendarData | null>>;
  take(calendar: CalendarData, key: string): Promise<Result<CalendarRewardData>>;
}

const withOpened = (calendar: CalendarData, day: string, reward: CalendarRewardData): CalendarData => ({
  ...calendar,
  days: calendar.days.map((each) => (each.day === day ? { ...each, state: 'opened', reward } : each)),
});

/**
 * A calendar whose doors open for a Berlin day each. The server says which day it is, and the day that the guest sees goes with each opening, so
 * neither another clock nor midnight opens another door.
 * @spec state:gift-calendar, feature:reward.advent-calendar, feature:reward.gift-calendar
 */
export class DayCalendar {
  /** Null once it is read where there is none. */
  readonly data: Read<CalendarData | null>;
  /** The door that was opened last on this page. */
  readonly opened = new Loadable<CalendarRewardData>();
  readonly #calls: CalendarCalls;
  readonly #newKey: (() => string) | undefined;
  readonly #later: LaterReads;
  /** The opening of a day, which a later day does not repeat. */
  #opening: { readonly day: string; readonly call: IdempotentCall<CalendarRewardData> } | null = null;

  /** `newKey` creates idempotency keys. */
  constructor(calls: CalendarCalls, context: StoreContext, newKey?: () => string) {
    this.#calls = calls;
    this.#newKey = newKey;
    this.#later = new LaterReads(context);
    this.data = new Read(() => calls.read());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The day that is today by the server, if the calendar has it; null before it is read. */
  get today(): CalendarDay | null {
    const calendar = this.data.value;
    return calendar?.days.find(({ day }) => day === calendar.today) ?? null;
  }

  /** Whether a door is being opened. */
  get isOpening(): boolean {
    return this.opened.state === 'loading';
  }

  /** The days whose doors the guest opened. */
  get openedDays(): readonly CalendarDay[] {
    return this.data.value?.days.filter(({ state }) => state === 'opened') ?? [];
  }

  load(): Promise<Result<CalendarData | null>> {
    return this.data.load();
  }

  /** Reads again what is used of rewards. */
  listen(source: PushSource): void {
    this.data.listen(source, bonusCodeRedeemed, guestVouchers);
  }

  /** Opens the door of the day that is shown, once however often the guest presses. The calendar is read again where it is not as shown. */
  async open(): Promise<void> {
    const calendar = this.data.value;
    if (calendar === null) return;
    const day = calendar.today;
    if (this.#opening?.day !== day) this.#opening = { day, call: new IdempotentCall(this.#newKey) };
    const result = await this.#opening.call.run((key) => this.opened.track(() => this.#calls.take(calendar, key)));
    if (!result.ok) return void (await this.data.load());
    runInAction(() => this.data.change((value) => value && withOpened(value, day, result.value)));
  }

  /** Reads the new day once the timer of today is over. What is shown stays until it is read. */
  onDayOver(): void {
    const before = this.data.value?.today;
    this.#later.begin(async () => {
      await this.data.load();
      const isNew = this.data.value?.today !== before;
      // An opened door belongs to the day before; why a press opened nothing is still said.
      if (isNew && this.opened.state === 'ready') this.opened.reset();
      return isNew;
    });
  }
}

// Without the scope's signal: leaving the page does not cancel an opening.
/** The calendar of doors. @spec rest:special-events.adventcalendar */
export const adventCalendarOf = (context: StoreContext, newKey?: () => string): DayCalendar =>
  new DayCalendar(
    {
      read: async () => mapped(await callWithin(context, adventCalendar, {}), ({ data }) => data.calendar),
      take: ({ eventId, today: qmday }, key) => context.client.call(openDoor, { eventId, qmday }, { key }),
    },
    context,
    newKey,
  );

/** The gift calendar of a performer. @spec query:gift-calendar.reward.claim */
export const giftCalendarOf = (actorId: number, context: StoreContext, newKey?: () => string): DayCalendar =>
  new DayCalendar(
    {
      read: () => callWithin(context, giftCalendar, { actorId }),
      take: ({ today: qmday }, key) => context.client.call(claimGiftCalendarReward, { actorId, qmday }, { key }),
    },
    context,
    newKey,
  );
