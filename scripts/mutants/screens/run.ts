/**
 * Plays the mutants of the screens: `npm run mutants -- screens`, or `-- screens messenger` for those with the word in the path of their
 * file or proof. See docs/decisions/0205.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import siteConfig from '../../../site/vite.config.ts';
import { builtWithMutants, root, screenMutants } from './list.ts';
import type { NumberedMutant } from './mutate.ts';
import { withMutants } from './vite-plugin.ts';

const folder = join(root, '.cache/mutants');
const here = 'scripts/mutants/screens';

const buildSite = async (): Promise<void> => {
  for (const isSsrBuild of [false, true]) {
    const own = siteConfig({ command: 'build', mode: 'production', isSsrBuild });
    const outDir = join(builtWithMutants, isSsrBuild ? 'server' : 'client');
    const output = { outDir, emptyOutDir: true, ...(isSsrBuild && { ssr: 'src/entry-server.tsx' }) };
    const changes = { configFile: false as const, logLevel: 'warn' as const, build: output };
    await build(mergeConfig(mergeConfig({ plugins: [withMutants()] }, own), changes));
  }
};

const runTool = (name: string, args: readonly string[], played: readonly NumberedMutant[]): void => {
  const numbers = played.map(({ number }) => number).join(',');
  const env = { ...process.env, NODE_OPTIONS: '--conditions=@lounge/source', MUTANTS_PLAYED: numbers };
  const { error } = spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, env, stdio: 'inherit' });
  if (error) throw error;
};

/** The result of a mutant, by its number, or of a proof without one. */
interface Played {
  readonly title: string;
  readonly isGreen: boolean;
}

/** Whether a title is a mutant's number, or names what ran without one. */
const isNumber = (title: string): boolean => /^\d+$/.test(title);

interface FlowTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly {
    readonly errors: readonly { readonly message?: string; readonly location?: object }[];
  }[];
}

interface Suite {
  readonly specs?: readonly { readonly tests: readonly FlowTest[] }[];
  readonly suites?: readonly Suite[];
}

/** Whether a line of the flow failed: where its server did not start, it has noticed nothing. */
const hasFailed = ({ results }: FlowTest): boolean =>
  results.some(({ errors }) => errors.some(({ location, message }) => location !== undefined && message !== undefined));

const testsOf = ({ specs = [], suites = [] }: Suite): readonly FlowTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

const readReport = (name: string): unknown => {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} was not written; the lines above say why.`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** A flow without a mutant is green as a whole; with one it is red only where a line of it failed. */
const playFlows = async (played: readonly NumberedMutant[]): Promise<readonly Played[]> => {
  await buildSite();
  runTool('playwright', ['test', '--config', `${here}/playwright.config.ts`], played);
  const tests = testsOf(readReport('flows.json') as Suite);
  const titles = [...new Set(tests.map(({ projectName }) => projectName))];
  return titles.map((title) => {
    const own = tests.filter(({ projectName }) => projectName === title);
    const isGreen = isNumber(title) ? !own.some(hasFailed) : own.every(({ status }) => status === 'expected');
    return { title, isGreen };
  });
};

const playStories = (played: readonly NumberedMutant[]): readonly Played[] => {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/stories.json`];
  runTool('vitest', ['run', '--config', `${here}/vitest.config.ts`, ...report], played);
  const { testResults } = readReport('stories.json') as {
    testResults: readonly { assertionResults: readonly { title: string; status: string }[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.map(({ title, status }) => {
    const isControl = title.startsWith('0 ');
    // The test of a mutant is green when the story is not.
    return {
      title: isControl ? title : (title.split(' ', 1)[0] ?? title),
      isGreen: (status === 'passed') === isControl,
    };
  });
};

const lineOf = ({ number, file, find, replacement, proof }: NumberedMutant): string =>
  `${number} ${file}: ${find} → ${replacement} (${proof.file}: ${proof.name})`;

/** Plays the mutants in whose file or proof one of the words is. Returns whether all were noticed, and all proofs are green without. */
export const playScreens = async (words: readonly string[]): Promise<boolean> => {
  const played = screenMutants.filter(
    ({ number, file, proof }) =>
      words.length === 0 || words.some((word) => String(number) === word || `${file} ${proof.file}`.includes(word)),
  );
  mkdirSync(folder, { recursive: true });
  for (const name of ['flows.json', 'stories.json']) rmSync(join(folder, name), { force: true });
  const isFlow = ({ proof }: NumberedMutant) => proof.kind === 'flow';
  const [flows, stories] = [played.filter(isFlow), played.filter((each) => !isFlow(each))];
  const results = [
    ...(flows.length > 0 ? await playFlows(flows) : []),
    ...(stories.length > 0 ? playStories(stories) : []),
  ];
  const greenOf = new Map(results.map(({ title, isGreen }) => [title, isGreen]));
  const survived = played.filter(({ number }) => greenOf.get(String(number)) !== false);
  const broken = results.filter(({ title, isGreen }) => !isNumber(title) && !isGreen);
  for (const each of survived) console.log(`Survived ${lineOf(each)}`);
  for (const { title } of broken) console.log(`Not green without a mutant: ${title}`);
  console.log(`screens: ${played.length - survived.length} of ${played.length} mutants killed`);
  return survived.length === 0 && broken.length === 0;
};
