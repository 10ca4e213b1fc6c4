import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { inWorld, type Caller } from '../../world/world.ts';
import { storeImage } from './images.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const robin: Caller = { guestId: 7, language: 'en', brand: 'velvet', requestId: 'r', key: null };

test('the oldest picture that never came into a message goes when twenty more wait; those of messages stay', async () => {
  const { world, run, pass } = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), world);
  const keep = async (): Promise<string> => {
    pass(1000);
    return (await inWorld(world, true, (change) => storeImage({ bytes: png }, robin, change))).id;
  };
  const sent = await keep();
  await run(
    `insert into message (channel_id, key, type, sender, text, image_id, gifts, price, sent_at)
     values (1, 'k', 'image', 'guest', null, ?, '[]', 0, '')`,
    sent,
  );
  const waiting: string[] = [];
  for (let at = 0; at < 21; at += 1) waiting.push(await keep());
  const kept = (await run('select key from message_image')) as { key: string }[];
  expect(new Set(kept.map(({ key }) => key))).toEqual(new Set([sent, ...waiting.slice(1)]));
});
