import { aPerformer, performerAnswersCall, voiceCallEnds, voiceCallRings } from '@lounge/mock-api/states';
import * as calls from '@lounge/protocol/content/live-chat';
import { VoiceCall } from '@lounge/stores/content/live-chat';
import { expect, test } from 'vitest';
import { guest, pactToken } from '../consume/callers.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const rings = voiceCallRings({ guestId: 7, actorId: 9101, clientId: 'call-1' });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });

// @spec query:voice-call.anonymous.start, entity:anonymousVoiceCall, rule:voice-call-success, state:anonymous-voice-call 1-3
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
      expect([call.state, call.failure?.resultCode ?? 2000]).toEqual([
        resultCode === 2000 ? 'ringing' : 'failed',
        resultCode,
      ]);
    },
  ),
);

test('a voice call is ended', () =>
  pactForCall(calls.voiceCallStop, {
    description: 'a request to end a voice call',
    states: [noor, rings],
    caller: guest,
    input: { clientId: 'call-1' },
    answer: { seconds: 0 },
    exact: ['seconds'],
  }));

const noCall = { isAnonymousVoicecall: false, call: null };
const ringing = { actorId: 9101, server: 'voice-1', clientId: 'call-1', isAnswered: false, seconds: 0 };

test.each([
  ['that rings', [noor, rings], { isAnonymousVoicecall: true, call: ringing }],
  ['of nobody', [noor], noCall],
])('the voice call %s is read', (what, states, answer) =>
  pactForCall(
    calls.currentVoiceCall,
    {
      description: `a request of the caller’s voice call ${what}`,
      states,
      caller: guest,
      input: {},
      answer,
      exact: answer.call === null ? ['isAnonymousVoicecall'] : ['isAnonymousVoicecall', 'call.clientId'],
    },
    async (side) => {
      const call = calling(side);
      await call.load();
      expect([call.state, call.data.value?.isAnonymousVoicecall]).toEqual([
        answer.call === null ? 'failed' : 'ringing',
        answer.isAnonymousVoicecall,
      ]);
    },
  ),
);

/** A page that has called, and waits. */
const calling = (side: GuestSide): VoiceCall => {
  const call = new VoiceCall(9101, side, () => pactToken);
  call.listen(side);
  call.state = 'ringing';
  call.line = { server: 'voice-1', clientId: 'call-1' };
  return call;
};
// @spec socket:voicecallStart, state:voicecall 1
test('a voice call is answered', () =>
  pactForPush(
    calls.voicecallStart,
    {
      description: 'a voicecallStart push when a voice call is answered',
      states: [noor, rings],
      caller: guest,
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

// @spec socket:voicecallStop, state:voicecall 2
test('a voice call ends', () =>
  pactForPush(
    calls.voicecallStop,
    {
      description: 'a voicecallStop push when a voice call ends',
      states: [noor, rings],
      caller: guest,
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
