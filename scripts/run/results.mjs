import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests,
  names: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  ),
});

const ofPlaywright = ({ stats: { expected, unexpected, flaky, skipped }, suites }) => ({
  passed: expected + flaky,
  failed: unexpected,
  skipped,
  names: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`),
});

/** Reads a test runner's results: the numbers of passed, failed and skipped tests, and the names of the failed ones; null without a file. */
export const resultsIn = (file) => {
  if (!existsSync(file)) return null;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return 'numPassedTests' in results ? ofVitest(results) : ofPlaywright(results);
};
