import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../server/chromium.ts';
import { strictFlows } from './strict-flows.ts';

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
    { name: 'strict', testMatch: strictFlows },
    // A test that passes only on a second try is named by the run: docs/decisions/0233.
    { name: 'site', testIgnore: ['demo.spec.ts', ...strictFlows], retries: 1 },
  ],
  forbidOnly: process.env['CI'] === 'true',
  // These limits only end what hangs, on a busy machine too.
  timeout: 600_000,
  expect: { timeout: 120_000 },
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
