import { boughtGifts, boughtGiftsUpdate, messengerGifts } from '@lounge/protocol/content/gifts';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { guestIsGivenGifts, guestOwnsGifts } from './states.ts';

// @spec query:messenger.gifts, entity:gift
test('lists gifts in the caller’s language with all translations', async () => {
  const { answer } = testClient(aWorld().world);
  const { gifts } = await answer(messengerGifts, {}, { language: 'de' });
  expect(gifts).toHaveLength(12);
  expect(gifts[0]).toMatchObject({ id: 1, name: 'Laterne', imageUrl: '/gifts/lantern.svg', price: { value: 1200 } });
  expect(gifts[0]?.translations).toContainEqual({ language: 'nl', name: 'name', value: 'Lantaarn' });
  expect(gifts.filter(({ vip }) => vip).map(({ id }) => id)).toEqual([9]);
  expect(gifts.filter(({ active }) => !active).map(({ id }) => id)).toEqual([10]);
});

// @spec query:guest.bought-gifts, socket:bought-gifts.update, entity:boughtGift
test('returns and publishes the gifts that a guest owns', async () => {
  const { world } = aWorld();
  const pushed = pushesTo(7, world);
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }), world);
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 3, quantity: 0 }), world);
  await setUpState(guestIsGivenGifts({ guestId: 7, giftId: 2, quantity: 2 }), world);
  const gifts = [{ giftId: 2, quantity: 5 }];
  expect(await testClient(world).answer(boughtGifts, {}, { guestId: 7 })).toEqual({ gifts });
  expect(await testClient(world).answer(boughtGifts, {}, { guestId: 8 })).toEqual({ gifts: [] });
  expect(await testClient(world).outcome(boughtGifts, {})).toMatchObject({ code: 'needLogin' });
  expect(pushed).toEqual([{ type: boughtGiftsUpdate.type, gifts }]);
});
