import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HostProcess } from '../HostProcess.ts';
import type { Driver } from './driver.ts';
import { scenario } from './scenario.ts';
import { startFirefox } from './firefox.ts';
import { visitorIn, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const browsers = { firefox: startFirefox, webkit: startWebKit };
const screenshots = fileURLToPath(new URL('../../../.cache/smoke/', import.meta.url));

/** The browsers on this machine, as `npm run smoke` detected them. */
const available = (process.env['SMOKE_BROWSERS'] ?? 'firefox,webkit').split(',');

describe.each(Object.entries(browsers))('the scenario in %s', (name, start) => {
  const isAvailable = available.includes(name);
  let host: HostProcess;
  let driver: Driver;
  let visitor: Visitor;
  let hasFailed = false;

  beforeAll(async () => {
    if (!isAvailable) return;
    host = new HostProcess({ reportsPages: true });
    driver = await start();
    await host.start();
    visitor = visitorIn(driver, host);
  });

  beforeEach(({ skip }) => {
    skip(!isAvailable, `${name} is not installed; \`npm run smoke\` says how`);
    skip(hasFailed, 'an earlier step failed');
  });

  afterEach(async ({ task }) => {
    hasFailed = task.result?.state === 'fail';
    if (!hasFailed) return;
    mkdirSync(screenshots, { recursive: true });
    writeFileSync(`${screenshots}${name}.png`, await driver.screenshot());
  });

  afterAll(async () => {
    await driver?.close();
    await host?.close();
  });

  test.each(Object.entries(scenario))('%s', async (_, step) => {
    await step(visitor, host);
    expect(await visitor.pageErrors()).toEqual([]);
  });
});
