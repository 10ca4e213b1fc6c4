import {
  chatBeat,
  chatLeave,
  chatStart,
  clientExit,
  hostExit,
  type chatKind,
} from '@lounge/protocol/content/live-chat';
import type { AnyCall, Infer } from '@lounge/protocol';
import { chatByKey, openChatOf, sequenceOf } from '../content/live-chat/chat-statements.ts';
import { endPrivate, goPrivate, performerAnswers, performerEnds } from '../content/live-chat/performer-side.ts';
import { ApiError } from '../dispatch/handler.ts';
import { giveVoucher } from '../foundation/vouchers/index.ts';
import { guestOwnsCoins } from '../foundation/wallet/states.ts';
import { revenueEntries } from '../foundation/wallet/index.ts';
import { transferOnce } from '../foundation/wallet/ledger.ts';
import { nowIso } from '../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../world/world.ts';
import { breaking, byCall } from './money-events.ts';

/** The performers of the simulation. */
export const simulatedPerformers = [9101, 9102, 9103] as const;

/** A tab that shows a chat of another page, too. */
interface Tab {
  playedMs: number;
  isStalled: boolean;
}

/** The state of a page of the simulation: how long its picture has really moved. */
interface Page {
  id: string;
  key: string;
  tab: Tab | null;
  /** Milliseconds for which the picture moved, by the simulation's own clock. */
  playedMs: number;
  /** Whether the picture has begun. */
  isMoving: boolean;
  /** Whether it stands still for now. */
  isStalled: boolean;
}

const kinds: readonly Infer<typeof chatKind>[] = ['videoChat', 'videoChat', 'videoChat', 'voyeurChat', 'toyControl'];
const prices: Readonly<Record<string, number>> = { videoChat: 3600, voyeurChat: 1800, toyControl: 4400 };

/** How often each event happens. */
const weights = [
  ['start', 14],
  ['answer', 12],
  ['beat', 30],
  ['stall', 6],
  ['tab', 4],
  ['leave', 3],
  ['drop', 2],
  ['kick', 1],
  ['private', 1],
  ['alone', 1],
  ['coins', 4],
  ['voucher', 1],
  ['spend', 4],
] as const;

type Name = (typeof weights)[number][0];

/** Chats of a few guests: pages that play, stall and drop, performers who answer, leave and go private. */
export class ChatSimulation {
  /** The milliseconds for which the picture of each chat really moved. */
  readonly seen = new Map<string, number>();
  readonly #parts: () => WorldParts;
  readonly #random: () => number;
  readonly #guests: readonly number[];
  readonly #pages = new Map<number, Page>();
  #keys = 0;

  constructor(parts: () => WorldParts, random: () => number, guests: readonly number[]) {
    this.#parts = parts;
    this.#random = random;
    this.#guests = guests;
  }

  /** Lets the time of all pages pass: pictures move, if they do. */
  pass(ms: number): void {
    for (const page of this.#pages.values()) {
      if (!page.isMoving) continue;
      const shown = [page, page.tab].filter((each) => each?.isStalled === false);
      for (const each of shown) if (each !== null) each.playedMs += ms;
      if (shown.length === 0) continue;
      this.seen.set(page.key, (this.seen.get(page.key) ?? 0) + ms);
    }
  }

  /** A page whose chat is over shows no picture. */
  stop(key: string): void {
    for (const [guestId, page] of this.#pages) if (page.key === key) this.#pages.delete(guestId);
  }

  /** Lets something happen. Returns what, and how it ended. */
  async next(): Promise<string> {
    const name = this.#nextName();
    const isBroken = this.#random() < 0.06;
    // Pages beat by themselves, some of them late.
    for (const guestId of this.#pages.keys()) if (this.#random() < 0.4) await this.#beat(guestId, false);
    return `${name} ${await this.#perform(name, this.#pick(this.#guests), isBroken)}`;
  }

  #perform(name: Name, guestId: number, isBroken: boolean): Promise<string> {
    const events: Readonly<Record<Name, () => Promise<string>>> = {
      start: () => this.#start(guestId, isBroken),
      answer: () => this.#answer(guestId),
      beat: () => this.#beat(guestId, isBroken),
      stall: async () => this.#stall(guestId),
      tab: async () => this.#openTab(guestId),
      leave: () => this.#leave(guestId, isBroken),
      drop: async () => (this.#pages.delete(guestId) ? 'done' : 'nothing'),
      kick: () => this.#kick(guestId),
      private: () => this.#goPrivate(),
      alone: async () => {
        await endPrivate(this.#parts(), this.#pick(simulatedPerformers));
        return 'done';
      },
      coins: async () => {
        await guestOwnsCoins.setUp({ guestId, amount: Math.floor(this.#random() * 4000) }, this.#parts());
        return 'done';
      },
      voucher: () => this.#giveVoucher(guestId),
      spend: () => this.#spend(guestId),
    };
    return events[name]();
  }

  #nextName(): Name {
    let left = this.#random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of weights) if ((left -= weight) < 0) return name;
    return 'beat';
  }

  #pick<T>(list: readonly T[]): T {
    // The index is below the length, and no list is empty.
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  #call(guestId: number, call: AnyCall, input: unknown, isBroken: boolean): Promise<string> {
    return byCall(call, input, guestId)(isBroken ? breaking(this.#parts()) : this.#parts(), `k-${this.#keys}`);
  }

  async #start(guestId: number, isBroken: boolean): Promise<string> {
    this.#keys += 1;
    const kind = this.#pick(kinds);
    const { reader } = this.#parts().database;
    const known = (await sequenceOf.first(reader, { guestId }))?.total ?? 0;
    const sequence = this.#random() < 0.05 ? known + 1 : known;
    const price = this.#random() < 0.05 ? 100 : (prices[kind] ?? null);
    const input = {
      actorId: this.#pick(simulatedPerformers),
      kind,
      withCamera: false,
      price,
      sequence,
      showId: null,
      pageId: `p-${this.#keys}`,
    };
    const ending = await this.#call(guestId, chatStart, input, isBroken);
    // The same start again, as a client does whose answer was lost.
    if (ending === 'done' && this.#random() < 0.2) await this.#call(guestId, chatStart, input, false);
    const open = await openChatOf.first(reader, { guestId });
    if (ending === 'done' && open !== null)
      this.#pages.set(guestId, {
        id: input.pageId,
        key: open.key,
        tab: null,
        playedMs: 0,
        isMoving: false,
        isStalled: false,
      });
    return ending;
  }

  async #answer(guestId: number): Promise<string> {
    const page = this.#pages.get(guestId);
    if (page === undefined) return 'nothing';
    return (await performerAnswers(this.#parts(), page.key)) ? 'done' : 'late';
  }

  async #beat(guestId: number, isBroken: boolean): Promise<string> {
    const page = this.#pages.get(guestId);
    if (page === undefined) return 'nothing';
    const row = await chatByKey.first(this.#parts().database.reader, { key: page.key });
    page.isMoving = row?.status === 'running';
    const input = { chatId: page.key, pageId: page.id, playedMs: page.playedMs };
    const ending = await this.#call(guestId, chatBeat, input, isBroken);
    if (this.#random() < 0.1) await this.#call(guestId, chatBeat, input, false);
    const { tab } = page;
    const ofTab = { chatId: page.key, pageId: `${page.id} tab`, playedMs: tab?.playedMs ?? 0 };
    if (tab !== null && this.#random() < 0.8) await this.#call(guestId, chatBeat, ofTab, false);
    return ending;
  }

  #stall(guestId: number): string {
    const page = this.#pages.get(guestId);
    if (page === undefined) return 'done';
    const stalled = page.tab !== null && this.#random() < 0.5 ? page.tab : page;
    stalled.isStalled = !stalled.isStalled;
    return 'done';
  }

  /** The guest opens the chat in another tab, loads that again, or closes it. */
  #openTab(guestId: number): string {
    const page = this.#pages.get(guestId);
    if (page !== undefined)
      page.tab = page.tab !== null && this.#random() < 0.5 ? null : { playedMs: 0, isStalled: false };
    return 'done';
  }

  async #leave(guestId: number, isBroken: boolean): Promise<string> {
    const page = this.#pages.get(guestId);
    if (page === undefined) return 'nothing';
    return this.#call(guestId, chatLeave, { chatId: page.key, exitCode: clientExit.exit }, isBroken);
  }

  async #kick(guestId: number): Promise<string> {
    const page = this.#pages.get(guestId);
    return page !== undefined && (await performerEnds(this.#parts(), page.key, hostExit.kick)) ? 'done' : 'nothing';
  }

  async #goPrivate(): Promise<string> {
    const until = new Date(this.#parts().clock.now() + 60_000).toISOString();
    await goPrivate(this.#parts(), this.#pick(simulatedPerformers), until);
    return 'done';
  }

  async #giveVoucher(guestId: number): Promise<string> {
    const amount = 1 + Math.floor(this.#random() * 3);
    await runInWorld(this.#parts(), true, (world) => giveVoucher(guestId, { type: 2, amount }, world));
    return 'done';
  }

  /** The balance is spent elsewhere meanwhile. */
  async #spend(guestId: number): Promise<string> {
    this.#keys += 1;
    const amount = 1 + Math.floor(this.#random() * 900);
    const transfer = { guestId, key: `k-${this.#keys}`, kind: 'gift' as const, bodyHash: String(amount) };
    try {
      await runInWorld(this.#parts(), true, (world) =>
        transferOnce(world.tx, { ...transfer, at: nowIso(world) }, async () => ({
          entries: revenueEntries(guestId, simulatedPerformers[0], amount),
          reference: {},
          answer: () => null,
        })),
      );
      return 'done';
    } catch (error) {
      if (error instanceof ApiError) return error.code;
      throw error;
    }
  }
}
