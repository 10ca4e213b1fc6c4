import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/flows',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    timezoneId: 'America/New_York',
    launchOptions,
  },
});
