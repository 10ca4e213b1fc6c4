import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../server/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/flows',
  fullyParallel: true,
  // Many flows wait for seconds of a chat or of a fault, so that three workers fill two cores.
  workers: Math.ceil(availableParallelism() * 1.5),
  // The demo takes longest to start.
  projects: [
    { name: 'demo', testMatch: 'demo.spec.ts' },
    { name: 'site', testIgnore: 'demo.spec.ts' },
  ],
  forbidOnly: process.env['CI'] === 'true',
  // These timeouts only end a test that hangs; they are long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    colorScheme: 'dark',
    timezoneId: 'America/New_York',
    launchOptions,
  },
});
