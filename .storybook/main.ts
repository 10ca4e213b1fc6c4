import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { kitDocs } from './kit-docs-plugin.ts';
import { prebundled } from './prebundled.ts';
import { worldForStories } from './world-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: [
    './public',
    { from: '../packages/kit/fonts', to: '/fonts' },
    { from: '../stories/brands/lagoon/fonts', to: '/fonts' },
    { from: '../mock-api/pictures', to: '/pictures' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The pages of documentation read the kit's own model of its types.
  typescript: { reactDocgen: false },
  previewAnnotations: (entries = []) => [...entries, fileURLToPath(new URL('docs/preview.tsx', import.meta.url))],
  previewHead: (head = '', { configType }) =>
    configType === 'PRODUCTION' ? head + readFileSync(new URL('asset-worker.html', import.meta.url), 'utf8') : head,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [worldForStories(), kitDocs()],
      resolve: { conditions: ['@lounge/source', ...defaultClientConditions] },
      optimizeDeps: { include: [...prebundled], exclude: ['@sqlite.org/sqlite-wasm'] },
    }),
};

export default config;
