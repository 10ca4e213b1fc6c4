import { expect, test } from 'vitest';
import { readPacts, type Interaction } from './pact-files.ts';
import { prepared } from './prepared.ts';

const fileOf = (interaction: Interaction) => ({ provider: { name: 'rest-api' as const }, interactions: [interaction] });
const preparedOne = (interaction: Interaction) => prepared(fileOf(interaction), 'run').interactions[0];

test('a change has a key of its own in header and states, which name the interaction too', () => {
  const interaction: Interaction = {
    type: 'Synchronous/HTTP',
    description: 'buy',
    providerStates: [{ name: 'the key was used', params: { key: 'k-1', id: 7 } }],
    request: { method: 'POST', path: '/k-1', headers: { 'Idempotency-Key': ['k-1'] } },
  };
  expect(preparedOne(interaction)).toMatchObject({
    providerStates: [{ params: { key: 'k-1-run-0', id: 7, $interaction: 0 } }],
    request: { path: '/k-1', headers: { 'Idempotency-Key': ['k-1-run-0'], 'x-pact-interaction': ['0'] } },
  });
});

test('a command and its reply have the same key', () => {
  const content = { type: 'ping', key: 'k-1' };
  const interaction: Interaction = {
    type: 'Synchronous/Messages',
    description: 'ping',
    request: { contents: { content } },
    response: [{ contents: { content: { type: 'pong', key: 'k-1' } } }],
  };
  expect(preparedOne(interaction)).toMatchObject({
    request: { contents: { content: { key: 'k-1-run-0' } } },
    response: [{ contents: { content: { key: 'k-1-run-0' } } }],
  });
});

test('no two interactions of the committed pacts share a key', () => {
  const keys = readPacts().flatMap((file) =>
    prepared(file, file.provider.name).interactions.flatMap((each) => /"k-1[^"]*"/.exec(JSON.stringify(each)) ?? []),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect(new Set(keys).size).toBe(keys.length);
});
