import { isOnSale, products, type Product } from '@lounge/mock-api';
import type { RouteKey } from '@lounge/locale';
import { movementKind } from '@lounge/protocol/foundation/wallet';
import type { Infer } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** Where each subscription is used. */
const subscribed: Readonly<Record<Product, readonly RouteKey[]>> = {
  vip: ['vipclub', 'videos.vip-videos', 'messenger'],
  tv: ['tv.livestream', 'tv.premium-livestream'],
};

const live: readonly RouteKey[] = ['performer.live-show'];
const coins: readonly RouteKey[] = ['personal.coins'];

/** Where the guest uses what a movement of the statement pays; vouchers and coins are spent on the others. */
const usedOn: Readonly<Record<Infer<typeof movementKind>, readonly RouteKey[]>> = {
  topUp: coins,
  oneClick: coins,
  recharge: coins,
  bonus: coins,
  refund: coins,
  correction: coins,
  reward: coins,
  album: ['performer.album-details', 'personal.mediathek-photos'],
  video: ['performer.video-details', 'personal.mediathek'],
  feedPost: ['feed.post', 'personal.mediathek'],
  feedTip: ['feed.post'],
  message: ['messenger'],
  gift: ['messenger', 'performer.live-show'],
  toyControl: live,
  chat: live,
  spin: ['personal.spinwheel'],
  ageCheck: ['personal.age-check'],
  ticket: ['cams.show', 'performer.live-show'],
  voucher: ['personal.benefits'],
  subscription: products.filter(isOnSale).flatMap((product) => subscribed[product]),
};

test.each(movementKind.values)('what is paid as %s can be used on a page of the site', (kind) => {
  expect(usedOn[kind].filter((key) => !(key in pages))).toEqual([]);
});
