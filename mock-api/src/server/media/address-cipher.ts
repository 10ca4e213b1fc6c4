import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Turns texts into words that tell nothing of them, and back; only this server's own words open. */
export interface AddressCipher {
  /** The same word for the same text, in characters that fit into a path. */
  encrypt(text: string): string;
  /** The text of a word, or null where it is none of ours. */
  decrypt(word: string): string | null;
}

const cipherName = 'aes-256-ctr';
const markBytes = 16;
/** Texts are filled up to a multiple of this, so that a word's length does not tell the text's. */
const blockBytes = 96;
const wordShape = /^[\w-]{128,600}$/;

/**
 * Makes a seal of a server's secret: a text is enciphered under its own keyed hash, which is at once its signature and
 * what makes the word the same every time.
 */
export const createAddressCipher = (secret: string): AddressCipher => {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const cipherKey = keyFor('sealed addresses: cipher');
  const markKey = keyFor('sealed addresses: mark');
  const markOf = (bytes: Buffer) => createHmac('sha256', markKey).update(bytes).digest().subarray(0, markBytes);
  const filled = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    const length = Math.ceil(bytes.length / blockBytes) * blockBytes;
    return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
  };
  return {
    encrypt: (text) => {
      const bytes = filled(text);
      const mark = markOf(bytes);
      return Buffer.concat([mark, createCipheriv(cipherName, cipherKey, mark).update(bytes)]).toString('base64url');
    },
    decrypt: (word) => {
      if (!wordShape.test(word)) return null;
      const all = Buffer.from(word, 'base64url');
      const mark = all.subarray(0, markBytes);
      const bytes = createDecipheriv(cipherName, cipherKey, mark).update(all.subarray(markBytes));
      return timingSafeEqual(mark, markOf(bytes)) ? bytes.toString('utf8').trimEnd() : null;
    },
  };
};
