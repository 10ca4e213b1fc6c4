import { createScope } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { Today } from './Today.ts';

const hour = 3_600_000;

test('changes when a new day begins in Berlin', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const renderedAt = Date.parse('2026-11-20T21:30:00.000Z');
  const today = new Today(renderedAt, { clock, scope });
  clock.advance(1.4 * hour);
  expect(today.now).toBe(renderedAt);
  clock.advance(0.2 * hour);
  expect(new Date(today.now).toISOString()).toBe('2026-11-20T23:00:00.000Z');
  clock.advance(24 * hour);
  expect(new Date(today.now).toISOString()).toBe('2026-11-21T23:00:00.000Z');
});

test('does not change after the scope ended', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const renderedAt = Date.parse('2026-11-20T21:30:00.000Z');
  const today = new Today(renderedAt, { clock, scope });
  scope.end();
  clock.advance(48 * hour);
  expect(today.now).toBe(renderedAt);
});
