import type { Failure } from '@lounge/transport';
import { expect, test } from 'vitest';
import { talkWith } from './talk-with.ts';

const failure: Failure = {
  kind: 'http',
  callId: 'a/b/c',
  code: 'failed',
  field: null,
  requestId: 'r-1',
  message: 'status 500',
};
const noor = { id: 501, actorId: 9101 };
const ida = { id: 502, actorId: 9102 };

test.each([
  ['nothing is loaded yet', null, null, null, 'opening'],
  ['the conversation does not exist', null, null, failure, 'failed'],
  ['it is listed and loading', noor, null, null, 'opening'],
  ['it is listed and another one is still open', noor, ida, null, 'opening'],
  ['it is listed and could not be opened', noor, null, failure, 'failed'],
  ['it is listed, could not be opened and another one is still open', noor, ida, failure, 'failed'],
  ['it is open', noor, noor, null, 'open'],
  ['it is open and could not be selected again', noor, noor, failure, 'open'],
  ['another one is selected', ida, ida, null, 'opening'],
  ['another one could not be selected', ida, null, failure, 'opening'],
])('returns the state of the conversation when %s', (_, selected, opened, selectFailure, state) => {
  const conversation = opened && { channelId: opened.id };
  expect(talkWith(9101, { conversation, channels: { selected, selectFailure } }).state).toBe(state);
});
