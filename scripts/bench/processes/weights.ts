/**
 * Measures what a unit of weight takes: the CPU of each query for its weight, with the longest page and a short one. Runs as a child process
 * and sends its parent the twenty dearest, in microseconds.
 */
import { definitionOf, operationText, unwrap } from '@lounge/protocol';
import { queryCalls } from '@lounge/protocol/registry';
import { guestIsLoggedIn } from '../../../mock-api/src/foundation/session/states.ts';
import { handlers } from '../../../mock-api/src/handlers.ts';
import { weightOfCall } from '../../../mock-api/src/server/http/call-weight.ts';
import { queryServiceOf } from '../../../mock-api/src/server/query/service.ts';
import { aWorld } from '../../../mock-api/src/testing/a-world.ts';

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const repeats = isTiny ? 2 : 30;

/** Inputs by operation, for those that need more than the length of a page. */
const inputs: Readonly<Record<string, object>> = {
  globalSearch: { searchPattern: 'a' },
  searchVideos: { searchPattern: 'a' },
  searchGalleries: { searchPattern: 'a' },
  searchActors: { searchPattern: 'a' },
  getTileGrid: { type: 'home', payload: { first: 24, offset: 0 } },
};

const { world } = aWorld();
await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
const service = queryServiceOf(handlers);
const caller = { guestId: 7, language: 'en', brand: 'velvet', requestId: 'bench', key: null } as const;

/** The CPU of a request in microseconds; null for one that fails without an input of its own. */
const microsOf = async (query: string, variables: Readonly<Record<string, unknown>>): Promise<number | null> => {
  const run = () => service.answer({ query, variables }, { caller, world, causes: [] });
  for (let warmUp = 0; warmUp < 3; warmUp += 1) if ((await run()).errors !== undefined) return null;
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
};

const measured: { name: string; micros: number; weight: number }[] = [];
for (const call of queryCalls.filter(({ operation }) => operation === 'query')) {
  const input = definitionOf(unwrap(call.input).bare);
  const hasPages = input.type === 'object' && 'first' in input.fields;
  for (const first of hasPages ? [24, 500] : [null]) {
    const variables = { ...inputs[call.name], ...(first === null ? {} : { first }) };
    const micros = await microsOf(operationText(call), variables);
    const name = first === null ? call.name : `${call.name}, ${first} at a time`;
    if (micros !== null) measured.push({ name, micros, weight: weightOfCall(call.id, variables) });
  }
}
process.send?.(measured.toSorted((a, b) => b.micros - a.micros).slice(0, 20));
