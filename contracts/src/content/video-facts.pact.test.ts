import {
  aPerformer,
  aVideoOfPerformer,
  guestBoughtVideo,
  guestLikedVideo,
  guestWasGivenVideo,
} from '@lounge/mock-api/states';
import { videosByIds } from '@lounge/protocol/content/videos';
import { aVideo } from '@lounge/testing/content/videos';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

// @spec query:videos.by-ids
test('a guest reads a video that was a gift, that the guest likes, and how it is listed', () =>
  pactForCall(videosByIds, {
    description: 'a query of a guest for a video that was a gift',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      aVideoOfPerformer({
        id: 95001,
        actorId: 9101,
        price: 2400,
        basePrice: 3000,
        daysOld: 40,
        isVip: true,
        isSelect: true,
        isClassic: true,
        shares: 3,
      }),
      guestBoughtVideo({ guestId: 7, videoId: 95001 }),
      guestWasGivenVideo({ guestId: 7, videoId: 95001 }),
      guestLikedVideo({ guestId: 7, videoId: 95001 }),
    ],
    caller: guest,
    input: { ids: [95001] },
    answer: [
      aVideo({
        vip: true,
        new: false,
        classic: true,
        guestInfo: { bought: true, gifted: true, flatrate: true, liked: true, disliked: false },
        types: ['vip', 'bought', 'vxselect', 'classic', 'shared'],
      }),
    ],
    exact: ['guestInfo', 'classic', 'vip', 'types', 'model.isOnline'],
  }));
