import { brands } from '@lounge/locale';
import { currentChat, freePreviewInit } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { changeScene } from './performer-side.ts';

const own = '/media/clips/performers/mirela/preview.mp4';

/** Who is seen in a preview and in a chat, by the addresses of pictures without protection. */
const pictures = async (seed: string, scene = 0) => {
  const { run, answer, world, begin } = await aChatWorld();
  await run(`update actor set "pictureSeed" = '${seed}' where id = 9101`);
  await changeScene(world, 9101, scene);
  const previews: (string | undefined)[] = [];
  for (const brand of brands)
    previews.push((await answer(freePreviewInit, { actorId: 9101 }, { guestId: 8, brand })).source?.url);
  await begin();
  const { chat } = await answer(currentChat, {}, { guestId: 7 });
  return { previews, chat: chat?.sources.map(({ url }) => url), tile: chat?.portrait.url };
};

test('tile, preview and chat show the same performer, in both brands and in every scene', async () => {
  const tile = '/pictures/velvet/portrait/mirela';
  expect(await pictures('mirela')).toEqual({ previews: [own, own], chat: [own], tile });
  expect(await pictures('mirela', 3)).toEqual({ previews: [own, own], chat: [own], tile });
});

test('a performer without a clip has always the same one of the brand', async () => {
  const shared = brands.map((brand) => `/media/clips/${brand}/leaves/preview.mp4`);
  for (const seed of ['noor', 'nobody-yet']) {
    const { previews, chat } = await pictures(seed);
    expect({ previews, chat }).toEqual({ previews: shared, chat: ['/media/clips/velvet/leaves/preview.mp4'] });
  }
});
