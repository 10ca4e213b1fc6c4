import { createScope } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { Today } from './Today.ts';

const hour = 3_600_000;

test('the moment changes when a day begins in Berlin', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const drawnAt = Date.parse('2026-11-20T21:30:00.000Z');
  const today = new Today(drawnAt, { clock, scope });
  clock.advance(1.4 * hour);
  expect(today.now).toBe(drawnAt);
  clock.advance(0.2 * hour);
  expect(new Date(today.now).toISOString()).toBe('2026-11-20T23:00:00.000Z');
  clock.advance(24 * hour);
  expect(new Date(today.now).toISOString()).toBe('2026-11-21T23:00:00.000Z');
});

test('it ends with its scope', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const drawnAt = Date.parse('2026-11-20T21:30:00.000Z');
  const today = new Today(drawnAt, { clock, scope });
  scope.end();
  clock.advance(48 * hour);
  expect(today.now).toBe(drawnAt);
});
