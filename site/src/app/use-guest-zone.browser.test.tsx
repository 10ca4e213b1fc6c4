import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '../shared/app-context.ts';
import { useGuestZone } from './use-guest-zone.ts';
import { whenIdle } from './when-idle.ts';

const [berlin, newYork] = ['Europe/Berlin', 'America/New_York'];

test.each([
  ['the zone of another clock', berlin, newYork, newYork, [['time-zone', newYork]]],
  ['no zone for one clock', berlin, 'Europe/Madrid', berlin, []],
  ['no zone that the page has', newYork, newYork, newYork, []],
  ['Berlin for who came back', newYork, 'Europe/Amsterdam', berlin, [['time-zone', berlin]]],
  ['no zone that is none', berlin, 'Etc/Unknown', berlin, []],
  ['no zone where the device is not asked', newYork, null, newYork, []],
])('a page stores %s: in %s on a device in %s it shows %s', async (_, timeZone, ownZone, shown, stored) => {
  const setPreferenceCookie = vi.fn();
  // Only the fields that the hook reads.
  const app = {
    config: { timeZone, now: Date.parse('2026-11-20T20:00:00.000Z') },
    ownZone: ownZone === null ? null : () => ownZone,
    setPreferenceCookie,
  } as unknown as App;
  const Zone = () => useGuestZone(app);
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  root.render(<Zone />);
  await vi.waitFor(() => expect(host.textContent).not.toBe(''));
  // After the idle time in which a device is asked, and what it loads then.
  await new Promise<void>((resolve) => whenIdle(() => whenIdle(resolve)));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(host.textContent).toBe(shown));
  expect(setPreferenceCookie.mock.calls).toEqual(stored);
});
