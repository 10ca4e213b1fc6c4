import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { groupBy } from './group-by.mjs';
import { root } from './root.mjs';

/** Where each step writes what it prints and its results. */
export const resultsFolder = join(root, '.cache/results');

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const titleOf = ({ file, title }) => `${file}: ${title}`;
// The first one; the last attempt of a repeated test may fail because of an earlier one.
const messageOf = (results) => results.find(({ error }) => error)?.error.message ?? '';
/** The title of a repeated test, with the first line of the error that it was repeated for. */
export const withReason = (title, message = '') => {
  const [line = ''] = message.split('\n');
  return line === '' ? title : `${title} (${line.slice(0, 200)})`;
};

const isOf = (wanted) => (spec) => spec.tests.some(({ status }) => status === wanted);

const ofPlaywright = ({ stats: { expected, unexpected, skipped }, suites, config: { rootDir } }) => {
  const specs = suites.flatMap(specsOf);
  const runs = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, seconds: duration / 1000 }))),
  );
  return {
    passed: expected,
    failed: unexpected,
    skipped,
    failures: specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ title: titleOf(spec), message: messageOf(spec.tests.flatMap(({ results }) => results)) })),
    skips: specs.filter(isOf('skipped')).map((spec) => ({
      title: titleOf(spec),
      reason: spec.tests[0].annotations.find(({ type }) => type === 'skip')?.description ?? null,
    })),
    flaky: specs
      .filter(isOf('flaky'))
      .map((spec) => withReason(titleOf(spec), messageOf(spec.tests.flatMap(({ results }) => results)))),
    files: [...groupBy(runs, ({ file }) => file)].map(([file, each]) => ({
      name: relative(root, `${rootDir}/${file}`),
      seconds: each.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  };
};

/**
 * Reads a test runner's results: numbers of tests, those that failed (with the first error), were skipped (with the reason) or passed only when
 * repeated, and the seconds of each file. Null without a file.
 */
export const resultsIn = (file) => {
  if (!existsSync(file)) return null;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return 'suites' in results ? ofPlaywright(results) : results;
};
