import {
  aPerformer,
  balanceChanges,
  connectionIsQuiet,
  performerCameOnline,
  performerComesOnline,
  pushesAreNumbered,
} from '@lounge/mock-api/states';
import { actorOnline } from '@lounge/protocol/content/actors';
import { beat, resumeWithinMs, resync, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { aPush } from '../consume/command-pact.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { turn } from '../consume/turn.ts';

const epoch = 'e-1';
const numbered = pushesAreNumbered({ epoch });
const noor = { id: 9101, name: 'Noor Vega' };
const since = { epoch, public: 0, guest: 0 };

test('a provider that numbers its pushes acknowledges a session with the positions of its streams', () =>
  pactForCall(
    sessionRequest,
    {
      description: 'a sessionRequest command that is answered with the positions of the streams',
      caller: guest,
      states: [numbered],
      since,
      input: { language: 'en', lastSeen: { ...since, agoMs: 0 } },
      answer: { positions: since },
      exact: ['positions.epoch'],
    },
    async ({ socket }) => {
      let resyncs = 0;
      socket.onResync(() => (resyncs += 1));
      socket.connect();
      await turn();
      expect([socket.state, resyncs]).toEqual(['ready', 0]);
    },
  ));

test('a connection that was lost for two seconds gets the pushes that it missed before the acknowledgement', () =>
  pactForCall(
    sessionRequest,
    {
      description: 'a sessionRequest command after two seconds without a connection',
      caller: guest,
      states: [numbered, aPerformer({ ...noor, isOnline: false }), performerCameOnline({ id: noor.id })],
      since,
      input: { language: 'en', lastSeen: { ...since, agoMs: 2_000 } },
      causes: aPush(actorOnline, { actorId: noor.id, actorName: noor.name }, ['actorId'], 'public'),
    },
    async ({ socket, clock, receive }) => {
      const seen: number[] = [];
      socket.on(actorOnline, ({ actorId }) => seen.push(actorId));
      clock.advance(2_000);
      socket.connect();
      await turn();
      expect([seen, socket.state]).toEqual([[noor.id], 'open']);
      let resyncs = 0;
      socket.onResync(() => (resyncs += 1));
      receive({ type: 'ackSession', positions: { ...since, public: 1 } });
      expect([seen, socket.state, resyncs]).toEqual([[noor.id], 'ready', 0]);
    },
  ));

test('a connection that was lost for more than two minutes has to read everything again', () =>
  pactForCall(
    sessionRequest,
    {
      description: 'a sessionRequest command after more than two minutes without a connection',
      caller: guest,
      states: [numbered],
      since,
      input: { language: 'en', lastSeen: { ...since, agoMs: resumeWithinMs + 1 } },
      causes: aPush(resync, {}),
    },
    async ({ socket, clock, receive }) => {
      let resyncs = 0;
      socket.onResync(() => (resyncs += 1));
      clock.advance(resumeWithinMs + 1);
      socket.connect();
      await turn();
      expect(resyncs).toBe(0);
      receive({ type: 'ackSession', positions: since });
      expect([socket.state, resyncs]).toEqual(['ready', 1]);
    },
  ));

test('a push to everybody has its number in their stream', () =>
  pactForPush(
    actorOnline,
    {
      description: 'a numbered push to everybody',
      caller: guest,
      states: [numbered, aPerformer({ ...noor, isOnline: false })],
      event: performerComesOnline({ id: noor.id }),
      payload: { actorId: noor.id, actorName: noor.name },
      stream: 'public',
    },
    ({ socket }, deliver) => {
      const seen: number[] = [];
      socket.on(actorOnline, ({ actorId }) => seen.push(actorId));
      deliver();
      expect(seen).toEqual([noor.id]);
    },
  ));

test('a push to a guest has its number in the guest’s stream', () =>
  pactForPush(
    guestBalance,
    {
      description: 'a numbered push to a guest',
      caller: guest,
      states: [numbered],
      event: balanceChanges({ guestId: 7, amount: 1250 }),
      payload: {
        guestBalance: { value: 1250, currency: 'VXC' },
        guestBalanceFormatted: '12.5',
        guestIsPayingCustomer: true,
      },
      stream: 'guest',
    },
    ({ socket }, deliver) => {
      const seen: number[] = [];
      socket.on(guestBalance, ({ guestBalance: { value } }) => seen.push(value));
      deliver();
      expect(seen).toEqual([1250]);
    },
  ));

test('a quiet connection gets heartbeats', () =>
  pactForPush(
    beat,
    { description: 'a beat', caller: guest, event: connectionIsQuiet({}), payload: {} },
    ({ socket }, deliver) => {
      let heartbeats = 0;
      socket.on(beat, () => (heartbeats += 1));
      deliver();
      expect([heartbeats, socket.state]).toEqual([1, 'ready']);
    },
  ));
