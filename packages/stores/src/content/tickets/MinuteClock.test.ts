import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { MinuteClock } from './MinuteClock.ts';

test('the time moves with each full minute, from the instant of the rendering on', () => {
  const { context, clock, scope } = testStores();
  const rendered = Date.parse('2026-11-20T19:00:20.000Z');
  const minutes = new MinuteClock(rendered, context);
  expect(minutes.now).toBe(rendered);
  clock.advance(39_999);
  expect(minutes.now).toBe(rendered);
  clock.advance(1);
  expect(new Date(minutes.now).toISOString()).toBe('2026-11-20T19:01:00.000Z');
  clock.advance(180_000);
  expect(new Date(minutes.now).toISOString()).toBe('2026-11-20T19:04:00.000Z');
  scope.end();
  clock.advance(600_000);
  expect(new Date(minutes.now).toISOString()).toBe('2026-11-20T19:04:00.000Z');
});

test('the time of a page that is opened long after the rendering is that of now', () => {
  const { context } = testStores();
  const rendered = Date.parse('2026-11-20T19:00:20.000Z');
  const later = rendered + 45 * 60_000;
  expect(new MinuteClock(rendered, context, () => later).now).toBe(later);
  expect(new MinuteClock(rendered, context, () => rendered + 100).now).toBe(rendered);
});
