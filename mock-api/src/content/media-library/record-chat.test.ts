import { libraryAssets } from '@lounge/protocol/content/media-library';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { aWorld } from '../../testing/a-world.ts';
import { runInWorld } from '../../world/world.ts';
import { recordChat } from './record-chat.ts';

test.each([
  ['videoChat', 59, []],
  ['videoChat', 60, ['clip 60']],
  ['videoChat', 179, ['clip 150']],
  ['videoChat', 200, ['clip 150', 'audio 200']],
  ['videoChat', 9000, ['clip 150', 'audio 600']],
  ['textChat', 9000, []],
])('a %s of %i seconds leaves %j, once', async (kind, seconds, media) => {
  const { world, run } = aWorld();
  const chat = { key: 'c-1', guestId: 7, actorId: 101, kind, seconds };
  for (let times = 0; times < 2; times += 1) await runInWorld(world, true, (inside) => recordChat(chat, inside));
  const rows = await run<{ kind: string; duration: number }>('select kind, duration from "chatMedia" order by id');
  expect(rows.map((row) => `${row.kind} ${row.duration}`)).toEqual(media);
});

test('a chat that was held and left is in the library of its guest, as a clip and its sound', async () => {
  const chat = await aChatWorld();
  await chat.begin();
  await chat.watch(200);
  await chat.leave();
  const robin = { guestId: 7 };
  const { items } = await chat.answer(libraryAssets, { filter: { origin: 'chatClip' } }, robin);
  expect(items.map(({ mediaType, duration, actor }) => [mediaType, duration, actor.name])).toEqual(
    expect.arrayContaining([
      ['video', 150, 'Noor Vega'],
      ['audio', 200, 'Noor Vega'],
    ]),
  );
  expect(items).toHaveLength(2);
  expect((await chat.answer(libraryAssets, { filter: { origin: 'chatClip' } }, { guestId: 8 })).items).toEqual([]);
});
