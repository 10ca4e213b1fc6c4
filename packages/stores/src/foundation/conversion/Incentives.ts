import type { AnswerOf, Infer } from '@lounge/protocol';
import {
  closeIncentive,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getPageLoadIncentives,
  getVideoPreviewEndIncentives,
  setGuestInfo,
  type hiddenEgg,
  type incentive,
  type incentiveResult,
} from '@lounge/protocol/foundation/conversion';
import { ignore, startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { callWithin, mapped } from '../../reactive/Read.ts';

/** An offer in a region of the page. */
export type Incentive = Infer<typeof incentive>;
/** An egg that is hidden on the page. */
export type HiddenEgg = Infer<typeof hiddenEgg>;
/** A region that holds offers. */
export type IncentiveRegion = Incentive['region'];
type Event = Incentive['event'];
type Answer = AnswerOf<typeof getIncentivesByEvent>;
/** An occasion that was read: what it was about, and how it is read again. */
interface Source {
  readonly subject: string;
  readonly fetch: Fetch;
  readonly reads: LatestRead;
}
/** The answer to an occasion; only the opening of a page can bring an egg. */
interface Brought {
  readonly incentives: readonly Incentive[];
  readonly easterEgg?: HiddenEgg | null;
}
type Fetch = () => Promise<Result<Brought>>;

/** The groups that the visitor closed, and the types that are not asked for, as this device remembers them for 30 days. */
export interface BlockedGroups {
  has(group: string): boolean;
  /** Has no lasting effect where nothing can be stored. */
  add(group: string): void;
}

/** The page whose incentives are read. */
export interface IncentivePage {
  readonly routeName: string;
  readonly routeArgs: Readonly<Record<string, string>>;
}

/** How often countdowns are read, in milliseconds. */
const tickMs = 1000;

/** A step of the clock beyond this is a sleep or a jump, which only the server can tell apart, in milliseconds. @assumed */
const believedStepMs = 5000;

/** The text is bounded, and long arguments say nothing about offers. */
const maxArgs = 2000;

/** How the device remembers a type: the groups of its offers have others too. */
const typeGroup = (type: Incentive['type']): string => `type-${type}`;

const broughtBy = (result: Result<Answer>) => mapped(result, ({ data }) => data);

/** Adds an incentive: one of its type in its region gives way to it. The most important is first. */
export const withIncentive = (held: readonly Incentive[], added: Incentive): readonly Incentive[] =>
  [...held.filter(({ region, type }) => region !== added.region || type !== added.type), added].toSorted(
    (one, other) => other.priority - one.priority,
  );

/**
 * The offers of the page, by region. Their ends are the server's: a countdown only loses the seconds since it was last read, and what
 * sleep or a changed clock did to it is read again.
 * @spec state:incentives, state:incentive-countdown, feature:pay.incentives
 */
export class Incentives {
  held: readonly Incentive[] = [];
  /** The egg of this page. It stays once it is collected, until another page is opened. */
  egg: HiddenEgg | null = null;
  readonly #context: StoreContext;
  readonly #blocked: BlockedGroups;
  readonly #sources = new Map<Event, Source>();
  /** Those that were closed on this page: an answer that was under way may still have them. */
  readonly #closed = new Set<number>();
  /** Those that ended otherwise, by their occasion: they are not wished away, and come back with another subject. */
  readonly #ended = new Map<number, Event>();
  #page: string | null = null;
  #readAt = 0;
  #stopTimer: (() => void) | null = null;

  constructor(context: StoreContext, blocked: BlockedGroups) {
    this.#context = context;
    this.#blocked = blocked;
    makeAutoObservable(this, { held: observableRef, egg: observableRef }, { autoBind: true });
  }

  /** The incentives of a region, the most important first. */
  in(region: IncentiveRegion): readonly Incentive[] {
    return this.held.filter((each) => each.region === region);
  }

  /** Another page was opened: what was offered on an occasion of the page before is over. */
  async openPage({ routeName, routeArgs }: IncentivePage): Promise<void> {
    const text = JSON.stringify(routeArgs);
    const input = { routeName, routeArgs: text.length > maxArgs ? '{}' : text };
    const page = `${routeName} ${text}`;
    // Before the first page was read, what was offered is of this one.
    if (this.#page !== null && this.#page !== page) {
      for (const event of ['videoPreviewEnd', 'buyAlbum'] as const) this.#drop(event);
      if (this.#forget('lowBalance')) void this.#reload('lowBalance');
    }
    if (this.#page !== page) this.egg = null;
    this.#page = page;
    await this.#load('pageLoad', page, async () =>
      mapped(await callWithin(this.#context, getPageLoadIncentives, input), ({ data }) => data),
    );
  }

  /** The preview of a video has ended. */
  videoPreviewEnded(albumId: number): Promise<void> {
    return this.#load('videoPreviewEnd', String(albumId), async () =>
      broughtBy(await callWithin(this.#context, getVideoPreviewEndIncentives, { albumId })),
    );
  }

  /** The visitor is about to buy an album. */
  buyingAlbum(albumId: number): Promise<void> {
    return this.#load('buyAlbum', String(albumId), async () =>
      broughtBy(await callWithin(this.#context, getBuyImageAlbumIncentives, { albumId })),
    );
  }

  /** The balance is too low for a chat, or not any more. */
  async balanceIsLow(isLow: boolean): Promise<void> {
    if (!isLow) return this.#drop('lowBalance');
    if (this.#sources.has('lowBalance')) return;
    await this.#load('lowBalance', '', async () =>
      broughtBy(await callWithin(this.#context, getIncentivesByEvent, { event: 'lowBalance' })),
    );
  }

  /**
   * Ends an incentive: it is gone at once, whatever becomes of the result that is posted; then the page's incentives are read again. A
   * closed one keeps its group away from this device, also where the server is not reached.
   */
  async end(id: number, result: Infer<typeof incentiveResult>): Promise<void> {
    const ended = this.held.find((each) => each.id === id);
    if (ended === undefined) return;
    const { uniqueGroup, event } = ended;
    if (result === 'closed') this.#closed.add(id);
    else this.#ended.set(id, event);
    if (result === 'closed' && uniqueGroup !== null) this.#blocked.add(uniqueGroup);
    this.#keep(this.held);
    const posted = await this.#context.client.call(closeIncentive, { result, incentive: id });
    if (!posted.ok) return ignore(posted.failure, 'spec: an incentive is closed for the guest in any case');
    if (posted.value.data.success) await this.#reload('pageLoad');
  }

  /** The guest follows one of the offers that cover the page: the others are not wished away, and leave with it. */
  leaveWindow(id: number): void {
    void this.end(id, 'followed');
    this.#keep(this.held.filter(({ region }) => region !== 'overlay'));
  }

  /** Tells the server that the visitor has an account already; this device asks no more to sign up. */
  async hasAccount(): Promise<void> {
    this.#blocked.add(typeGroup('signUp'));
    this.#keep(this.held);
    const stored = await this.#context.client.call(setGuestInfo, { type: 'guestAlreadySignedUp', value: true });
    if (!stored.ok) ignore(stored.failure, 'spec: the offer is gone from this device in any case');
  }

  /** Forgets those of an occasion that ended without being closed. Returns whether there were any. */
  #forget(event: Event): boolean {
    const ended = [...this.#ended].filter(([, each]) => each === event);
    for (const [id] of ended) this.#ended.delete(id);
    return ended.length > 0;
  }

  #drop(event: Event): void {
    this.#sources.get(event)?.reads.invalidate();
    this.#sources.delete(event);
    this.#keep(this.held.filter((each) => each.event !== event));
  }

  #load(event: Event, subject: string, fetch: Fetch): Promise<void> {
    const before = this.#sources.get(event);
    if (before?.subject !== subject) this.#forget(event);
    this.#sources.set(event, { subject, fetch, reads: before?.reads ?? new LatestRead() });
    return this.#reload(event);
  }

  async #reload(event: Event): Promise<void> {
    const source = this.#sources.get(event);
    if (source === undefined) return;
    const isLatest = source.reads.begin();
    const result = await source.fetch();
    if (!isLatest()) return;
    if (!result.ok) return ignore(result.failure, 'spec: without an answer there is no offer');
    runInAction(() => {
      this.#count();
      const others = this.held.filter((each) => each.event !== event);
      // The least important first, as a later one of a type takes the place of an earlier one.
      this.#keep(result.value.incentives.toReversed().reduce(withIncentive, others));
      this.egg = result.value.easterEgg ?? this.egg;
    });
  }

  /** Keeps those that are shown to the visitor, and counts while one of them has an end. */
  #keep(incentives: readonly Incentive[]): void {
    this.held = incentives.filter(
      ({ id, type, uniqueGroup }) =>
        !this.#closed.has(id) &&
        !this.#ended.has(id) &&
        !this.#blocked.has(typeGroup(type)) &&
        (uniqueGroup === null || !this.#blocked.has(uniqueGroup)),
    );
    const isCounting = this.#counting().size > 0;
    if (isCounting && this.#stopTimer === null) {
      this.#readAt = this.#context.clock.now();
      this.#stopTimer = startTimer(this.#context, tickMs, this.tick);
    } else if (!isCounting) {
      this.#stopTimer?.();
      this.#stopTimer = null;
    }
  }

  /** Reads the countdowns: those that are over end. */
  tick(): void {
    this.#stopTimer = startTimer(this.#context, tickMs, this.tick);
    for (const { id } of this.#count()) void this.end(id, 'expired');
  }

  /** Takes the seconds since the last reading from all countdowns. Returns those that are over. */
  #count(): readonly Incentive[] {
    const now = this.#context.clock.now();
    const passed = now - this.#readAt;
    if (passed < 0 || passed > believedStepMs) {
      this.#readAt = now;
      for (const event of this.#counting()) void this.#reload(event);
      return [];
    }
    const seconds = Math.floor(passed / 1000);
    this.#readAt += seconds * 1000;
    this.held = this.held.map((each) =>
      each.countdown === null ? each : { ...each, countdown: Math.max(0, each.countdown - seconds) },
    );
    return this.held.filter(({ countdown }) => countdown === 0);
  }

  #counting(): ReadonlySet<Event> {
    return new Set(this.held.filter(({ countdown }) => countdown !== null).map(({ event }) => event));
  }
}
