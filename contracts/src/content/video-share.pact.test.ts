import {
  addressEndedShares,
  aPerformer,
  aVideoOfPerformer,
  guestIsRestricted,
  guestSharedVideos,
  noVideo,
  shareKeyWasUsed,
} from '@lounge/mock-api/states';
import { sendVideoShareEmail, shareLimits } from '@lounge/protocol/content/videos';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const videoId = 95001;
const video = [aPerformer({ id: 9101, name: 'Noor Vega' }), aVideoOfPerformer({ id: videoId, actorId: 9101 })];
const input = { recipient: 'kim@example.com', message: 'Look at the rain.', videoId, guestId: 7 };
const { message: _, ...withoutWords } = input;

// @spec rest:guest.video-share-email.send, entity:enum.videoShareEmailStatus, error:video-share-ok
test('a guest shares a video by e-mail', () =>
  pactForCall(sendVideoShareEmail, {
    description: 'a video that is shared by e-mail',
    states: video,
    caller: guest,
    input,
    answer: { status: 'OK' },
    exact: ['status'],
  }));

test('a guest shares a video without words', () =>
  pactForCall(sendVideoShareEmail, {
    description: 'a video that is shared by e-mail without words',
    states: video,
    caller: guest,
    input: withoutWords,
    answer: { status: 'OK' },
    exact: ['status'],
  }));

test('an address that wants no shared videos is told apart from no other', () =>
  pactForCall(sendVideoShareEmail, {
    description: 'a video that is shared with an address that wants none',
    states: [...video, addressEndedShares({ email: 'kim@example.com', token: 'left' })],
    caller: guest,
    input,
    answer: { status: 'OK' },
    exact: ['status'],
  }));

// @spec error:video-share-timeout
test('a guest who has shared enough has to wait', () =>
  pactForCall(sendVideoShareEmail, {
    description: 'a video that is shared by a guest who shared enough today',
    states: [...video, guestSharedVideos({ guestId: 7, many: shareLimits.ofGuest })],
    caller: guest,
    input,
    answer: { status: 'TIMEOUT' },
    exact: ['status'],
  }));

// @spec error:video-share-general
test('a mail that no provider takes has failed', () =>
  pactForCall(sendVideoShareEmail, {
    description: 'a video that is shared with an address that no mail reaches',
    states: video,
    caller: guest,
    input: { ...input, recipient: 'kim@nowhere.invalid' },
    answer: { status: 'FAILED' },
    exact: ['status'],
  }));

test.each([
  ['a video that does not exist', [noVideo({ id: videoId })], guest, input, 'unknown', 'videoId'],
  ['a video with an expired token', [], expiredGuest, input, 'needLogin', null],
  ['a video with what is no address', video, guest, { ...input, recipient: 'kim@example' }, 'malformed', 'recipient'],
  ['a video with a link', video, guest, { ...input, message: 'See elsewhere.example' }, 'malformed', 'message'],
  ['a video in the name of another guest', video, guest, { ...input, guestId: 8 }, 'malformed', 'guestId'],
  [
    'a video by a guest who may not write',
    [...video, guestIsRestricted({ guestId: 7, level: 1 })],
    guest,
    input,
    'restricted',
    null,
  ],
  [
    'a video with a reused idempotency key',
    [...video, shareKeyWasUsed({ guestId: 7, videoId, key: 'k-1' })],
    guest,
    input,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('sharing %s fails', (what, states, caller, body, error, field) =>
  pactForCall(sendVideoShareEmail, {
    description: `a request to share ${what}`,
    states,
    caller,
    input: body,
    error,
    field,
  }),
);
