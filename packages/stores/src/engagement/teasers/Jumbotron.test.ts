import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Jumbotron } from './Jumbotron.ts';

// @spec rest:jumbotron.homepage.get
test('reads its slides in the visitor’s language and shows the first one', async () => {
  const { context, unexpectedErrors } = testStores({ language: 'es' });
  const jumbotron = new Jumbotron(context);
  expect(jumbotron.slides).toEqual([]);
  await jumbotron.content.load();
  expect(jumbotron.slides.length).toBeGreaterThan(1);
  expect(jumbotron.slides[0]?.link).toMatch(/^\/es\//);
  expect(jumbotron.current).toBe(0);
  expect(unexpectedErrors).toEqual([]);
});

test.each([
  [1, 1],
  [-1, 0],
  [500, 0],
])('show(%i) shows slide %i', async (index, shown) => {
  const { context } = testStores();
  const jumbotron = new Jumbotron(context);
  await jumbotron.content.load();
  jumbotron.show(index);
  expect(jumbotron.current).toBe(shown);
});

test('has no slides after a failure', async () => {
  const { context, failRequests } = testStores();
  failRequests(/jumbotron/);
  const jumbotron = new Jumbotron(context);
  await jumbotron.content.load();
  expect(jumbotron.content.state).toBe('failed');
  expect(jumbotron.slides).toEqual([]);
});
