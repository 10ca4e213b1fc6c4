import { command, s } from '@lounge/protocol';
import { guestHasNoPins } from '@lounge/mock-api/states';
import { favouriteActorsRequest } from '@lounge/protocol/content/favourites';
import { notificationMarkSeen } from '@lounge/protocol/content/notifications';
import { favouritesOfGuest } from '@lounge/testing/content/favourites';
import { ping, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { pingIntervalMs, pongTimeoutMs } from '@lounge/transport';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { anonymous, expiredGuest, guest, withLanguage } from '../consume/callers.ts';
import { turn } from '../consume/turn.ts';

// @spec socket:session.request, socket:ackSession
test.each([
  ['an anonymous visitor', anonymous],
  ['a guest', guest],
])('a session for %s is requested first, and commands are sent once it is acknowledged', (who, visitor) =>
  pactForCall(
    sessionRequest,
    { description: `a sessionRequest command from ${who}`, caller: visitor, input: { language: 'en' }, answer: {} },
    async ({ client, socket, sent }) => {
      void client.call(ping, {});
      socket.connect();
      // The session is requested, and its reply is due.
      await Promise.resolve();
      expect(sent).toHaveLength(1);
      await turn();
      expect(socket.state).toBe('ready');
      expect(sent.map(({ type }) => type)).toEqual(['sessionRequest', 'ping']);
    },
  ),
);

// @spec socket:ping, socket:pong, constant:realtime.pingIntervalMs
test('a ping is sent every fifty seconds and its pong keeps the connection', () =>
  pactForCall(
    ping,
    { description: 'a ping command', caller: guest, input: {}, answer: { ttl: 120 } },
    async ({ clock, socket }) => {
      clock.advance(pingIntervalMs);
      await turn();
      clock.advance(pongTimeoutMs);
      expect(socket.state).toBe('ready');
    },
  ));

test.each([
  ['with an expired token needs a log-in', 'with an expired token', expiredGuest, 'en', 'needLogin', null],
  [
    'in an unsupported language is malformed',
    'in an unsupported language',
    withLanguage('fr'),
    'fr',
    'malformed',
    'language',
  ],
] as const)('a session %s and is not acknowledged', (_, what, caller, language, error, field) =>
  pactForCall(
    sessionRequest,
    { description: `a sessionRequest command ${what}`, caller, input: { language: language as 'en' }, error, field },
    async ({ socket }) => {
      const rejections: unknown[] = [];
      socket.on(refused, (rejection) => rejections.push(rejection));
      socket.connect();
      await turn();
      expect(rejections).toEqual([{ of: 'sessionRequest', code: error, field }]);
      expect(socket.state).toBe(error === 'needLogin' ? 'ended' : 'open');
    },
  ),
);

test('a command of an unknown type is rejected by its type', () => {
  const later = command(refused.id, {
    type: 'ofALaterVersion',
    needs: 'anyone',
    input: s.empty,
    purpose: 'Represents a command of a client that is newer than the server.',
  });
  return pactForCall(later, {
    description: 'a command of an unknown type',
    input: {},
    error: 'unknown',
    field: 'type',
  });
});

test('a reply repeats the key of its command', () =>
  pactForCall(favouriteActorsRequest, {
    description: 'a favouriteActorsRequest command with a key that its reply repeats',
    caller: guest,
    states: [guestHasNoPins({ guestId: 7 })],
    input: {},
    answer: favouritesOfGuest({ actors: [], albumIds: [], videoIds: [], sedcardIds: [], pictureIds: [], online: 0 }),
  }));

test('a rejection repeats the key of its command', () =>
  pactForCall(notificationMarkSeen, {
    description: 'a notificationMarkSeen command with a key that its rejection repeats',
    caller: guest,
    input: { notificationId: 99_999 },
    error: 'unknown',
    field: 'notificationId',
  }));
