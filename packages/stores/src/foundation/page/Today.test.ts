import { createScope } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { Today } from './Today.ts';

const hour = 3_600_000;

test.each([
  ['Berlin', '2026-11-20T23:00:00.000Z'],
  ['New York', '2026-11-21T05:00:00.000Z'],
  ['Kathmandu', '2026-11-20T18:15:00.000Z'],
])('changes when a new day begins in %s', (_, midnight) => {
  const [clock, scope] = [fakeClock(), createScope()];
  const today = new Today(Date.parse(midnight) - 0.2 * hour, { clock, scope });
  clock.advance(0.19 * hour);
  expect(today.now).toBe(Date.parse(midnight) - 0.2 * hour);
  clock.advance(0.01 * hour);
  expect(today.now).toBe(Date.parse(midnight));
  clock.advance(24 * hour);
  expect(today.now).toBe(Date.parse(midnight) + 24 * hour);
});

test('does not change after the scope ended', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const renderedAt = Date.parse('2026-11-20T21:30:00.000Z');
  const today = new Today(renderedAt, { clock, scope });
  scope.end();
  clock.advance(48 * hour);
  expect(today.now).toBe(renderedAt);
});

test('is that of now where it is created long after the rendering', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  const renderedAt = Date.parse('2026-11-20T22:50:00.000Z');
  expect(new Today(renderedAt, { clock, scope }, () => renderedAt + hour).now).toBe(renderedAt + hour);
  expect(new Today(renderedAt, { clock, scope }, () => renderedAt + 100).now).toBe(renderedAt);
});
