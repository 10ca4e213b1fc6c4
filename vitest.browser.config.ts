import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inChromium, onSources, patient } from './.storybook/in-chromium.ts';
import { prebundled } from './.storybook/prebundled.ts';
import { worldForStories } from './.storybook/world-plugin.ts';

/** The tests that run in Chromium without Storybook. */
export default defineConfig({
  test: {
    projects: [
      {
        ...onSources,
        plugins: [react(), worldForStories()],
        optimizeDeps: { include: [...prebundled], exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'browser',
          include: ['**/src/**/*.browser.test.{ts,tsx}'],
          browser: inChromium(),
          setupFiles: ['scripts/run/vitest-setup.ts'],
          ...patient,
          // As in vitest.stories.config.ts.
          isolate: false,
        },
      },
      {
        ...onSources,
        plugins: [react(), worldForStories()],
        publicDir: '.storybook/public',
        optimizeDeps: { include: [...prebundled, 'storybook/test'], exclude: ['@sqlite.org/sqlite-wasm'] },
        test: {
          name: 'overview',
          include: ['stories/overview/*.browser.test.tsx'],
          ...patient,
          browser: inChromium(),
        },
      },
    ],
  },
});
