import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../../.storybook/prebundled.ts';
import { emulateMedia } from '../../../.storybook/emulate-media.ts';
import { worldForStories } from '../../../.storybook/world-plugin.ts';
import { launchOptions } from '../../../site/server/chromium.ts';
import { root, screenMutants } from './list.ts';
import { withMutants } from './vite-plugin.ts';

const chosen = new Set((process.env['MUTANTS_PLAYED'] ?? '').split(',').map(Number));
const played = screenMutants
  .filter(({ number, proof }) => proof.kind === 'story' && chosen.has(number))
  .map(({ number, proof: { file, name } }) => ({ number, file, name }));

/** Plays stories against mutants, all in one page: a mutant is a condition that is looked at when it runs. */
export default defineConfig({
  root,
  plugins: [withMutants(), react(), worldForStories()],
  publicDir: join(root, '.storybook/public'),
  resolve: { conditions: ['@lounge/source', ...defaultClientConditions] },
  define: { 'import.meta.env.PLAYED': JSON.stringify(played) },
  optimizeDeps: { include: [...prebundled, 'storybook/test'], exclude: ['@sqlite.org/sqlite-wasm'] },
  test: {
    name: 'mutants',
    include: ['scripts/mutants/screens/stories.browser.test.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      commands: { emulateMedia },
      instances: [{ browser: 'chromium' }],
    },
  },
});
