import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScenario } from './effects/run-scenario.ts';
import { readScenarios } from './effects/scenario-file.ts';
import { DamagedCopies } from './examples/DamagedCopies.ts';
import { furtherDamages } from './examples/further-damages.ts';
import { listDamages } from './examples/list-damages.ts';
import { messageDamages } from './examples/message-damages.ts';
import { valueDamages } from './examples/value-damages.ts';
import { statesAt } from './verify/set-state.ts';

// That the example without damages holds all scenarios is a test of `examples.test.ts`.

const scenarios = new Map(readScenarios().map((each) => [each.id, each]));
let copies: DamagedCopies;

beforeAll(() => {
  copies = new DamagedCopies();
});

afterAll(() => copies.end());

test.each([...messageDamages, ...listDamages, ...valueDamages, ...furtherDamages])(
  '$damage: found by $by',
  async (damage) => {
    const scenario = scenarios.get(damage.by);
    if (scenario === undefined) throw new Error(`There is no scenario ${damage.by}.`);
    const { baseUrl, socketUrl, statesUrl } = await copies.start(damage);
    // Nothing is timed, but what never comes is not waited for.
    const waitMs = damage.isSilent === true ? 300 : 60_000;
    const target = { baseUrl, socketUrl, setState: statesAt(statesUrl, { waitMs }), waitMs, strict: false };
    const { holds, trouble, differences } = (await runScenario(scenario, target)).verified;
    expect(JSON.stringify([trouble, ...differences])).toContain(damage.text);
    expect(holds).toBe(false);
  },
);
