import { vi } from 'vitest';
import type { HostProcess } from '../HostProcess.ts';
import { livePage } from '../live-page.ts';
import { pageErrorsPath } from '../page-errors.ts';
import { notShown, type Driver, type Target } from './driver.ts';

// The timeout only ends a step that hangs; it is long enough for a busy machine.
const waitOptions = { timeout: 30_000, interval: 50 };

/** A visitor in a browser, who waits until a page shows what the next action needs. */
export const visitorIn = (driver: Driver, host: HostProcess) => {
  const waitForVisible = (target: Target) =>
    vi.waitFor(async () => {
      if (!(await driver.isShown(target))) throw notShown(target);
    }, waitOptions);
  const waitForHidden = (target: Target) =>
    vi.waitFor(async () => {
      if (await driver.isShown(target)) throw new Error(`Still shown: ${target.css}`);
    }, waitOptions);
  const waitUntilLive = () => waitForVisible({ css: livePage });
  return {
    waitForVisible,
    waitForHidden,
    waitUntilLive,
    goto: (path: string) => driver.open(host.url(path)),
    open: async (path: string) => {
      await driver.open(host.url(path));
      await waitUntilLive();
    },
    click: (target: Target) => vi.waitFor(() => driver.click(target), waitOptions),
    fill: async (target: Target, text: string) => {
      await waitForVisible(target);
      await driver.fill(target, text);
    },
    evaluate: (expression: string) => driver.evaluate(expression),
    /** Returns the errors of the browser's pages since the last call. */
    pageErrors: async (): Promise<readonly string[]> => {
      await driver.evaluate(`fetch('${pageErrorsPath}', { method: 'POST' }).then(({ status }) => status)`);
      return host.pageErrors.splice(0);
    },
  };
};

/** A visitor in a browser. */
export type Visitor = ReturnType<typeof visitorIn>;
