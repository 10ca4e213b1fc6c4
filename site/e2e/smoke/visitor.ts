import { vi } from 'vitest';
import type { HostProcess } from '../HostProcess.ts';
import { pageErrorsPath } from '../page-errors.ts';
import { notShown, type Driver, type Target } from './driver.ts';

// The limit only ends a step that hangs, on a busy machine too.
const waitOptions = { timeout: 240_000, interval: 50 };

/** A visitor in a browser, who waits until a page shows what the next action needs. */
export const visitorIn = (driver: Driver, host: HostProcess) => {
  const waitForVisible = async (target: Target): Promise<void> => {
    const seen = vi.waitFor(async () => {
      if (!(await driver.isShown(target))) throw notShown(target);
    }, waitOptions);
    await seen.catch(async (error: unknown) => {
      const shown = String(await driver.evaluate('document.body.innerText')).slice(0, 3000);
      throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe page shows: ${shown}`, {
        cause: error,
      });
    });
  };
  const waitForHidden = (target: Target) =>
    vi.waitFor(async () => {
      if (await driver.isShown(target)) throw new Error(`Still shown: ${target.css}`);
    }, waitOptions);
  const openLive = async (act: () => Promise<void>): Promise<void> => {
    const before = host.openedSockets;
    await act();
    await vi.waitFor(() => {
      if (host.openedSockets === before) throw new Error('No page has opened its socket.');
    }, waitOptions);
  };
  return {
    waitForVisible,
    waitForHidden,
    /** Does what opens a page, and waits until the server has its socket, which the page opens after hydration. */
    openLive,
    goto: (path: string) => driver.open(host.url(path)),
    open: (path: string) => openLive(() => driver.open(host.url(path))),
    click: (target: Target) => vi.waitFor(() => driver.click(target), waitOptions),
    fill: async (target: Target, text: string) => {
      await waitForVisible(target);
      await driver.fill(target, text);
    },
    escape: () => driver.escape(),
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
