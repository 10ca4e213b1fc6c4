import { messengerToyControls } from '@lounge/protocol/content/gifts';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

// @spec query:messenger.toy-controls, entity:toyControl, feature:chat.toy-control 1
test('lists toy controls with duration, name in the caller’s language, and whether they are random', async () => {
  const { answer } = testClient(aWorld().world);
  const { toyControls } = await answer(messengerToyControls, {}, { language: 'de' });
  expect(toyControls).toHaveLength(7);
  expect(toyControls[0]).toMatchObject({
    name: 'Sanfte Welle',
    displayName: 'Sanfte Welle',
    duration: 10,
    random: false,
    price: { value: 400, currency: 'VXC' },
    imageUrl: '/toy-controls/wave.svg',
    categoryId: 5,
  });
  expect(toyControls.filter(({ random }) => random)).toMatchObject([{ displayName: 'Überraschung' }]);
  expect(toyControls.filter(({ vip }) => vip)).toHaveLength(1);
});
