import { command, type Infer, s } from '@lounge/protocol';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { pingIntervalMs, pongTimeoutMs } from '@lounge/transport';
import { expect, test } from 'vitest';
import { pactForCommand } from '../consume/pact-for-message.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { anonymous, expiredGuest, guest, withLanguage } from '../consume/callers.ts';

type CommandError = Infer<typeof refused.payload>;

const receivedErrors = ({ socket }: SocketSide): CommandError[] => {
  const errors: CommandError[] = [];
  socket.on(refused, (error) => errors.push(error));
  return errors;
};

// @spec socket:session.request, socket:ackSession, state:realtime-outgoing-queue
test.each([
  ['an anonymous visitor', anonymous],
  ['a guest', guest],
])('a session for %s is requested first, and queued commands are sent once it is acknowledged', (who, visitor) =>
  pactForCommand(
    sessionRequest,
    {
      description: `a sessionRequest command from ${who}`,
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
test('a ping is sent every fifty seconds and its pong keeps the connection', () =>
  pactForCommand(
    ping,
    { description: 'a ping command', caller: guest, payload: {}, reply: pong, answer: { ttl: 120 } },
    (side, reply) => {
      side.open();
      side.receive({ type: ackSession.type });
      side.clock.advance(pingIntervalMs);
      reply();
      side.clock.advance(pongTimeoutMs);
      expect(side.socket.state).toBe('ready');
    },
  ));

test('a session with an expired token needs a log-in and is not acknowledged', () =>
  pactForCommand(
    sessionRequest,
    {
      description: 'a sessionRequest command with an expired token',
      caller: expiredGuest,
      payload: { language: 'en' },
      reply: refused,
      answer: { of: 'sessionRequest', code: 'needLogin', field: null },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors = receivedErrors(side);
      side.open();
      reply();
      expect(errors).toEqual([{ of: 'sessionRequest', code: 'needLogin', field: null }]);
      expect(side.socket.state).toBe('open');
    },
  ));

test('a session in an unsupported language is malformed', () =>
  pactForCommand(
    sessionRequest,
    {
      description: 'a sessionRequest command in an unsupported language',
      caller: withLanguage('fr'),
      payload: { language: 'fr' as 'en' },
      reply: refused,
      answer: { of: 'sessionRequest', code: 'malformed', field: 'language' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors = receivedErrors(side);
      side.open();
      reply();
      expect(errors).toEqual([{ of: 'sessionRequest', code: 'malformed', field: 'language' }]);
    },
  ));

test('a command of an unknown type is rejected by its type', () => {
  const later = command('foundation/realtime/ofALaterVersion', {
    needs: 'anyone',
    payload: s.empty,
    purpose: 'Represents a command of a client that is newer than the server.',
  });
  return pactForCommand(
    later,
    {
      description: 'a command of an unknown type',
      payload: {},
      reply: refused,
      answer: { of: 'ofALaterVersion', code: 'unknown', field: 'type' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors = receivedErrors(side);
      side.open();
      side.receive({ type: ackSession.type });
      side.socket.send(later, {});
      reply();
      expect(errors).toEqual([{ of: 'ofALaterVersion', code: 'unknown', field: 'type' }]);
    },
  );
});
