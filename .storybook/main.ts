import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';
import { worldForStories } from './world-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: [
    './public',
    { from: '../packages/kit/fonts', to: '/fonts' },
    { from: '../mock-api/pictures', to: '/pictures' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [worldForStories()],
      resolve: { conditions: ['@lounge/source', ...defaultClientConditions] },
      optimizeDeps: { include: [...prebundled], exclude: ['@sqlite.org/sqlite-wasm'] },
    }),
};

export default config;
