import type { AnyCall } from '@lounge/protocol';
import type { Outcome, Verified } from '../verify/outcome.ts';
import type { BaseRequest } from './base-request.ts';
import type { CallWithRequest } from './calls.ts';
import { chosenRequests } from './choose.ts';
import { commandRequests } from './command-requests.ts';
import { CallRun } from './CallRun.ts';
import type { RequestTarget } from './connection.ts';
import { descriptionOf, halves, type Half } from './half.ts';
import { kindsOf, type RequestKind } from './kinds.ts';
import { declarationProvider } from './provider.ts';
import { queryRequests } from './query-requests.ts';
import { restRequests } from './rest-requests.ts';
import type { InvalidRequest, ValidRequest } from './sent.ts';
import { validRequests } from './valid-requests.ts';

/** The requests of a run. */
export interface RequestOptions {
  /** The most of one call, of each half. */
  readonly most: Readonly<Record<Half, number>>;
  /** Determines which they are, and their values. */
  readonly seed: number;
  /** Kinds that are left out. */
  readonly without: readonly RequestKind[];
}

type AnyRequest = InvalidRequest | ValidRequest;

const invalidRequests = (call: AnyCall, base: BaseRequest, isFirstQuery: boolean): readonly InvalidRequest[] => {
  if (call.kind === 'rest') return restRequests(call, base);
  if (call.kind === 'query') return queryRequests(call, base, { withService: isFirstQuery });
  return commandRequests(call, base);
};

const notTried = ({ call: { id }, base: { states } }: CallWithRequest, half: Half): Verified => ({
  provider: declarationProvider,
  description: descriptionOf(id, half),
  call: id,
  holds: false,
  trouble: { kind: 'notTried', text: 'the run ended before (--timeout)' },
  differences: [],
  states,
});

/** The requests that were sent of one half. */
interface Sum {
  sent: number;
  calls: number;
  cpuSeconds: number;
}

const titles: Readonly<Record<Half, string>> = { invalid: 'Invalid requests', valid: 'Valid requests' };

const noteOf = (half: Half, { sent, calls, cpuSeconds }: Sum, options: RequestOptions): readonly string[] => {
  if (sent === 0) return [];
  const without = options.without.filter((kind) => Object.hasOwn(kindsOf[half], kind));
  const leftOut = without.length === 0 ? '' : `; left out: ${without.join(', ')} (--without)`;
  const cost = `${cpuSeconds.toFixed(1)} CPU seconds of this side`;
  return [`${titles[half]}: ${sent} of ${calls} calls, --seed ${options.seed}, ${cost}${leftOut}`];
};

/** The chosen requests of the chosen halves of a call; a half without any is left out. */
const requestsOf = (
  { call, base, halves: chosen }: CallWithRequest,
  options: RequestOptions,
  isFirstQuery: boolean,
): readonly (readonly [Half, readonly AnyRequest[]])[] =>
  chosen
    .map((half) => {
      const all = half === 'invalid' ? invalidRequests(call, base, isFirstQuery) : validRequests(call, base);
      const wanted = all.filter(({ kind }) => !options.without.includes(kind));
      return [half, chosenRequests<AnyRequest>(wanted, { most: options.most[half], seed: options.seed })] as const;
    })
    .filter(([, requests]) => requests.length > 0);

/**
 * Sends what follows from the declarations of calls, one request after another until the deadline: what they must reject, and what they must
 * accept. Never rejects.
 */
export const runDeclaredRequests = async (
  calls: readonly CallWithRequest[],
  target: RequestTarget,
  options: RequestOptions,
  { deadline, onEnded = () => undefined }: { readonly deadline: number; readonly onEnded?: (ended: number) => void },
): Promise<Outcome & { readonly notes: readonly string[] }> => {
  const interactions: Verified[] = [];
  const problems: string[] = [];
  const sums: Record<Half, Sum> = {
    invalid: { sent: 0, calls: 0, cpuSeconds: 0 },
    valid: { sent: 0, calls: 0, cpuSeconds: 0 },
  };
  const firstQuery = calls.find(({ call }) => call.kind === 'query');
  for (const each of calls) {
    const run = new CallRun(each, target, options);
    for (const [half, requests] of requestsOf(each, options, each === firstQuery)) {
      const sum = sums[half];
      const [before, sentBefore] = [process.cpuUsage(), run.connection.count];
      interactions.push(Date.now() >= deadline ? notTried(each, half) : await run.run(half, requests));
      const { user, system } = process.cpuUsage(before);
      sum.sent += run.connection.count - sentBefore;
      sum.calls += 1;
      sum.cpuSeconds += (user + system) / 1e6;
      onEnded(interactions.length);
    }
    await run.connection.end();
    problems.push(...run.connection.problems);
  }
  return { interactions, problems, notes: halves.flatMap((half) => noteOf(half, sums[half], options)) };
};
