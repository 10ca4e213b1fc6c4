import { freePreviewDecline, freePreviewInit } from '@lounge/protocol/content/live-chat';
import {
  aPerformer,
  guestHadPreview,
  guestHasBlocked,
  guestIsLoggedIn,
  noPerformer,
  performerIsPrivate,
  previewIsFull,
  previewIsOff,
} from '@lounge/mock-api/states';
import { LivePreview } from '@lounge/stores/content/live-chat';
import { aLivePreview } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest, pactToken } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });
const plain = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false });
const rejected = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'rejected' });
const vip = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: true });

// @spec query:free-preview.init, constant:chat.livePreviewSeconds
test('a free preview of a performer who is online begins', () =>
  pactForCall(
    freePreviewInit,
    {
      description: 'a request to start the free preview of an online performer',
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
    description: 'a request to start the free preview of an online performer by a VIP guest',
    states: [noor, vip],
    caller: guest,
    input: { actorId: 9101 },
    answer: aLivePreview({ seconds: 20, secondsLeft: 20 }),
    exact: ['seconds', 'secondsLeft', 'exitCode'],
  }));

// @spec entity:enum.chatExitCode.livePreview
test.each([
  ['an offline performer', [away], 403],
  ['a performer previewed within the last hour', [noor, guestHadPreview({ guestId: 7, actorId: 9101 })], 402],
  ['a performer with too many visitors', [noor, previewIsFull({ actorId: 9101 })], 401],
  ['a performer in a private chat', [noor, performerIsPrivate({ actorId: 9101 })], 404],
  ['a performer, for a guest whose age check was rejected', [noor, rejected], 405],
  ['a performer whom the guest has blocked', [noor, plain, guestHasBlocked({ guestId: 7, actorId: 9101 })], 406],
  ['a performer without a preview', [noor, previewIsOff({ actorId: 9101 })], 407],
] as const)('the free preview of %s ends with an exit code', (whom, states, exitCode) =>
  pactForCall(freePreviewInit, {
    description: `a request to start the free preview of ${whom}`,
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
    description: 'a request to decline the free preview of a performer',
    states: [noor],
    caller: guest,
    input: { actorId: 9101 },
    answer: { isDeclined: true },
    exact: ['isDeclined'],
  }));

test.each([
  ['start', freePreviewInit],
  ['decline', freePreviewDecline],
] as const)('a request to %s the free preview of an unknown performer fails', (verb, call) =>
  pactForCall(call, {
    description: `a request to ${verb} the free preview of an unknown performer`,
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }),
);
