import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { pictureMs, previewDelayMs, VideoPictures } from './VideoPictures.ts';

const setUp = async () => {
  const parts = testStores();
  const rows = await parts.run('select id from video order by id limit 2');
  const [first = 0, second = 0] = rows.map((row) => Number((row as { readonly id: number }).id));
  const pictures = new VideoPictures(parts.context);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ...parts, pictures, first, second, settle };
};

// @spec rest:tile-grid.video-pictures.get, feature:shell.tile-grid 9
test('the pictures of a video come after a moment, one after the other, and begin again after the last', async () => {
  const { pictures, first, clock, sent, settle } = await setUp();
  pictures.look(first);
  clock.advance(previewDelayMs - 1);
  expect(sent).toEqual([]);
  clock.advance(1);
  await settle();
  expect(sent.map(({ path }) => path)).toEqual([`/rest/v1/getVideoPictures/${first}`]);
  const shown = [pictures.current?.url];
  for (let step = 0; step < 4; step += 1) {
    clock.advance(pictureMs);
    shown.push(pictures.current?.url);
  }
  expect(new Set(shown).size).toBe(4);
  expect(shown[4]).toBe(shown[0]);
  pictures.look(null);
  expect(pictures.current).toBeNull();
  clock.advance(pictureMs);
  expect(pictures.current).toBeNull();
});

test('tiles that the pointer only passes read nothing, and a late answer is of no other video', async () => {
  const { pictures, first, second, clock, sent, settle, holdRequests } = await setUp();
  pictures.look(first);
  clock.advance(previewDelayMs - 1);
  pictures.look(second);
  clock.advance(previewDelayMs - 1);
  pictures.look(null);
  clock.advance(previewDelayMs);
  expect(sent).toEqual([]);
  const deliver = holdRequests();
  pictures.look(first);
  clock.advance(previewDelayMs);
  pictures.look(second);
  deliver();
  await settle();
  expect([pictures.videoId, pictures.current]).toEqual([second, null]);
});

test('a video whose pictures cannot be read keeps its own; looked at again it needs no second call', async () => {
  const { pictures, first, clock, sent, settle, failRequests } = await setUp();
  failRequests(/getVideoPictures/);
  pictures.look(first);
  clock.advance(previewDelayMs);
  await settle();
  expect(pictures.current).toBeNull();
  failRequests(null);
  for (const id of [null, first, null, first]) {
    pictures.look(id);
    clock.advance(previewDelayMs);
    await settle();
  }
  expect(pictures.current).not.toBeNull();
  expect(sent).toHaveLength(2);
});
