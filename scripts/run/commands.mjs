import { audit } from './audit.mjs';
import { runSource, runTool } from './node.mjs';
import { withReview } from './review.mjs';
import { ensureChromium, ensureInstalled, ensurePython, ensureSite } from './set-up.mjs';
import { smoke } from './smoke.mjs';
import { storybook } from './storybook.mjs';
import { test } from './test.mjs';
import { checkTypes } from './types.mjs';
import { runVitest } from './vitest.mjs';

/** Wraps a command that needs the dependencies. */
const withInstalled = (work) => async (args) => {
  await ensureInstalled();
  return work(args);
};

/** Wraps a command that needs the built site and what it runs with, a part of the dependencies. */
const withSiteOnly = (work) => async (args) => {
  await ensureInstalled('site');
  await ensureSite();
  return work(args);
};

/** Wraps a command that needs the dependencies and the built site. */
const withSite = (work) =>
  withInstalled(async (args) => {
    await ensureSite();
    return work(args);
  });

const source = (file, ...first) => withInstalled((args) => runSource(file, [...first, ...args]));
const inBrowser = new Set(['stories', 'browser', 'overview']);
const hasPictures = new Set(['stories', 'overview']);
const vitest = (...projects) =>
  withInstalled(async (args) => {
    if (projects.some((each) => inBrowser.has(each))) await ensureChromium();
    const work = () => runVitest(projects, args);
    return projects.some((each) => hasPictures.has(each)) ? withReview(work)() : work();
  });

/** The commands by name; each returns an exit code. */
export const commands = {
  start: withSiteOnly((args) => runSource('site/server/start.ts', args)),
  dev: source('site/server/dev.ts'),
  test: withInstalled(test),
  storybook: withInstalled(storybook),
  contracts: source('contracts/src/cli.ts'),
  bench: withSite(async (args) => {
    await ensureChromium();
    return runSource('scripts/bench/run.ts', args);
  }),
  mutants: source('scripts/mutants/run.ts'),
  attack: withSite(([name, ...args]) => runSource(`scripts/attacks/${name}.ts`, args)),
  module: source('scripts/module/main.ts'),
  build: withInstalled(async (args) => {
    const code = await runTool('tsc', ['-b', ...args]);
    if (code === 0) await ensureSite();
    return code;
  }),
  api: withInstalled(async () => (await runTool('tsc', ['-b'])) || runSource('scripts/api.ts')),
  types: withInstalled(() => checkTypes()),
  lint: withInstalled((args) => runTool('oxlint', ['--type-aware', ...args])),
  unused: withInstalled((args) => runTool('knip', ['--no-progress', ...args])),
  format: withInstalled((args) => runTool('oxfmt', args)),
  unit: vitest('node', 'mocked'),
  stories: vitest('stories'),
  browser: vitest('browser'),
  overview: vitest('overview'),
  packages: vitest('packages'),
  matrix: vitest('matrix'),
  pacts: vitest('pacts'),
  verify: withInstalled(async (args) => {
    await ensurePython();
    return runTool('vitest', ['run', '--project', 'verify', ...args]);
  }),
  flows: withSite(async (args) => {
    await ensureChromium();
    return runTool('playwright', ['test', '--config', 'site/e2e/playwright.config.ts', ...args]);
  }),
  audit,
  tarballs: source('scripts/packages/write-tarballs.ts'),
  release: source('scripts/packages/release.ts'),
  smoke: withSite((args) => smoke((options) => runVitest(['smoke'], args, options))),
  seed: source('scripts/seed.ts'),
  backup: source('site/server/world-backup.ts', 'backup'),
  restore: source('site/server/world-backup.ts', 'restore'),
  'end-sessions': source('site/server/end-sessions.ts'),
  data: source('site/server/seed-editor/main.ts'),
  demo: source('site/demo/start-demo.ts'),
  art: source('scripts/art.ts'),
  clips: source('scripts/clips.ts'),
  icons: source('scripts/icons.ts'),
  fonts: source('scripts/fonts.ts'),
  brands: source('scripts/brands.ts'),
  texts: source('scripts/texts.ts'),
};
