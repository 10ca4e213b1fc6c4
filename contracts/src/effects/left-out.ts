import type { Claims } from '../verify/choice.ts';
import type { LeftOut } from '../verify/outcome.ts';
import { needsSocket } from './scenario-file.ts';
import type { Scenario } from './scenario.ts';

/** Which scenarios a run can verify. */
export interface ScenarioLimits {
  readonly claims: Claims;
  /** Whether what is not claimed is left out. */
  readonly onlyClaimed: boolean;
  readonly hasSocket: boolean;
}

/** The calls of a scenario that are not claimed. */
export const unclaimedCalls = ({ calls }: Pick<Scenario, 'calls'>, claims: Claims): readonly string[] =>
  calls.filter((call) => !claims(call));

/** The scenarios of a run, and those that are left out, with the calls that they need. */
export const partitioned = (
  scenarios: readonly Scenario[],
  { claims, onlyClaimed, hasSocket }: ScenarioLimits,
): { readonly scenarios: readonly Scenario[]; readonly leftOut: readonly LeftOut[] } => {
  const leftOut = scenarios.flatMap((each): readonly LeftOut[] => {
    const { id, text, calls } = each;
    const needs = onlyClaimed ? unclaimedCalls(each, claims) : [];
    const named = { call: id, description: text, needs, isNear: needs.length < calls.length };
    if (needs.length > 0) return [{ ...named, reason: 'notClaimed' }];
    return hasSocket || !needsSocket(each) ? [] : [{ ...named, reason: 'noSocket' }];
  });
  const ids = new Set(leftOut.map(({ call }) => call));
  return { scenarios: scenarios.filter(({ id }) => !ids.has(id)), leftOut };
};
