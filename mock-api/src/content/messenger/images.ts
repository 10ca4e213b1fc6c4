import type { AnswerOf } from '@lounge/protocol';
import type { storeMessageImage } from '@lounge/protocol/content/messenger';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { forgetUnsentImages, insertImage } from './message-statements.ts';
import { imagePath } from './map-message.ts';
import { guestStanding } from './statements.ts';

const at = (bytes: Uint8Array, offset: number, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(offset, offset + text.length)) === text;

/** What a file is, by its first bytes; null where it is none of the three. */
export const imageType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null => {
  if (bytes[0] === 0x89 && at(bytes, 1, 'PNG\r\n\u001A\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP') ? 'image/webp' : null;
};

const chunk = 0x80_00;

/** Bytes as text: databases of worlds keep text and numbers only. */
const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let from = 0; from < bytes.length; from += chunk) {
    binary += String.fromCodePoint(...bytes.subarray(from, from + chunk));
  }
  return btoa(binary);
};

/** 128 bits that nobody can guess; the world's own random numbers could be. */
const newImageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How many pictures wait for a message at most: what an outbox sends at once, and more than anybody attaches. @assumed */
const mostUnsent = 20;

/**
 * Keeps a picture of a guest under an address that nobody can guess and only this guest may read; the oldest of those that
 * never came into a message goes when there are too many.
 */
export const storeImage = async (
  { bytes }: { bytes: Uint8Array },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof storeMessageImage>> => {
  const guestId = guestOf(caller);
  const guest = await guestStanding.first(world.tx, { id: guestId });
  if (guest?.is_locked === 1) reject('locked');
  const contentType = imageType(bytes) ?? reject('wrongType', 'bytes');
  const id = newImageId();
  await forgetUnsentImages.all(world.tx, { guestId, keep: mostUnsent - 1 });
  await insertImage.all(world.tx, { key: id, guestId, contentType, base64: base64Of(bytes), at: nowIso(world) });
  return { id, url: `${imagePath}${id}`, contentType };
};
