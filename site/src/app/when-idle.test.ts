import { fakeClock } from '@lounge/transport/fakes';
import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('runs work when the browser is idle, and soon in one that never is', () => {
  const idle: (() => void)[] = [];
  const request = vi.fn((callback: () => void, _options: IdleRequestOptions) => idle.push(callback));
  vi.stubGlobal('requestIdleCallback', request);
  const [clock, work] = [fakeClock(), vi.fn<() => void>()];
  whenIdle(work, clock);
  clock.advance(1_000);
  expect(work).not.toHaveBeenCalled();
  idle.forEach((callback) => callback());
  expect(work).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledWith(expect.anything(), { timeout: 5_000 });
});

test('runs work in its own task in Safari, which has no requestIdleCallback', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const [clock, work] = [fakeClock(), vi.fn<() => void>()];
  whenIdle(work, clock);
  expect(work).not.toHaveBeenCalled();
  clock.advance(1);
  expect(work).toHaveBeenCalledTimes(1);
});
