import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** Writes the results of a run of Vitest to the file at RESULTS_FILE, in the form of `resultsIn`. */
export default class ResultsReporter {
  onTestRunEnd(modules, errors) {
    const results = { passed: 0, failed: 0, skipped: 0, names: [], skips: [], flaky: [], files: [] };
    for (const module of modules) {
      const name = relative(root, module.moduleId);
      const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
        module.diagnostic();
      const ms = duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration;
      const file = { name, seconds: ms / 1000, passed: 0, isClean: module.ok(), pages: [] };
      results.files.push(file);
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        const title = `${name}: ${test.fullName}`;
        for (const page of test.meta().pages ?? []) if (!file.pages.includes(page)) file.pages.push(page);
        if (state === 'passed') file.passed += 1;
        else if (state === 'failed') results.names.push(title);
        else results.skips.push({ title, reason: note ?? null });
        if (test.diagnostic()?.flaky) {
          results.flaky.push(title);
          file.isClean = false;
        }
      }
      // A file that could not be loaded has no tests.
      if (module.state() === 'failed' && module.errors().length > 0) results.names.push(name);
    }
    results.passed = results.files.reduce((sum, { passed }) => sum + passed, 0) - results.flaky.length;
    if (errors.length > 0) results.names.push(`${errors.length} errors outside tests`);
    results.failed = results.names.length;
    results.skipped = results.skips.length;
    writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
  }
}
