import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { launchOptions } from '../site/server/chromium.ts';
import { emulateMedia } from './emulate-media.ts';

/**
 * Draws each tile of the page anew, with its decoded pictures: where only a part is drawn again, when a picture arrives late, round corners at
 * its edge differ by a shade.
 */
const wholeTiles = ['--disable-partial-raster', '--disable-checker-imaging'];

/** Nothing is timed, as in vitest.config.ts. */
export const patient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 240_000 } },
};

/** How the tests of a project run in Chromium. */
export const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...wholeTiles] } }),
  commands: { emulateMedia },
  instances: [{ browser: 'chromium' as const }],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
    },
  },
});

/** Imports of our packages resolve to their sources. */
export const onSources = { resolve: { conditions: ['@lounge/source', ...defaultClientConditions] } };
