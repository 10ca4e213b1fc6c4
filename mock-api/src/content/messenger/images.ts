import type { AnswerOf } from '@lounge/protocol';
import { maxImageBytes, type storeMessageImage } from '@lounge/protocol/content/messenger';
import { fromUint8Array, toUint8Array } from 'js-base64';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Executor } from '../../world/database.ts';
import type { StorableImage } from '../../world/reencode-image.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import {
  bytesSince,
  completeImage,
  deleteImage,
  deleteParts,
  forgottenImages,
  insertImage,
  insertPart,
  nextPart,
  unsentImages,
} from './image-statements.ts';
import { imagePath } from './map-message.ts';

type StoredImage = AnswerOf<typeof storeMessageImage>;

/** 128 cryptographically random bits; the world's seeded generator is predictable. */
const newImageId = (): string => randomHex(16);

/** Maximum number of pictures that are not part of a message yet. @assumed An outbox sends fewer at once. */
const maxUnsent = 20;

/** Bytes that a guest may store in a day. @assumed The documents name no limit; ten of the largest pictures are a lot for a conversation. */
export const maxBytesADay = 10 * maxImageBytes;

const dayMs = 24 * 60 * 60_000;

/** A part takes less than a millisecond to store and fits a page of memory when it is read; divisible by three, so that base64 needs no padding. */
const partBytes = 96 * 1024;

/** Lets other calls run. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const deleteWithParts = async (key: string, { tx }: World): Promise<void> => {
  await deleteParts.all(tx, { image: key });
  await deleteImage.all(tx, { key });
};

/**
 * Makes room and notes a picture whose parts follow. Pictures that are not part of a message are deleted after a day, and the oldest
 * of a guest above the limit, those of interrupted uploads with them.
 */
const beginImage = async ({ bytes, contentType }: StorableImage, caller: Caller, world: World): Promise<string> => {
  const guestId = guestOf(caller);
  const since = new Date(world.clock.now() - dayMs).toISOString();
  const stored = await bytesSince.first(world.tx, { guestId, since });
  if ((stored?.bytes ?? 0) + bytes.length > maxBytesADay) reject('tooMany', 'bytes');
  const unsent = await unsentImages.all(world.tx, { guestId, keep: maxUnsent - 1 });
  const forgotten = await forgottenImages.all(world.tx, { before: since });
  for (const { key } of [...unsent, ...forgotten]) await deleteWithParts(key, world);
  const key = newImageId();
  await insertImage.all(world.tx, { key, guestId, contentType, bytes: bytes.length, at: nowIso(world) });
  return key;
};

/**
 * Encodes a picture anew and stores it in parts, each a change of its own, because one statement with ten megabytes would hold up all
 * other calls for some fifty milliseconds. Returns its key, for `storeImage`.
 */
export const storeParts = async (
  input: { bytes: Uint8Array },
  caller: Caller,
  parts: WorldParts,
): Promise<{ key: string }> => {
  const image = await parts.reencodeImage(input.bytes);
  if (typeof image === 'string') return reject(image, 'bytes');
  const { bytes } = image;
  const key = await runInWorld(parts, true, (world) => beginImage(image, caller, world));
  for (let at = 0; at < bytes.length; at += partBytes) {
    if (at > 0) await pause();
    // As text, because databases of worlds store text and numbers only.
    const base64 = fromUint8Array(bytes.subarray(at, at + partBytes));
    await runInWorld(parts, true, ({ tx }) => insertPart.all(tx, { image: key, base64 }));
  }
  return { key };
};

/** Completes a picture at a random address that only its guest may read. */
export const storeImage = async ({ key }: { key: string }, _: Caller, { tx }: World): Promise<StoredImage> => {
  // More than twenty uploads at a time delete each other.
  const { contentType } = (await completeImage.first(tx, { key })) ?? reject('tooMany');
  return { id: key, url: `${imagePath}${key}`, contentType: contentType as StoredImage['contentType'] };
};

/** Reads the bytes of a stored picture, part by part. */
export async function* readImage(reader: Executor, key: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let after = 0;
  for (;;) {
    const part = await nextPart.first(reader, { image: key, after });
    if (part === null) return;
    yield toUint8Array(part.base64);
    after = part.id;
  }
}
