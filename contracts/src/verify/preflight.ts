import { leastWaitMs } from './limits.ts';
import { openWire } from './wire.ts';
import type { PactFile, StatedState } from './pact-files.ts';
import { troubleOf } from './trouble.ts';

/** The addresses of a server. */
export interface Addresses {
  readonly baseUrl: string;
  readonly socketUrl: string | null;
  readonly statesUrl: string | null;
  /** Headers of the team's own, which everything that is sent has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many of the states that are needed most are tried. */
const triedStates = 3;

const statesByUse = (pacts: readonly PactFile[]): readonly StatedState[] => {
  const all = pacts.flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates));
  const byName = Map.groupBy(all, ({ name }) => name);
  return [...byName.values()].toSorted((one, other) => other.length - one.length).flatMap(([first]) => first ?? []);
};

const answerOf = async (url: string, limitMs: number, init: RequestInit): Promise<Response | string> => {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    return troubleOf(error, url, limitMs).text;
  }
};

/** The address to which an answer sends all requests, as from http to https; null if it sends none, or only this path, elsewhere. */
const movedTo = ({ status, headers }: Response, from: string): string | null => {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, from)) return null;
  const [before, after] = [new URL(from), new URL(location, from)];
  return after.origin !== before.origin && after.pathname === before.pathname ? after.href : null;
};

const redirected = (url: string, to: string): string => `${url} redirects to ${to}: give that address`;

/** How an address is tried. */
interface Probe {
  readonly limitMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Any answer will do: the address is what is tried. */
const baseProblem = async (url: string, { limitMs, headers }: Probe): Promise<string | null> => {
  const answer = await answerOf(url, limitMs, { headers });
  if (typeof answer === 'string') return `--base-url: ${answer}`;
  const moved = movedTo(answer, url);
  return moved === null ? null : `--base-url: ${redirected(url, moved)}`;
};

const isNoEndpoint = (response: Response): boolean =>
  [404, 405, 501].includes(response.status) || (response.headers.get('content-type') ?? '').startsWith('text/html');

/** A single state may be missing; an address that knows none of the usual ones is not the states'. */
const statesProblem = async (
  url: string,
  { limitMs, headers }: Probe,
  states: readonly StatedState[],
): Promise<string | null> => {
  let problem: string | null = null;
  for (const { name, params = {} } of states.slice(0, triedStates)) {
    const answer = await answerOf(url, limitMs, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-world': 'preflight' },
      body: JSON.stringify({ state: name, params }),
    });
    if (typeof answer === 'string') return `--states-url: ${answer}`;
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location !== null)
      return `--states-url: ${redirected(url, location)}`;
    if (!isNoEndpoint(answer)) return null;
    const type = answer.headers.get('content-type') ?? 'no content type';
    problem = `--states-url: ${url} sets no states: it answered ${answer.status} (${type}) to "${name}"`;
  }
  return problem;
};

const socketProblem = async (url: string, { limitMs, headers }: Probe): Promise<string | null> => {
  try {
    (await openWire(url, { world: 'preflight', waitMs: limitMs, headers })).close();
    return null;
  } catch (error) {
    return `--socket-url: ${troubleOf(error, url, limitMs).text}`;
  }
};

/** Tries the addresses at once, each for `waitMs` milliseconds, and at least ten seconds; the problems, of which none is an interaction's. */
export const preflight = async (
  addresses: Addresses,
  pacts: readonly PactFile[],
  waitMs: number,
): Promise<readonly string[]> => {
  const { baseUrl, socketUrl, statesUrl, headers = {} } = addresses;
  const probe = { limitMs: Math.max(waitMs, leastWaitMs), headers };
  const problems = await Promise.all([
    baseProblem(baseUrl, probe),
    statesUrl === null ? null : statesProblem(statesUrl, probe, statesByUse(pacts)),
    socketUrl === null ? null : socketProblem(socketUrl, probe),
  ]);
  return problems.filter((each) => each !== null);
};
