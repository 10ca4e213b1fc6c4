import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { recordPages } from './.storybook/record-pages.ts';
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

/** The tests that run in Chromium. Those of Node have a configuration of their own: loading Storybook's takes seconds. */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        plugins: [recordPages(), storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
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
