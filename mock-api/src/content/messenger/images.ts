import type { AnswerOf } from '@lounge/protocol';
import type { storeMessageImage } from '@lounge/protocol/content/messenger';
import { fromUint8Array } from 'js-base64';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { deleteUnsentImages, insertImage } from './message-statements.ts';
import { imagePath } from './map-message.ts';
import { guestStatus } from './statements.ts';

const hasTextAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(offset, offset + text.length)) === text;

/** The type of an image by its first bytes; null for other formats. */
const imageType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null => {
  if (bytes[0] === 0x89 && hasTextAt(bytes, 1, 'PNG\r\n\u001A\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP') ? 'image/webp' : null;
};

/** 128 cryptographically random bits; the world's seeded generator is predictable. */
const newImageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Maximum number of pictures that are not part of a message yet. @assumed An outbox sends fewer at once. */
const maxUnsent = 20;

/**
 * Stores a guest's picture under a random address that only this guest may read. Above the limit the oldest picture that is not
 * part of a message is deleted.
 */
export const storeImage = async (
  { bytes }: { bytes: Uint8Array },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof storeMessageImage>> => {
  const guestId = guestOf(caller);
  const guest = await guestStatus.first(world.tx, { id: guestId });
  if (guest?.is_locked === 1) reject('locked');
  const contentType = imageType(bytes) ?? reject('wrongType', 'bytes');
  const id = newImageId();
  await deleteUnsentImages.all(world.tx, { guestId, keep: maxUnsent - 1 });
  // As text, because databases of worlds store text and numbers only.
  const base64 = fromUint8Array(bytes);
  await insertImage.all(world.tx, { key: id, guestId, contentType, base64, at: nowIso(world) });
  return { id, url: `${imagePath}${id}`, contentType };
};
