import { freePreviewDecline, freePreviewInit } from '@lounge/protocol/content/live-chat';
import { aPerformer, guestHadPreview, guestIsLoggedIn, noPerformer } from '@lounge/mock-api/states';
import { LivePreview } from '@lounge/stores/content/live-chat';
import { aLivePreview } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest, pactToken } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });
const plain = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false });
const vip = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: true });

// @spec query:free-preview.init, constant:chat.livePreviewSeconds
test('a free preview of a performer who is online begins', () =>
  pactForCall(
    freePreviewInit,
    {
      description: 'a guest’s free preview of a performer who is online',
      states: [noor, plain],
      caller: guest,
      input: { actorId: 9101 },
      answer: aLivePreview(),
      exact: ['seconds', 'secondsLeft', 'exitCode', 'source.duration'],
    },
    async (side) => {
      const preview = new LivePreview(9101, side);
      await preview.start();
      expect(preview).toMatchObject({ state: 'connecting', secondsLeft: 5 });
    },
  ));

// @spec constant:chat.livePreviewVipSeconds
test('a free preview of a VIP guest is longer', () =>
  pactForCall(freePreviewInit, {
    description: 'a VIP guest’s free preview of a performer who is online',
    states: [noor, vip],
    caller: guest,
    input: { actorId: 9101 },
    answer: aLivePreview({ seconds: 20, secondsLeft: 20 }),
    exact: ['seconds', 'secondsLeft', 'exitCode'],
  }));

// @spec entity:enum.chatExitCode.livePreview
test.each([
  ['of a performer who is not there', [away], 403],
  [
    'of a performer whom the guest has seen within the hour',
    [noor, guestHadPreview({ guestId: 7, actorId: 9101 })],
    402,
  ],
] as const)('a free preview %s ends with an exit code', (which, states, exitCode) =>
  pactForCall(freePreviewInit, {
    description: `a guest’s free preview ${which}`,
    states,
    caller: guest,
    input: { actorId: 9101 },
    answer: aLivePreview({ secondsLeft: 0, source: null, exitCode }),
    exact: ['secondsLeft', 'source', 'exitCode'],
  }),
);

// @spec query:free-preview.decline
test('a free preview is declined', () =>
  pactForCall(freePreviewDecline, {
    description: 'a guest who does without the free preview of a performer',
    states: [noor],
    caller: guest,
    input: { actorId: 9101 },
    answer: { isDeclined: true },
    exact: ['isDeclined'],
  }));

test.each([
  ['begins', freePreviewInit],
  ['is declined', freePreviewDecline],
] as const)('a free preview of nobody that %s is unknown', (how, call) =>
  pactForCall(call, {
    description: `a free preview of nobody that ${how}`,
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }),
);
