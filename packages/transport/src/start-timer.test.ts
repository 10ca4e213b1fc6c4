import { expect, test } from 'vitest';
import { fakeClock } from './fakes/index.ts';
import { createScope, type Scope } from './scope.ts';
import { startTimer } from './start-timer.ts';

const setUp = () => {
  const [clock, scope] = [fakeClock(), createScope()];
  let retained = 0;
  const onEnd: Scope['onEnd'] = (release) => {
    retained += 1;
    return scope.onEnd(() => {
      retained -= 1;
      release();
    });
  };
  let fired = 0;
  const cancel = startTimer({ clock, scope: { onEnd, isEnded: false } }, 100, () => (fired += 1));
  return { clock, scope, cancel, counts: () => ({ fired, retained }) };
};

test.each([
  ['when it fires', ({ clock }: ReturnType<typeof setUp>) => clock.advance(100), 1],
  ['when it is cancelled', ({ cancel }: ReturnType<typeof setUp>) => cancel(), 0],
  ['when the scope ends', ({ scope }: ReturnType<typeof setUp>) => scope.end(), 0],
])('%s, a timer has ended and the scope does not retain it', (_, act, fired) => {
  const timer = setUp();
  expect(timer.counts()).toEqual({ fired: 0, retained: 1 });
  act(timer);
  expect(timer.counts()).toEqual({ fired, retained: 0 });
  timer.clock.advance(1_000);
  expect(timer.counts().fired).toBe(fired);
});

test('a timer does not start after the scope ended', () => {
  const [clock, scope] = [fakeClock(), createScope()];
  scope.end();
  let fired = 0;
  startTimer({ clock, scope }, 100, () => (fired += 1));
  clock.advance(1_000);
  expect(fired).toBe(0);
});
