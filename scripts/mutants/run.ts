/**
 * Mutation tests, by hand: `npm run mutants -- money` for one area of `areas.ts`, `-- screens` for the screens. With `--changed` results
 * of the last run are kept where neither the mutated file nor its tests have changed.
 */
import { Stryker } from '@stryker-mutator/core';
import { areas, areaVariable, isArea, type AreaName } from './areas.ts';
import { playScreens } from './screens/run.ts';
import { scoreOf, survivorsOf } from './score.ts';

const output = '.cache/mutants';

const runArea = async (name: AreaName) => {
  process.env[areaVariable] = name;
  const stryker = new Stryker({
    mutate: [...areas[name].mutate],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    testRunnerNodeArgs: ['--conditions=@lounge/source'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Generous, so that a busy machine does not make a mutant look killed.
    timeoutMS: 30_000,
    // Vitest does not check types, so none need to be silenced.
    disableTypeChecks: false,
    // Stryker rewrites paths in this file by an API that TypeScript 7 does not have; ours lead nowhere outside the copy.
    tsconfigFile: 'none',
    // The goal: an area below it makes the command fail.
    thresholds: { high: 95, low: 85, break: 85 },
    ignorePatterns: ['dist', '.data', '.cache'],
    tempDirName: `${output}/copies`,
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile: `${output}/${name}.incremental.json`,
    force: !process.argv.includes('--changed'),
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${output}/${name}.html` },
    jsonReporter: { fileName: `${output}/${name}.json` },
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
};

const named = process.argv.slice(2).filter((each) => !each.startsWith('--'));
if (named[0] === 'screens') process.exit((await playScreens(named.slice(1))) ? 0 : 1);
for (const each of named) if (!isArea(each)) throw new Error(`${each} is not one of ${Object.keys(areas).join(', ')}.`);
const chosen = (named.length > 0 ? named : Object.keys(areas)).filter(isArea);

const lines: string[] = [];
for (const name of chosen) {
  const results = await runArea(name);
  for (const line of survivorsOf(results)) console.log(line);
  lines.push(`${name}: ${scoreOf(results)}`);
}
console.log(lines.join('\n'));
if (named.length === 0 && !(await playScreens([]))) process.exitCode = 1;
