import { expect, test } from 'vitest';
import { repeatOfSteps } from './repeat.ts';

test('what was sent at once is repeated without waiting', () => {
  const step = { method: 'GET', path: '/rest/v1/x', headers: {}, body: null };
  const addresses = { baseUrl: 'http://127.0.0.1:8080', socketUrl: null, statesUrl: null };
  expect(repeatOfSteps([{ ...step, isAtOnce: true }, step], addresses)).toEqual([
    "curl -i -X GET 'http://127.0.0.1:8080/rest/v1/x' -H 'x-world: again' &",
    "curl -i -X GET 'http://127.0.0.1:8080/rest/v1/x' -H 'x-world: again'",
  ]);
});
