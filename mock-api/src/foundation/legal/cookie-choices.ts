import type { Brand } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { recordCookieChoice } from '@lounge/protocol/foundation/legal';
import { networkKey } from '../../wire/network.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { countAttempt } from '../session/index.ts';
import { deleteOldChoices, deleteOldChoicesOf, insertAgreement } from './statements.ts';

/**
 * How many choices are stored, of all anonymous visitors and of each guest, and for how long those of visitors.
 * @assumed A proof is needed for about three years.
 */
const retention = { ofVisitors: 100_000, ofGuest: 100, ms: 3 * 365 * 86_400_000 } as const;

const dayMs = 86_400_000;
/** Choices that are stored in a day, of the visitors of one network and of one guest, so that nobody pushes out the proofs of others. @assumed */
const maxPerDay = 50;

/** Hexadecimal digits that nobody can guess from others'. */
const receiptOf = (random: () => number): string =>
  Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');

type Choice = InputOf<typeof recordCookieChoice>['choice'];
type Recorded = AnswerOf<typeof recordCookieChoice>;

/** Who chooses; the brand is that of the site. */
interface Chooser {
  readonly guestId: number | null;
  readonly brand: Brand;
  /** The network address. @default unknown, and not limited */
  readonly address?: string | undefined;
}

const countFor = (whose: string, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> =>
  countAttempt(['cookies', whose], maxPerDay, world, dayMs);

/** Whether one more choice is stored today; it holds all the same. */
const isStored = async ({ guestId, address }: Chooser, world: World): Promise<boolean> => {
  const whose = guestId === null ? networkKey(address) : `guest ${guestId}`;
  return whose === null || countFor(whose, world);
};

/** Counts all choices that a guest stores in a day. */
export const countChoicesOfDay = async (guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<void> => {
  for (let count = 0; count < maxPerDay; count += 1) await countFor(`guest ${guestId}`, world);
};

/** Stores a choice about cookies within a change. Returns null where enough are stored for today. */
export const storeChoice = async (answer: Choice, chooser: Chooser, world: World): Promise<Recorded | null> => {
  if (!(await isStored(chooser, world))) return null;
  const { guestId, brand } = chooser;
  const [at, receipt] = [nowIso(world), receiptOf(world.random)];
  const row = { guestId, receipt, subject: 'cookies', product: brand, version: null, answer, at } as const;
  const { id } = (await insertAgreement.first(world.tx, row)) ?? { id: 0 };
  const before = new Date(world.clock.now() - retention.ms).toISOString();
  await deleteOldChoices.all(world.tx, { before, lastId: id - retention.ofVisitors });
  if (guestId !== null) await deleteOldChoicesOf.all(world.tx, { guestId, kept: retention.ofGuest });
  return { receipt, at };
};

/** Records a choice about cookies in a world, as a form without script sends it. */
export const recordChoice = (choice: Choice, chooser: Chooser, world: WorldParts): Promise<Recorded | null> =>
  runInWorld(world, true, (change) => storeChoice(choice, chooser, change));
