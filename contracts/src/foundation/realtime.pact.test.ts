import { command, type Infer, s } from '@lounge/protocol';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { pingIntervalMs, pongTimeoutMs } from '@lounge/transport';
import { expect, test } from 'vitest';
import { pactForCommand } from '../consume/pact-for-message.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { anonymous, expiredGuest, guest, withLanguage } from '../consume/callers.ts';

type Refusal = Infer<typeof refused.payload>;

const refusalsOf = ({ socket }: SocketSide): Refusal[] => {
  const errors: Refusal[] = [];
  socket.on(refused, (error) => errors.push(error));
  return errors;
};

// @spec socket:session.request, socket:ackSession, state:realtime-outgoing-queue
test.each([
  ['an anonymous visitor', anonymous],
  ['a guest', guest],
])('a session for %s is asked for first, and what waited goes out when it stands', (who, visitor) =>
  pactForCommand(
    sessionRequest,
    {
      description: `a request of ${who} for a session`,
      caller: visitor,
      payload: { language: 'en' },
      reply: ackSession,
      answer: {},
    },
    (side, reply) => {
      side.open();
      side.socket.send(ping, {});
      expect(side.sent).toHaveLength(1);
      reply();
      expect(side.socket.state).toBe('ready');
      expect(side.sent.map(({ type }) => type)).toEqual(['sessionRequest', 'ping']);
    },
  ),
);

// @spec socket:ping, socket:pong, constant:realtime.pingIntervalMs
test('a ping goes out every fifty seconds and its pong keeps the connection', () =>
  pactForCommand(
    ping,
    { description: 'a ping', caller: guest, payload: {}, reply: pong, answer: { ttl: 120 } },
    (side, reply) => {
      side.open();
      side.receive({ type: ackSession.type });
      side.clock.advance(pingIntervalMs);
      reply();
      side.clock.advance(pongTimeoutMs);
      expect(side.socket.state).toBe('ready');
    },
  ));

test('a session with a token that has ended needs a log-in and does not stand', () =>
  pactForCommand(
    sessionRequest,
    {
      description: 'a request for a session with a token that has ended',
      caller: expiredGuest,
      payload: { language: 'en' },
      reply: refused,
      answer: { of: 'sessionRequest', code: 'needLogin', field: null },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const refusals = refusalsOf(side);
      side.open();
      reply();
      expect(refusals).toEqual([{ of: 'sessionRequest', code: 'needLogin', field: null }]);
      expect(side.socket.state).toBe('open');
    },
  ));

test('a session in a language that the site does not speak is malformed', () =>
  pactForCommand(
    sessionRequest,
    {
      description: 'a request for a session in a language that the site does not speak',
      caller: withLanguage('fr'),
      payload: { language: 'fr' as 'en' },
      reply: refused,
      answer: { of: 'sessionRequest', code: 'malformed', field: 'language' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const refusals = refusalsOf(side);
      side.open();
      reply();
      expect(refusals).toEqual([{ of: 'sessionRequest', code: 'malformed', field: 'language' }]);
    },
  ));

test('a message of a type that the server does not know is refused by its type', () => {
  const later = command('foundation/realtime/ofALaterVersion', {
    needs: 'anyone',
    payload: s.empty,
    purpose: 'Stands for a message of a client that is newer than its server.',
  });
  return pactForCommand(
    later,
    {
      description: 'a message of a type that the server does not know',
      payload: {},
      reply: refused,
      answer: { of: 'ofALaterVersion', code: 'unknown', field: 'type' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const refusals = refusalsOf(side);
      side.open();
      side.receive({ type: ackSession.type });
      side.socket.send(later, {});
      reply();
      expect(refusals).toEqual([{ of: 'ofALaterVersion', code: 'unknown', field: 'type' }]);
    },
  );
});
