import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { inChromium, onSources, patient } from './.storybook/in-chromium.ts';
import { recordPages } from './.storybook/record-pages.ts';
import { bundledForTests } from './.storybook/still-animations.ts';

/** The stories as tests. Other tests have configurations of their own: loading Storybook's takes seconds. */
export default defineConfig({
  test: {
    projects: [
      {
        ...onSources,
        plugins: [recordPages(), storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        optimizeDeps: bundledForTests,
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: inChromium(),
          ...patient,
          // A third of a story is waiting for pictures and frames.
          maxWorkers: availableParallelism() + 1,
          // A page keeps what it has loaded from one file to the next: half of the time went into loading it anew.
          isolate: false,
        },
      },
    ],
  },
});
