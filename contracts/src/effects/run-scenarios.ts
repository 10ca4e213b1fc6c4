import type { Outcome, Verified } from '../verify/outcome.ts';
import { scenarioProvider } from './provider.ts';
import { runScenario, type ScenarioTarget } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';

const notTried = ({ id, text }: Scenario, reason: string): Verified => ({
  provider: scenarioProvider,
  description: text,
  call: id,
  holds: false,
  trouble: { kind: 'notTried', text: reason },
  differences: [],
  states: [],
});

/** Runs scenarios one after another, until the deadline in milliseconds of `Date.now`. Never rejects. */
export const runScenarios = async (
  scenarios: readonly Scenario[],
  target: ScenarioTarget,
  { deadline, onEnded = () => undefined }: { readonly deadline: number; readonly onEnded?: (ended: number) => void },
): Promise<Outcome> => {
  const interactions: Verified[] = [];
  const problems: string[] = [];
  for (const each of scenarios) {
    const isLate = Date.now() >= deadline;
    if (isLate) interactions.push(notTried(each, 'the run ended before (--timeout)'));
    else {
      const run = await runScenario(each, target);
      interactions.push(run.verified);
      problems.push(...run.problems);
    }
    onEnded(interactions.length);
  }
  return { interactions, problems };
};
