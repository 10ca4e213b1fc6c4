import { analyticsCurrency, analyticsItemCategory, analyticsItemNames } from '@lounge/protocol/foundation/telemetry';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { trackPurchase, type TrackedPurchase } from './track-purchase.ts';

const setUp = (hasAnalyticsConsent = true) => {
  const stores = testStores({ hasAnalyticsConsent });
  const purchases = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const rows = (await stores.run(`select action, data from event where context = 'purchase'`)) as {
      action: string;
      data: string;
    }[];
    return rows.map(({ action, data }) => ({ action, ...(JSON.parse(data) as object) }));
  };
  return { ...stores, purchases };
};
const vip: TrackedPurchase = { amount: 1990, currency: 'EUR', itemCategory: 'vip', itemName: 'abo' };

test('a purchase is counted in whole units of its currency, under its category or a name of its own', async () => {
  const { context, purchases } = setUp();
  trackPurchase(context, vip);
  trackPurchase(context, { ...vip, action: 'again' });
  const data = { value: 19.9, currency: 'EUR', itemCategory: 'vip', itemName: 'abo' };
  expect(await purchases()).toEqual([
    { action: 'vip', ...data },
    { action: 'again', ...data },
  ]);
});

test.each([
  ['that costs nothing', 0, true],
  ['of a visitor without consent', 1990, false],
])('a purchase %s is not counted', async (_, amount, consent) => {
  const { context, purchases } = setUp(consent);
  trackPurchase(context, { ...vip, amount });
  expect(await purchases()).toEqual([]);
});

// @spec constant:money.analyticsCurrencies, entity:enum.analyticsCurrency, constant:analytics.itemCategories
// @spec entity:enum.analyticsItemCategory, constant:analytics.itemNames, entity:enum.analyticsItemName, feature:shell.tracking 4-6
test('currencies, categories and names are those of the specification', () => {
  expect(analyticsCurrency.values).toEqual(['EUR', 'VXC', 'credits']);
  const feed = ['feed_paid_content', 'feed_tip', 'feed_tipping_goal'];
  const paid = ['cam_show_ticket', 'toy_control', 'paid_message', 'live_chat', 'voyeur_cam', 'vip', 'tv'];
  expect(analyticsItemCategory.values).toEqual(['video', 'image_album', ...feed, ...paid]);
  expect(Object.values(analyticsItemNames)).toEqual(['abo', 'feed', 'platform_content']);
});
