import { pactDirectory } from '../consume/files.ts';
import { partitioned } from '../effects/left-out.ts';
import { chosenScenarios, readScenarios, scenarioNeedsNumbers } from '../effects/scenario-file.ts';
import type { Scenario } from '../effects/scenario.ts';
import { callsIn, type CallWithRequest } from '../declared-requests/calls.ts';
import { descriptionOf, halves } from '../declared-requests/half.ts';
import type { RequestOptions } from '../declared-requests/run-declared-requests.ts';
import { allClaimed, assertInteractions, chosen, claimedOf, claimsFrom, type Claims } from '../verify/choice.ts';
import { withoutNumbers } from '../verify/numbers.ts';
import type { LeftOut } from '../verify/outcome.ts';
import { ownHeadersFrom } from '../verify/own-headers.ts';
import { pactsIn, type PactFile } from '../verify/pact-files.ts';
import type { Addresses } from '../verify/preflight.ts';
import type { StoredOutcome } from '../verify/result-file.ts';
import { UsageError } from '../verify/UsageError.ts';
import type { VerifyOptions } from './options.ts';

/** The work of a run, and the work that it leaves out. */
export interface Plan {
  readonly claims: Claims;
  /** All that is claimed, whether it is chosen or not. */
  readonly claimed: readonly PactFile[];
  readonly pacts: readonly PactFile[];
  readonly scenarios: readonly Scenario[];
  /** The calls with requests that follow from their declarations. */
  readonly declared: readonly CallWithRequest[];
  readonly requests: RequestOptions;
  readonly leftOut: readonly LeftOut[];
  /** Sentences on what else is left out. */
  readonly notes: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The most requests of a call. */
const defaultMost = { invalid: 12, valid: 10 } as const;

const countOf = (pacts: readonly PactFile[]): number => pacts.flatMap(({ interactions }) => interactions).length;

/** Decides on the work of a run. Throws a `UsageError` for unknown names and options that exclude each other. */
export const planOf = (
  { socketUrl, statesUrl }: Addresses,
  options: VerifyOptions,
  failedIn: StoredOutcome | null,
): Plan => {
  const all = [...pactsIn(options.pacts ?? pactDirectory).values()];
  const { modules = [], calls = [], transports = [], interactions = [], numbers = true, onlyClaimed = false } = options;
  const claims = options.claims === undefined ? allClaimed : claimsFrom(options.claims, all);
  if (onlyClaimed && options.claims === undefined) throw new UsageError('--only-claimed needs --claims.');
  const headers = ownHeadersFrom(options.headers ?? [], all);
  // Scenarios are about the committed contracts.
  const known = options.pacts === undefined ? readScenarios() : [];
  const { invalid = defaultMost.invalid, valid = defaultMost.valid, seed = 1, without = [] } = options;
  const most = { invalid, valid };
  // Declarations are those of the committed contracts; without states every token is unknown.
  const hasDeclarations = options.pacts === undefined && statesUrl !== null;
  const sent = halves.filter((half) => hasDeclarations && most[half] > 0);
  const ofDeclarations =
    interactions.length > 0
      ? callsIn(all, undefined, sent).flatMap(({ call }) => sent.map((half) => descriptionOf(call.id, half)))
      : [];
  const names = [...known.flatMap(({ id, text }) => [id, text]), ...ofDeclarations];
  assertInteractions(interactions, all, names);
  const choice = { modules, calls, transports, interactions, failedIn };
  const ofChoice = onlyClaimed ? claimedOf(chosen(all, choice), claims) : chosen(all, choice);
  const wanted = numbers ? ofChoice : withoutNumbers(ofChoice);
  const pacts = wanted.filter(({ provider }) => socketUrl !== null || provider.name !== 'realtime');
  const hasSocket = socketUrl !== null;
  const scenarios = chosenScenarios(known, choice);
  const numbered = numbers ? scenarios : scenarios.filter((each) => !scenarioNeedsNumbers(each));
  const unnumbered = countOf(ofChoice) - countOf(wanted) + scenarios.length - numbered.length;
  const ofSocket = countOf(wanted) - countOf(pacts);
  return {
    claims,
    claimed: claimedOf(all, claims),
    pacts,
    declared: callsIn(interactions.length > 0 ? all : pacts, choice, sent),
    requests: { most, seed, without },
    ...partitioned(numbered, { claims, onlyClaimed, hasSocket }),
    notes: [
      ...(numbers
        ? []
        : [`Left out: the numbers of pushes, and ${unnumbered} interactions that need them (--without-push-numbers)`]),
      ...(ofSocket === 0 ? [] : [`Left out: ${ofSocket} of the socket, which has no address (--socket-url)`]),
    ],
    headers,
  };
};
