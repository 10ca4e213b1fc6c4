import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['./public', { from: '../packages/kit/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) => mergeConfig(given, { resolve: { conditions: ['source', ...defaultClientConditions] } }),
};

export default config;
