import { unclaimedCalls } from '../effects/left-out.ts';
import { scenarioProvider } from '../effects/provider.ts';
import { halfOf } from '../declared-requests/half.ts';
import { declarationProvider } from '../declared-requests/provider.ts';
import type { Scenario } from '../effects/scenario.ts';
import { keyOf, moduleOfCall, transportOf, type Claims, type Transport } from '../verify/choice.ts';
import type { LeftOut, Verified } from '../verify/outcome.ts';
import type { Interaction, PactFile } from '../verify/pact-files.ts';
import type { Addresses } from '../verify/preflight.ts';
import { repeatOf, repeatOfSteps, titleOf } from './repeat.ts';

/** The result of one interaction, as reports show it. */
export interface Result extends Verified {
  readonly module: string;
  readonly transport: Transport | typeof scenarioProvider | typeof declarationProvider;
  /** Method and path, operation, or the type of the frame. */
  readonly title: string;
  /** Whether the team claims the call; what is not claimed cannot fail a run. */
  readonly claimed: boolean;
  /** The calls of a scenario that are not claimed. */
  readonly needs: readonly string[];
  /** Shell commands that repeat it. */
  readonly repeat: readonly string[];
}

/** The results of a module. */
export interface ModuleResults {
  readonly module: string;
  readonly claimed: readonly Result[];
  readonly broken: readonly Result[];
}

/** The results of a run, as reports show them. */
export interface Results {
  readonly all: readonly Result[];
  /** Modules with something that is claimed, by name. */
  readonly modules: readonly ModuleResults[];
  readonly unclaimed: readonly Result[];
  readonly problems: readonly string[];
  /** Scenarios that were not verified. */
  readonly leftOut: readonly LeftOut[];
  /** Sentences on the run as a whole, which do not fail it. */
  readonly notes: readonly string[];
  readonly addresses: Addresses;
}

/** Whether everything that is claimed holds. */
export const passes = ({ all, modules, problems }: Results): boolean =>
  all.length > 0 && problems.length === 0 && modules.every(({ broken }) => broken.length === 0);

/** The result of a scenario. A server that lacks one of its calls cannot have the effect. */
const scenarioResult = (each: Verified, needs: readonly string[], addresses: Addresses): Result => ({
  ...each,
  module: moduleOfCall(each.call),
  transport: scenarioProvider,
  title: `effect ${each.call}`,
  claimed: needs.length === 0,
  needs,
  repeat: repeatOfSteps(each.done ?? [], addresses),
});

const declaredResult = (each: Verified, claims: Claims, addresses: Addresses): Result => ({
  ...each,
  module: moduleOfCall(each.call),
  transport: declarationProvider,
  title: `${halfOf(each.description)} requests`,
  claimed: claims(each.call),
  needs: [],
  repeat: repeatOfSteps(each.done ?? [], addresses),
});

/** Joins the outcome of a run with its pacts. */
export const resultsOfRun = (
  interactions: readonly Verified[],
  {
    pacts,
    scenarios = [],
    claims,
    addresses,
    problems,
    leftOut = [],
    notes = [],
  }: {
    readonly pacts: readonly PactFile[];
    readonly scenarios?: readonly Scenario[];
    readonly claims: Claims;
    readonly addresses: Addresses;
    readonly problems: readonly string[];
    readonly leftOut?: readonly LeftOut[];
    readonly notes?: readonly string[];
  },
): Results => {
  const found = new Map<string, Interaction>(
    pacts.flatMap((pact) => pact.interactions.map((each) => [keyOf(pact.provider.name, each.description), each])),
  );
  const callsOf = new Map(scenarios.map(({ id, calls }) => [id, calls]));
  const all = interactions.map((each): Result => {
    if (each.provider === scenarioProvider)
      return scenarioResult(each, unclaimedCalls({ calls: callsOf.get(each.call) ?? [] }, claims), addresses);
    if (each.provider === declarationProvider) return declaredResult(each, claims, addresses);
    const interaction = found.get(keyOf(each.provider, each.description));
    return {
      ...each,
      module: moduleOfCall(each.call),
      transport: transportOf[each.provider as keyof typeof transportOf],
      title: interaction === undefined ? each.call : titleOf(interaction),
      claimed: claims(each.call),
      needs: [],
      repeat: interaction === undefined ? [] : repeatOf(interaction, addresses),
    };
  });
  const claimed = Map.groupBy(
    all.filter((each) => each.claimed),
    ({ module }) => module,
  );
  return {
    all,
    modules: [...claimed]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, results]) => ({ module, claimed: results, broken: results.filter((each) => !each.holds) })),
    unclaimed: all.filter((each) => !each.claimed),
    problems,
    leftOut,
    notes,
    addresses,
  };
};
