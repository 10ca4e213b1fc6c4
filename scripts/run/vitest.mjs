import { runTool } from './node.mjs';

/** The projects whose tests run in Chromium. */
const inBrowser = new Set(['stories', 'browser', 'overview']);

/** Runs projects of Vitest; those in a browser have a configuration of their own, as loading Storybook's takes seconds. */
export const runVitest = (projects, args, output) => {
  const config = projects.some((each) => inBrowser.has(each)) ? 'vitest.browser.config.ts' : 'vitest.config.ts';
  const chosen = projects.flatMap((each) => ['--project', each]);
  return runTool('vitest', ['run', '--config', config, ...chosen, ...args], output);
};
