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
      results.files.push({ name, seconds: ms / 1000, ok: module.ok() });
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        const title = `${name}: ${test.fullName}`;
        if (state === 'passed') results.passed += 1;
        else if (state === 'failed') results.names.push(title);
        else results.skips.push({ title, reason: note ?? null });
        if (test.diagnostic()?.flaky) results.flaky.push(title);
      }
      // A file that could not be loaded has no tests.
      if (module.state() === 'failed' && module.errors().length > 0) results.names.push(name);
    }
    if (errors.length > 0) results.names.push(`${errors.length} errors outside tests`);
    results.failed = results.names.length;
    results.skipped = results.skips.length;
    writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
  }
}
