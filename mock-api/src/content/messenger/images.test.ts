import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { runInWorld, type Caller } from '../../world/world.ts';
import { storeImage } from './images.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const robin: Caller = { guestId: 7, language: 'en', brand: 'velvet', requestId: 'r', key: null };

test('keeps the twenty latest unsent pictures and all pictures of messages', async () => {
  const { world, run, pass } = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), world);
  const store = async (): Promise<string> => {
    pass(1000);
    return (await runInWorld(world, true, (change) => storeImage({ bytes: png }, robin, change))).id;
  };
  const sent = await store();
  await run(
    `insert into message (channel_id, key, type, sender, text, image_id, gifts, price, sent_at)
     values (1, 'k', 'image', 'guest', null, ?, '[]', 0, '')`,
    sent,
  );
  const unsent: string[] = [];
  for (let at = 0; at < 21; at += 1) unsent.push(await store());
  const rows = [sent, ...unsent.slice(1)].toSorted().map((key) => ({ key }));
  expect(await run('select key from message_image order by key')).toEqual(rows);
});

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (each) => each.charCodeAt(0));

test.each([
  ['a PNG', '\u0089PNG\r\n\u001A\n...', 'image/png'],
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0..', 'image/jpeg'],
  ['a WebP', 'RIFF....WEBPVP8 ', 'image/webp'],
  ['the first byte of a PNG', '\u0089', null],
  ['a PNG whose line ends were changed', '\u0089PNG\n\u001A\n..', null],
  ['the text PNG', 'xPNG\r\n\u001A\n', null],
  ['two bytes of a JPEG', '\u00FF\u00D8..', null],
  ['the first and the third byte of a JPEG', '\u00FF.\u00FF', null],
  ['the end of a JPEG’s beginning', '.\u00D8\u00FF', null],
  ['a sound in RIFF', 'RIFF....WAVEfmt ', null],
  ['WEBP without RIFF', '........WEBPVP8 ', null],
  ['a page', '<html><script>', null],
  ['nothing', '', null],
])('of the bytes of %s the type is recognised, others are rejected', async (_, text, contentType) => {
  const { world, run } = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), world);
  const outcome = runInWorld(world, true, (change) => storeImage({ bytes: bytesOf(text) }, robin, change));
  if (contentType === null) {
    await expect(outcome).rejects.toMatchObject({ code: 'wrongType', field: 'bytes' });
    expect(await run('select * from message_image')).toEqual([]);
  } else {
    expect(await outcome).toMatchObject({ contentType, url: expect.stringContaining((await outcome).id) as string });
  }
});
