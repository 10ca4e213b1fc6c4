import { scenarioProvider } from '../effects/provider.ts';
import type { Scenario } from '../effects/scenario.ts';
import { keyOf, moduleOfCall, transportOf, type Claims, type Transport } from '../verify/choice.ts';
import type { Verified } from '../verify/outcome.ts';
import type { Interaction, PactFile } from '../verify/pact-files.ts';
import type { Addresses } from '../verify/preflight.ts';
import { repeatOf, repeatOfSteps, titleOf } from './repeat.ts';

/** The result of one interaction, as reports show it. */
export interface Result extends Verified {
  readonly module: string;
  readonly transport: Transport | typeof scenarioProvider;
  /** Method and path, operation, or the type of the frame. */
  readonly title: string;
  /** Whether the team claims the call; what is not claimed cannot fail a run. */
  readonly claimed: boolean;
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
  readonly addresses: Addresses;
}

/** Whether everything that is claimed holds. */
export const passes = ({ all, modules, problems }: Results): boolean =>
  all.length > 0 && problems.length === 0 && modules.every(({ broken }) => broken.length === 0);

/** Joins the outcome of a run with its pacts. */
export const resultsOfRun = (
  interactions: readonly Verified[],
  {
    pacts,
    scenarios = [],
    claims,
    addresses,
    problems,
  }: {
    readonly pacts: readonly PactFile[];
    readonly scenarios?: readonly Scenario[];
    readonly claims: Claims;
    readonly addresses: Addresses;
    readonly problems: readonly string[];
  },
): Results => {
  const found = new Map<string, Interaction>(
    pacts.flatMap((pact) => pact.interactions.map((each) => [keyOf(pact.provider.name, each.description), each])),
  );
  const callsOf = new Map(scenarios.map(({ id, calls }) => [id, calls]));
  const scenarioResult = (each: Verified): Result => ({
    ...each,
    module: moduleOfCall(each.call),
    transport: scenarioProvider,
    title: `effect ${each.call}`,
    // A server that lacks one of the calls cannot have the effect.
    claimed: (callsOf.get(each.call) ?? []).every(claims),
    repeat: repeatOfSteps(each.done ?? [], addresses),
  });
  const all = interactions.map((each): Result => {
    if (each.provider === scenarioProvider) return scenarioResult(each);
    const interaction = found.get(keyOf(each.provider, each.description));
    return {
      ...each,
      module: moduleOfCall(each.call),
      transport: transportOf[each.provider as keyof typeof transportOf],
      title: interaction === undefined ? each.call : titleOf(interaction),
      claimed: claims(each.call),
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
    addresses,
  };
};
