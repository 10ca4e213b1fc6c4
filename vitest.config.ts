import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { worldForStories } from './.storybook/world-plugin.ts';
import { bundledForTests } from './.storybook/still-animations.ts';
import { emulateMedia } from './.storybook/emulate-media.ts';
import { launchOptions } from './site/server/chromium.ts';

const chromium = () =>
  playwright({
    launchOptions,
  });

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: chromium(),
  commands: { emulateMedia },
  instances: [{ browser: 'chromium' as const }],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
    },
  },
});

const source = { resolve: { conditions: ['@lounge/source', ...defaultClientConditions] } };

// As Node resolves packages: `module`, which it does not know, leads to files for bundlers.
const serverConditions = [
  '@lounge/source',
  ...defaultServerConditions.map((each) => (each === 'module' ? 'module-sync' : each)),
];

const server = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...server,
        test: {
          name: 'node',
          environment: 'node',
          // A worker keeps what it has loaded from one file to the next: most of the time went into loading it anew.
          isolate: false,
          maxWorkers: '100%',
          // No test is timed; this only ends one that hangs, on a busy machine too.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'mock-api/src/**/*.test.ts',
            'site/{src,server,demo}/**/*.test.{ts,tsx}',
            'site/*.test.ts',
            'site/e2e/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'contracts/src/{derive,diff,verify,results,report,documents}/**/*.test.ts',
          ],
          exclude: [
            '**/*.{browser,mocked,services}.test.{ts,tsx}',
            'mock-api/src/server/worlds/postgres/**',
            'scripts/packages/**',
            '**/node_modules/**',
            '**/dist/**',
          ],
          typecheck: { enabled: false },
        },
      },
      {
        ...server,
        // The same tests of handlers in worlds on PostgreSQL.
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 30_000,
          globalSetup: ['mock-api/src/testing/postgres/global-setup.ts'],
          setupFiles: ['mock-api/src/testing/postgres/setup.ts'],
          include: [
            'mock-api/src/{content,engagement,foundation,dispatch,world}/**/*.test.ts',
            'mock-api/src/server/worlds/postgres/*.test.ts',
            // Those of several processes, which need Redis as well.
            ...(process.env['HAS_REDIS'] === '0' ? [] : ['{mock-api,site}/**/*.services.test.ts']),
          ],
          exclude: ['**/*.{browser,mocked}.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        ...server,
        // Files that use `vi.mock` run isolated.
        test: { name: 'mocked', environment: 'node', include: ['{mock-api,site}/**/*.mocked.test.ts'] },
      },
      {
        ...server,
        test: {
          name: 'pacts',
          environment: 'node',
          include: ['contracts/src/**/*.pact.test.ts'],
          globalSetup: ['contracts/src/consume/fresh-pacts.ts'],
          fileParallelism: false,
          // As above.
          isolate: false,
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        ...server,
        test: {
          name: 'verify',
          environment: 'node',
          include: ['contracts/src/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        ...server,
        // A step waits as long as it must; this only ends one that hangs.
        test: {
          name: 'smoke',
          environment: 'node',
          include: ['site/e2e/smoke/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Packs, bundles, publishes and installs the packages.
        test: {
          name: 'packages',
          environment: 'node',
          include: ['scripts/packages/*.test.ts'],
          globalSetup: ['scripts/packages/packed.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Installs each example from the registry, which only a release does.
        test: {
          name: 'examples',
          environment: 'node',
          include: ['scripts/packages/examples/*.test.ts'],
          globalSetup: ['scripts/packages/packed.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...source,
        plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
        optimizeDeps: bundledForTests,
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: browser(),
          // No story is timed; this only ends one that hangs, on a busy machine too.
          testTimeout: 180_000,
          // A third of a story is waiting for pictures and frames.
          maxWorkers: availableParallelism() + 1,
          // A page keeps what it has loaded from one file to the next: half of the time went into loading it anew.
          isolate: false,
        },
      },
      {
        ...source,
        plugins: [react(), worldForStories()],
        optimizeDeps: { include: [...prebundled], exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'browser',
          include: ['**/src/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
          // As above.
          isolate: false,
        },
      },
      {
        ...source,
        plugins: [react(), worldForStories()],
        publicDir: '.storybook/public',
        optimizeDeps: { include: [...prebundled, 'storybook/test'], exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'overview',
          include: ['stories/overview/*.browser.test.tsx'],
          testTimeout: 60_000,
          browser: browser(),
        },
      },
    ],
  },
});
