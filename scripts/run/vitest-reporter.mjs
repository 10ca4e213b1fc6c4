import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { withReason } from './results.mjs';
import { root } from './root.mjs';

/** Writes the results of a run of Vitest to the file at RESULTS_FILE, in the form of `resultsIn`. */
export default class ResultsReporter {
  onTestRunEnd(modules, errors) {
    const results = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [], flaky: [], files: [] };
    for (const module of modules) {
      const name = relative(root, module.moduleId);
      const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
        module.diagnostic();
      const ms = duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration;
      const file = { name, seconds: ms / 1000, passed: 0, isClean: module.ok(), pages: [] };
      results.files.push(file);
      for (const test of module.children.allTests()) {
        const { state, note, errors } = test.result();
        const title = `${name}: ${test.fullName}`;
        for (const page of test.meta().pages ?? []) if (!file.pages.includes(page)) file.pages.push(page);
        if (state === 'passed') file.passed += 1;
        else if (state === 'failed') results.failures.push({ title, message: errors[0]?.message ?? '' });
        else results.skips.push({ title, reason: note ?? null });
        if (test.diagnostic()?.flaky) {
          results.flaky.push(withReason(title, errors?.[0]?.message));
          file.isClean = false;
        }
      }
      // A file that could not be loaded has no tests.
      const [loading] = module.errors();
      if (module.state() === 'failed' && loading) results.failures.push({ title: name, message: loading.message });
    }
    results.passed = results.files.reduce((sum, { passed }) => sum + passed, 0) - results.flaky.length;
    for (const { message } of errors) results.failures.push({ title: 'an error outside tests', message });
    results.failed = results.failures.length;
    results.skipped = results.skips.length;
    writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
  }
}
