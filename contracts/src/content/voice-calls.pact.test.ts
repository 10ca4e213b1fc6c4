import { aPerformer, performerAnswersCall, voiceCallEnds, voiceCallRings } from '@lounge/mock-api/states';
import * as calls from '@lounge/protocol/content/live-chat';
import { VoiceCall } from '@lounge/stores/content/live-chat';
import { expect, test } from 'vitest';
import { guest, pactToken } from '../consume/callers.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });

// @spec query:voice-call.anonymous.start, entity:anonymousVoiceCall, rule:voice-call-success
test.each([
  ['a performer who takes it', [noor], 2000, 'voice-1', 'call-1'],
  ['an offline performer', [away], 2002, '', ''],
] as const)('a voice call with %s is started', (whom, states, resultCode, server, clientId) =>
  pactForCall(
    calls.voiceCallAnonymousStart,
    {
      description: `a request to start an anonymous voice call with ${whom}`,
      states: [...states],
      caller: guest,
      input: { accessToken: pactToken, actorId: 9101 },
      answer: { resultCode, server, clientId },
      exact: ['resultCode', 'server'],
    },
    async (side) => {
      const call = new VoiceCall(9101, side, () => pactToken);
      await call.start();
      expect(call.state).toBe(resultCode === 2000 ? 'connecting' : 'failed');
    },
  ),
);

test('a voice call is ended', () =>
  pactForCall(calls.voiceCallStop, {
    description: 'a request to end a voice call',
    states: [noor, voiceCallRings({ actorId: 9101, clientId: 'call-1' })],
    caller: guest,
    input: { clientId: 'call-1' },
    answer: { seconds: 0 },
    exact: ['seconds'],
  }));

/** A page that has called, and waits. */
const calling = (side: GuestSide): VoiceCall => {
  const call = new VoiceCall(9101, side, () => pactToken);
  call.listen(side);
  call.state = 'connecting';
  call.line = { server: 'voice-1', clientId: 'call-1' };
  return call;
};
const rings = voiceCallRings({ actorId: 9101, clientId: 'call-1' });

// @spec socket:voicecallStart, state:voicecall
test('a voice call is answered', () =>
  pactForPush(
    calls.voicecallStart,
    {
      description: 'a voicecallStart push when a voice call is answered',
      states: [noor, rings],
      event: performerAnswersCall({ clientId: 'call-1' }),
      payload: { actorId: 9101, clientId: 'call-1' },
      exact: ['actorId', 'clientId'],
    },
    (side, deliver) => {
      const call = calling(side);
      deliver();
      expect(call.state).toBe('running');
    },
  ));

// @spec socket:voicecallStop, state:voicecall
test('a voice call ends', () =>
  pactForPush(
    calls.voicecallStop,
    {
      description: 'a voicecallStop push when a voice call ends',
      states: [noor, rings],
      event: voiceCallEnds({ clientId: 'call-1' }),
      payload: { actorId: 9101, clientId: 'call-1', seconds: 0 },
      exact: ['actorId', 'clientId'],
    },
    (side, deliver) => {
      const call = calling(side);
      deliver();
      expect(call.state).toBe('failed');
    },
  ));
