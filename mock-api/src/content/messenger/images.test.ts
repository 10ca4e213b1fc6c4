import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld, onSqlite } from '../../testing/a-world.ts';
import { runInWorld, type Caller, type WorldParts } from '../../world/world.ts';
import { imageIsSent, imageOfGuest } from './image-statements.ts';
import { maxBytesADay, readImage, storeImage, storeParts } from './images.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A picture of some length with bytes that differ. */
const picture = (length: number) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 251);
  bytes.set(png);
  return bytes;
};

const robin: Caller = { guestId: 7, language: 'en', brand: 'velvet', requestId: 'r', key: null };

const storeIn = async (bytes: Uint8Array, world: WorldParts): Promise<string> => {
  const prepared = await storeParts({ bytes }, robin, world);
  return (await runInWorld(world, true, (change) => storeImage(prepared, robin, change))).id;
};

const aWorldWithRobin = async () => {
  const test = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), test.world);
  return test;
};

test.each([[8], [96 * 1024], [96 * 1024 + 1], [300_000]])(
  'a picture of %i bytes is read as it was stored',
  async (length) => {
    const { world } = await aWorldWithRobin();
    const bytes = picture(length);
    const key = await storeIn(bytes, world);
    const parts: Uint8Array[] = [];
    for await (const part of readImage(world.database.reader, key)) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  },
);

test('other changes run between the parts of a picture', async ({ skip }) => {
  skip(!onSqlite(), 'changes of a test on PostgreSQL share one connection');
  const { world, run } = await aWorldWithRobin();
  const stored = storeParts({ bytes: picture(1_000_000) }, robin, world);
  const counts: number[] = [];
  let isOver = false;
  void stored.then(() => (isOver = true));
  while (!isOver) {
    const [row] = await run<{ parts: number }>('select count(*) as parts from "messageImagePart"');
    counts.push(row?.parts ?? 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(new Set(counts).size).toBeGreaterThan(5);
});

test('an interrupted picture is nobody’s, and its parts are deleted with the next unsent pictures', async () => {
  const { world, run, pass } = await aWorldWithRobin();
  const { key } = await storeParts({ bytes: picture(200_000) }, robin, world);
  expect(await imageOfGuest.first(world.database.reader, { key, guestId: 7 })).toBeNull();
  for (let at = 0; at < 20; at += 1) {
    pass(1000);
    await storeIn(png, world);
  }
  expect(await run('select id from "messageImagePart" where image = ?', key)).toEqual([]);
});

test('a guest may store a hundred megabytes in a day', async () => {
  const { world, run, pass } = await aWorldWithRobin();
  await storeIn(png, world);
  await run('update "messageImage" set bytes = ?', maxBytesADay - png.length + 1);
  await expect(storeIn(png, world)).rejects.toMatchObject({ code: 'tooMany', field: 'bytes' });
  pass(24 * 60 * 60_000);
  await storeIn(png, world);
});

test('keeps the twenty latest unsent pictures and all pictures of messages', async () => {
  const { world, run, pass } = await aWorldWithRobin();
  const store = (): Promise<string> => {
    pass(1000);
    return storeIn(png, world);
  };
  const sent = await store();
  await world.database.change((tx) => imageIsSent.all(tx, { key: sent }));
  const unsent: string[] = [];
  for (let at = 0; at < 21; at += 1) unsent.push(await store());
  const rows = [sent, ...unsent.slice(1)].toSorted().map((key) => ({ key }));
  expect(await run('select key from "messageImage" order by key')).toEqual(rows);
});

test('a picture that is not sent within a day is deleted with the next ones of anybody', async () => {
  const { world, run, pass } = await aWorldWithRobin();
  const sent = await storeIn(png, world);
  await world.database.change((tx) => imageIsSent.all(tx, { key: sent }));
  for (let at = 0; at < 3; at += 1) await storeIn(png, world);
  await run('update "messageImage" set "guestId" = 8');
  pass(24 * 60 * 60_000 + 1);
  const keys = async () => (await run<{ key: string }>('select key from "messageImage"')).map(({ key }) => key);
  const first = await storeIn(png, world);
  expect(await keys()).toHaveLength(3);
  const second = await storeIn(png, world);
  expect((await keys()).toSorted()).toEqual([sent, first, second].toSorted());
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
  const { world, run } = await aWorldWithRobin();
  const store = async () => {
    const prepared = await storeParts({ bytes: bytesOf(text) }, robin, world);
    return runInWorld(world, true, (change) => storeImage(prepared, robin, change));
  };
  const outcome = store();
  if (contentType === null) {
    await expect(outcome).rejects.toMatchObject({ code: 'wrongType', field: 'bytes' });
    expect(await run('select * from "messageImage"')).toEqual([]);
  } else {
    expect(await outcome).toMatchObject({ contentType, url: expect.stringContaining((await outcome).id) as string });
  }
});
