import { moneyEvents, type MoneyEvent, type Stock } from '../../../mock-api/src/testing/money-events.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';

/** Sizes of an attack on money; each process and its parent derive the same events from them. */
export interface MoneyAttack {
  readonly database: string;
  readonly seed: number;
  readonly guests: number;
  readonly processes: number;
  /** How many events each process plays between two checks. */
  readonly perBatch: number;
}

/** Every so many events, a process also makes the call that another process makes at about the same time. */
const sharedEvery = 20;

const ownEvents = ({ seed, guests, perBatch }: MoneyAttack, stock: Stock, batch: number, stream: number) => {
  const random = seededRandom((seed * 7919 + batch * 31 + stream) % 2_147_483_647);
  const next = moneyEvents(random, stock, { guests, prefix: `${batch}-${stream}-` });
  return Array.from({ length: perBatch }, next);
};

/** The events of one process in a batch: its own, and some of the next process with the same keys. */
export const batchEvents = (
  attack: MoneyAttack,
  stock: Stock,
  batch: number,
  stream: number,
): readonly MoneyEvent[] => {
  const shared = ownEvents(attack, stock, batch, (stream + 1) % attack.processes);
  return ownEvents(attack, stock, batch, stream).flatMap((event, index) => {
    const other = index % sharedEvery === 0 ? shared[index] : undefined;
    return other === undefined ? [event] : [event, { ...other, isBroken: false }];
  });
};
