import { expect, test } from 'vitest';
import { createScope } from './scope.ts';

test('what is held is released once, the latest first, when the scope ends', () => {
  const scope = createScope();
  const released: string[] = [];
  scope.onEnd(() => released.push('first'));
  scope.onEnd(() => released.push('second'));
  expect(scope.isEnded).toBe(false);
  scope.end();
  scope.end();
  expect(released).toEqual(['second', 'first']);
  expect(scope.isEnded).toBe(true);
  expect(scope.signal.aborted).toBe(true);
});

test('what is held too late is released at once', () => {
  const scope = createScope();
  scope.end();
  let released = 0;
  scope.onEnd(() => (released += 1));
  expect(released).toBe(1);
});

test('a child ends with its scope, and alone without it', () => {
  const scope = createScope();
  const [early, late] = [scope.child(), scope.child()];
  early.end();
  expect(scope.isEnded).toBe(false);
  scope.end();
  expect(late.isEnded).toBe(true);
  expect(scope.child().isEnded).toBe(true);
});
