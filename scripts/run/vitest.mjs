import { runTool } from './node.mjs';

/** The configurations of projects whose tests run in Chromium: loading Storybook takes seconds, which the others need not. */
const inChromium = new Map([
  ['stories', 'vitest.stories.config.ts'],
  ['browser', 'vitest.browser.config.ts'],
  ['overview', 'vitest.browser.config.ts'],
]);

/** Runs projects of Vitest that share a configuration. */
export const runVitest = (projects, args, output) => {
  const config = inChromium.get(projects[0]) ?? 'vitest.config.ts';
  const chosen = projects.flatMap((each) => ['--project', each]);
  return runTool('vitest', ['run', '--config', config, ...chosen, ...args], output);
};
