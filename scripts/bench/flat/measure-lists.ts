import { createWorld } from '../../../mock-api/src/create-world.ts';
import { runCall } from '../../../mock-api/src/dispatch/run-call.ts';
import { handlers } from '../../../mock-api/src/handlers.ts';
import type { Database } from '../../../mock-api/src/world/database.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';
import type { WorldParts } from '../../../mock-api/src/world/world.ts';
import { generatedNow } from './generated-row.ts';
import type { ListCall } from './list-calls.ts';

const caller = { language: 'en', brand: 'velvet', requestId: 'bench', key: null } as const;

/** A generated world, at the instant of its rows. */
export const generatedWorld = (database: Database): WorldParts =>
  createWorld('main', database, { now: () => generatedNow }, seededRandom(1));

const handlerOf = ({ call }: ListCall) => {
  const handled = handlers.find((each) => each.call === call);
  if (handled === undefined) throw new Error(`${call.id} has no handler.`);
  return handled;
};

/** Reads the pages of a list, or the first `most` of them. Throws if a page is not answered. */
export const readPages = async (list: ListCall, world: WorldParts, most = Infinity): Promise<void> => {
  const handled = handlerOf(list);
  let previous: unknown = null;
  for (let page = 0; page < most; page += 1) {
    const input = list.pageOf(page, previous);
    if (input === null) return;
    const outcome = await runCall(handled, input, { ...caller, guestId: list.guestId }, { parseAnswers: false }, world);
    if (!outcome.ok) throw new Error(`${list.name} ended with ${outcome.code}.`, { cause: outcome.cause });
    previous = outcome.answer;
  }
};

/** On SQLite, which runs in this process, its CPU time, as other load on the machine does not change it. */
const msOfPages = async (list: ListCall, pages: number, world: WorldParts): Promise<number> => {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  await readPages(list, world, pages);
  const { user, system } = process.cpuUsage(before);
  const isHere = world.database.reader.dialect.name === 'sqlite';
  return isHere ? (user + system) / 1000 : performance.now() - startedAt;
};

/** Milliseconds of the first pages in both worlds: the best of rounds in turns, as other load on the machine slows some of them down. */
export const compareWorlds = async (
  list: ListCall,
  worlds: { readonly small: WorldParts; readonly large: WorldParts },
  { rounds, pages }: { readonly rounds: number; readonly pages: number },
): Promise<{ readonly small: number; readonly large: number }> => {
  let [small, large] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    small = Math.min(small, await msOfPages(list, pages, worlds.small));
    large = Math.min(large, await msOfPages(list, pages, worlds.large));
  }
  return { small, large };
};
