import { aPerformer, aVideoOfPerformer, guestIsLoggedIn, testStores, type TestStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Gallery } from '../content/galleries/index.ts';
import { Gifts } from '../content/gifts/index.ts';
import { Video } from '../content/videos/index.ts';
import { Loyalty } from '../engagement/loyalty/index.ts';
import { SpinWheel } from '../engagement/spin-wheel/index.ts';
import { Guest } from '../foundation/guest/index.ts';
import { PaymentWindow, Statement, Wallet } from '../foundation/wallet/index.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101 }, stores.world);
  return stores;
};

/** The last request that `start` sends, after its scope has ended; `before` runs first. */
const lastRequestOf = async (
  open: (stores: TestStores) => { readonly before?: () => Promise<unknown>; readonly start: () => Promise<unknown> },
) => {
  const stores = await setUp();
  const { before, start } = open(stores);
  await before?.();
  const deliver = stores.holdRequests();
  const started = start();
  await new Promise<void>((resolve) => setImmediate(resolve));
  stores.scope.end();
  const { path, body, signal } = stores.sent.at(-1) ?? { path: '', body: null };
  deliver();
  await started;
  return { request: `${path} ${JSON.stringify(body)}`, isAborted: signal?.aborted === true };
};

test.each([
  ['getGuestBalance', ({ context }: TestStores) => ({ start: () => new Wallet(context, new Guest(context)).load() })],
  ['getMovements', ({ context }: TestStores) => ({ start: () => new Statement(context).list.load() })],
  ['getGallery', ({ context }: TestStores) => ({ start: () => new Gallery(91001, context).load() })],
  ['getVideoPlayback', ({ context }: TestStores) => ({ start: () => new Video(95001, context).load() })],
  [
    'getTopVideos',
    ({ context }: TestStores) => {
      const video = new Video(95001, context);
      return { before: () => video.load(), start: () => video.loadOthers() };
    },
  ],
  ['boughtGifts', ({ context }: TestStores) => ({ start: () => new Gifts(context).load() })],
  ['getSpinWheel', ({ context }: TestStores) => ({ start: () => new SpinWheel('monthly', context).load() })],
])('the read %s ends with its page', async (name, open) => {
  const { request, isAborted } = await lastRequestOf(open);
  expect(request.toLowerCase()).toContain(name.toLowerCase());
  expect(isAborted).toBe(true);
});

const page = { postponeReload: () => () => undefined, reload: () => undefined };

test.each([
  ['buyAlbum', ({ context }: TestStores) => ({ start: () => new Gallery(91001, context).buy() })],
  ['buyVideo', ({ context }: TestStores) => ({ start: () => new Video(95001, context).buy() })],
  ['spinTheWheel', ({ context }: TestStores) => ({ start: () => new SpinWheel('monthly', context).spin() })],
  [
    'redeem',
    ({ context }: TestStores) => ({
      start: () => new Loyalty(new SpinWheel('monthly', context), context).redeem(1),
    }),
  ],
  [
    'onsuccess',
    ({ context }: TestStores) => {
      const payment = new PaymentWindow(context, page);
      payment.open('top-up');
      const report = { source: 'vxpay', event: 'paid', paymentId: 'p-1', isFinal: true };
      return { start: () => payment.handleReport(report) };
    },
  ],
])('%s, which moves coins, does not end with its page', async (name, open) => {
  const { request, isAborted } = await lastRequestOf(open);
  expect(request.toLowerCase()).toContain(name.toLowerCase());
  expect(isAborted).toBe(false);
});
