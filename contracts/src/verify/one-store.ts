import { randomBytes } from 'node:crypto';
import { forward } from './forward.ts';
import { plainRequest, statusOf } from './http-request.ts';
import type { Interaction, PactFile } from './pact-files.ts';
import type { Addresses } from './preflight.ts';
import { tearDown, type SetState } from './set-state.ts';

/** How many calls are tried, until one is answered as its pact says. */
const triedCalls = 10;

/** Reads that need a session, so that their answers tell whether their states are there: one for each call. */
const readsWithSession = (pacts: readonly PactFile[]): readonly Interaction[] => {
  const all = pacts.flatMap(({ interactions }) => interactions).filter(({ type }) => type === 'Synchronous/HTTP');
  const needSession = new Set(all.filter((each) => statusOf(each) === 401).map(({ comments }) => comments?.call));
  const reads = all.filter(
    (each) =>
      each.request?.['method'] === 'GET' &&
      statusOf(each) === 200 &&
      (each.providerStates ?? []).length > 0 &&
      needSession.has(each.comments?.call),
  );
  return [...Map.groupBy(reads, ({ comments }) => comments?.call).values()].flatMap(([first]) => first ?? []);
};

/** The server that is tried. */
interface Tried {
  readonly addresses: Addresses;
  readonly setState: SetState;
  readonly waitMs: number;
}

/** Undefined if a read cannot tell, as the server does not answer it as its pact says. */
const problemBy = async (
  read: Interaction,
  { addresses: { baseUrl, headers = {} }, setState, waitMs }: Tried,
): Promise<string | null | undefined> => {
  const run = `p${randomBytes(5).toString('hex')}`;
  const [one, other] = [`${run}-one`, `${run}-other`];
  const answer = async (world: string): Promise<number> =>
    (await forward(plainRequest(read), { baseUrl, world, waitMs, headers })).status;
  const states = read.providerStates ?? [];
  try {
    for (const each of states) await setState(each, one);
    if ((await answer(one)) !== 200) return undefined;
    if ((await answer(other)) === 200)
      return `a state of one world ("${states[0]?.name}") holds in another: the server does not tell x-world apart`;
    return (await answer(one)) === 200
      ? null
      : 'the states of one world are gone once another begins: the server keeps one at a time';
  } catch {
    return undefined;
  } finally {
    await tearDown(states, { world: one, setState });
  }
};

/**
 * A sentence if a state of one world holds in another, or is gone once another begins: interactions at once would disturb each other. Null
 * if not, or if no read of the pacts can tell.
 */
export const worldsProblem = async (pacts: readonly PactFile[], tried: Tried): Promise<string | null> => {
  for (const read of readsWithSession(pacts).slice(0, triedCalls)) {
    const problem = await problemBy(read, tried);
    if (problem !== undefined) return problem;
  }
  return null;
};
