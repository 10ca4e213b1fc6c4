import { MatchersV3 } from '@pact-foundation/pact';
import { actorOnline } from '@lounge/protocol/content/actors';
import { pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { expect, test } from 'vitest';
import { commandFrame, pushFrame } from './messages.ts';

test('a command carries its payload beside the envelope', () => {
  const identity = { token: 't', guestId: 7, language: 'en' };
  const frame = { type: 'sessionRequest', accessToken: 't', guestId: 7, language: 'en' };
  expect(commandFrame(sessionRequest, { language: 'en' }, identity)).toEqual(frame);
});

test('a push is matched by its type as it is and by its payload’s shape', () => {
  expect(pushFrame(pong, { ttl: 120 })).toEqual({ type: 'pong', ttl: MatchersV3.integer(120) });
  const payload = { actorId: 5, actorName: 'Noor' };
  expect(pushFrame(actorOnline, payload, ['actorId', 'actorName'])).toEqual({ type: 'actorOnline', ...payload });
});
