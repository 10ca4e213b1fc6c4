import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { buyVideo, getVideoPlayback } from '@lounge/protocol/content/videos';
import {
  aChannelOfGuest,
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestOwnsCoins,
  theVoucher,
} from '@lounge/mock-api/states';
import { aGallery, anAlbum } from '@lounge/testing/content/galleries';
import { aPlayback, aVideo } from '@lounge/testing/content/videos';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest } from '../consume/callers.ts';

const states = [
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
  aVideoOfPerformer({ id: 95001, actorId: 9101, price: 900, basePrice: 1200 }),
  guestOwnsCoins({ guestId: 7, amount: 1600 }),
];
const voucher = (type: number, rest: object = {}) =>
  theVoucher({ id: 8101, guestId: 7, type, amount: 2, validTo: '2099-12-24T22:59:59.000Z', ...rest });
const fittingVoucher = { id: 8101, amount: 2, validTo: '2099-12-24T22:59:59.000Z' };
const paid = {
  success: true,
  guestBalance: { value: 1600, currency: 'VXC' as const },
  guestBalanceFormatted: '16',
};

const coinsOf = (value: number) => ({ value, currency: 'VXC' as const });
/** The caller is a VIP. */
const albumOfVip = anAlbum({ prices: { album: coinsOf(720), base: coinsOf(900) } });

// @spec rest:gallery.get
test('an album names the voucher that pays for it', () =>
  pactForCall(getGallery, {
    description: 'a request for an album by a guest with a voucher that pays for it',
    states: [...states, voucher(4)],
    caller: guest,
    input: { albumId: 91001 },
    answer: aGallery({ album: albumOfVip, fittingVoucher }),
    exact: ['restriction', 'fittingVoucher'],
  }));

test('a video names the voucher that pays for it', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for a video by a guest with a voucher that pays for it',
    states: [...states, voucher(1)],
    caller: guest,
    input: { videoId: 95001 },
    answer: aPlayback({ video: aVideo(), fittingVoucher }),
    exact: ['restriction', 'fittingVoucher'],
  }));

const blocked = aChannelOfGuest({ id: 8301, guestId: 7, actorId: 9101, blocked: true });

test('an album says that its performer has blocked the guest', () =>
  pactForCall(getGallery, {
    description: 'a request for an album by a guest whom its performer has blocked',
    states: [...states, blocked],
    caller: guest,
    input: { albumId: 91001 },
    answer: aGallery({ album: albumOfVip, isBlocked: true }),
    exact: ['restriction', 'isBlocked'],
  }));

test('a video says that its performer has blocked the guest', () =>
  pactForCall(getVideoPlayback, {
    description: 'a request for a video by a guest whom its performer has blocked',
    states: [...states, blocked],
    caller: guest,
    input: { videoId: 95001 },
    answer: aPlayback({ video: aVideo(), isBlocked: true }),
    exact: ['restriction', 'isBlocked'],
  }));

const exact: ('success' | 'guestBalance' | 'guestBalanceFormatted')[] = [
  'success',
  'guestBalance',
  'guestBalanceFormatted',
];

test('an album is bought with a voucher, and the balance stays', () =>
  pactForCall(buyAlbum, {
    description: 'a request to buy an album with a voucher',
    states: [...states, voucher(4)],
    caller: guest,
    input: { albumId: 91001, voucherId: 8101 },
    answer: paid,
    exact,
  }));

test('a video is bought with a voucher, and the balance stays', () =>
  pactForCall(buyVideo, {
    description: 'a request to buy a video with a voucher',
    states: [...states, voucher(1)],
    caller: guest,
    input: { videoId: 95001, voucherId: 8101 },
    answer: paid,
    exact,
  }));

const failures = [
  ['of another type', (_type: number) => voucher(5), 'voucherUnfit'],
  ['that is used up', (type: number) => voucher(type, { amount: 0 }), 'voucherUsed'],
  [
    'that is not valid yet',
    (type: number) => voucher(type, { validFrom: '2099-01-01T00:00:00.000Z' }),
    'voucherNotYet',
  ],
  [
    'that has expired',
    (type: number) => voucher(type, { validFrom: '2020-01-01T00:00:00.000Z', validTo: '2020-02-01T00:00:00.000Z' }),
    'voucherExpired',
  ],
  ['of another guest', (type: number) => voucher(type, { guestId: 8 }), 'unknown'],
] as const;

test.each(failures)('buying an album with a voucher %s fails', (what, voucherOf, error) =>
  pactForCall(buyAlbum, {
    description: `a request to buy an album with a voucher ${what}`,
    states: [...states, voucherOf(4)],
    caller: guest,
    input: { albumId: 91001, voucherId: 8101 },
    error,
    field: 'voucherId',
  }),
);

test.each(failures)('buying a video with a voucher %s fails', (what, voucherOf, error) =>
  pactForCall(buyVideo, {
    description: `a request to buy a video with a voucher ${what}`,
    states: [...states, voucherOf(1)],
    caller: guest,
    input: { videoId: 95001, voucherId: 8101 },
    error,
    field: 'voucherId',
  }),
);
