import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { buyVideo, getVideoPlayback } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { anAlbumOfPerformer } from '../../content/galleries/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { theVoucher } from './states.ts';

/** An album and a video for 20 coins, which a VIP has for 16, and a voucher for each up to a price. */
const setUp = async (isVip: boolean, maxPrice: number) => {
  const { world } = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', isVip }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91_001, actorId: 9101, price: 2000 }, world);
  await aVideoOfPerformer.setUp({ id: 95_001, actorId: 9101, price: 2000 }, world);
  await theVoucher.setUp({ id: 501, guestId: 7, type: 4, amount: 1, maxPrice }, world);
  await theVoucher.setUp({ id: 502, guestId: 7, type: 1, amount: 1, maxPrice }, world);
  const { answer, outcome } = testClient(world);
  const fitting = async () => [
    (await answer(getGallery, { albumId: 91_001 }, { guestId: 7 })).fittingVoucher?.id ?? null,
    (await answer(getVideoPlayback, { videoId: 95_001 }, { guestId: 7 })).fittingVoucher?.id ?? null,
  ];
  const buyBoth = async () => [
    await outcome(buyAlbum, { albumId: 91_001, voucherId: 501 }, { guestId: 7, key: 'a' }),
    await outcome(buyVideo, { videoId: 95_001, voucherId: 502 }, { guestId: 7, key: 'v' }),
  ];
  return { fitting, buyBoth };
};

// @spec feature:pay.vouchers 2
test.each([
  ['up to the VIP price', true, 1600],
  ['between the VIP price and the full price', true, 1800],
  ['up to the full price, for another guest', false, 2000],
])('a voucher %s is offered and pays', async (_, isVip, maxPrice) => {
  const { fitting, buyBoth } = await setUp(isVip, maxPrice);
  expect(await fitting()).toEqual([501, 502]);
  expect(await buyBoth()).toMatchObject([{ ok: true }, { ok: true }]);
});

test.each([
  ['below the VIP price', true, 1599],
  ['between the VIP price and the full price, for a guest who is no VIP', false, 1800],
])('a voucher %s is neither offered nor taken', async (_, isVip, maxPrice) => {
  const { fitting, buyBoth } = await setUp(isVip, maxPrice);
  expect(await fitting()).toEqual([null, null]);
  expect(await buyBoth()).toMatchObject([{ code: 'voucherUnfit' }, { code: 'voucherUnfit' }]);
});
