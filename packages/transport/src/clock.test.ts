import { expect, test, vi } from 'vitest';
import { clockOfServer } from './clock.ts';

test('the time of a server goes on with the device’s, whatever that says', () => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00.000Z') });
  try {
    const clock = clockOfServer(Date.parse('2026-11-20T19:00:00.000Z'), 400);
    vi.advanceTimersByTime(1600);
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T19:00:02.000Z');
  } finally {
    vi.useRealTimers();
  }
});
