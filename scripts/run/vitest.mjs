import { runTool } from './node.mjs';

/** The projects whose tests run in Chromium. */
const inBrowser = new Set(['stories', 'browser', 'overview']);

/**
 * Runs projects of Vitest; those in a browser have a configuration of their own. Node loads both configurations, as it resolves our packages
 * to their sources.
 */
export const runVitest = (projects, args, output) => {
  const config = projects.some((each) => inBrowser.has(each)) ? 'vitest.browser.config.ts' : 'vitest.config.ts';
  const chosen = projects.flatMap((each) => ['--project', each]);
  return runTool('vitest', ['run', '--config', config, '--configLoader', 'native', ...chosen, ...args], output);
};
