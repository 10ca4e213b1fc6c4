import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createScope, type Scope } from './scope.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('releases once, in reverse order, when the scope ends', () => {
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

test('releases immediately when the scope has already ended', () => {
  const scope = createScope();
  scope.end();
  let released = 0;
  scope.onEnd(() => (released += 1))();
  expect(released).toBe(1);
});

test('the returned function releases early and once, and does not affect other releases', () => {
  const scope = createScope();
  const released: string[] = [];
  const releaseFirst = scope.onEnd(() => released.push('first'));
  scope.onEnd(() => released.push('second'));
  releaseFirst();
  releaseFirst();
  expect(released).toEqual(['first']);
  scope.end();
  releaseFirst();
  expect(released).toEqual(['first', 'second']);
});

test('the same function registered twice is released twice', () => {
  const scope = createScope();
  let released = 0;
  const release = () => (released += 1);
  const early = scope.onEnd(release);
  scope.onEnd(release);
  early();
  scope.end();
  expect(released).toBe(2);
});

test('a child ends with its parent, and can end before it', () => {
  const scope = createScope();
  const [first, second] = [scope.child(), scope.child()];
  first.end();
  expect(scope.isEnded).toBe(false);
  scope.end();
  expect(second.isEnded).toBe(true);
  expect(scope.child().isEnded).toBe(true);
});

test.each([
  ['children that ended', (scope: Scope) => scope.child().end],
  ['releases that were called early', (scope: Scope) => scope.onEnd(() => undefined)],
])('a long-lived scope does not retain %s', async (_, start) => {
  const scope = createScope();
  const references = Array.from({ length: 100 }, () => {
    const release = start(scope);
    release();
    return new WeakRef(release);
  });
  // References that were created in this task stay alive until it is over.
  await new Promise<void>((resolve) => setImmediate(resolve));
  collectGarbage();
  // A leak retains all 100; the engine may still hold a few that it has just used.
  const retained = references.filter((reference) => reference.deref() !== undefined);
  expect(retained.length).toBeLessThan(10);
  expect(scope.isEnded).toBe(false);
});
