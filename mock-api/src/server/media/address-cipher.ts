import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Encrypts and decrypts parts of addresses; only this server's own can be decrypted. */
export interface AddressCipher {
  /** Encrypts deterministically, to characters that are valid in a path. */
  encrypt(text: string): string;
  /** Returns the text, or null if this server did not encrypt it. */
  decrypt(token: string): string | null;
}

const cipherName = 'aes-256-ctr';
const tagBytes = 16;
/** Texts are padded to a multiple of this, so that the length of a token does not reveal the text's. */
const blockBytes = 96;
const tokenPattern = /^[\w-]{128,600}$/;

/**
 * Creates a cipher from a server's secret. It is deterministic authenticated encryption (SIV): the keyed hash of the text is the
 * initialization vector of AES-CTR and the authentication tag.
 */
const cipherBy = (secret: string): AddressCipher => {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const cipherKey = keyFor('sealed addresses: cipher');
  const tagKey = keyFor('sealed addresses: mark');
  const tagOf = (bytes: Buffer) => createHmac('sha256', tagKey).update(bytes).digest().subarray(0, tagBytes);
  const padded = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    const length = Math.ceil(bytes.length / blockBytes) * blockBytes;
    return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
  };
  return {
    encrypt: (text) => {
      const bytes = padded(text);
      const tag = tagOf(bytes);
      return Buffer.concat([tag, createCipheriv(cipherName, cipherKey, tag).update(bytes)]).toString('base64url');
    },
    decrypt: (token) => {
      if (!tokenPattern.test(token)) return null;
      const all = Buffer.from(token, 'base64url');
      // The last character has unused bits, so that several texts mean the same bytes; only one of them is ours.
      if (all.toString('base64url') !== token) return null;
      const tag = all.subarray(0, tagBytes);
      const bytes = createDecipheriv(cipherName, cipherKey, tag).update(all.subarray(tagBytes));
      return timingSafeEqual(tag, tagOf(bytes)) ? bytes.toString('utf8').trimEnd() : null;
    },
  };
};

/** Creates a cipher that also decrypts what the secrets before this one have encrypted. */
export const createAddressCipher = (secret: string, previousSecrets: readonly string[] = []): AddressCipher => {
  const current = cipherBy(secret);
  const ciphers = [current, ...previousSecrets.map(cipherBy)];
  const decrypt = (token: string): string | null => {
    for (const cipher of ciphers) {
      const text = cipher.decrypt(token);
      if (text !== null) return text;
    }
    return null;
  };
  return { encrypt: current.encrypt, decrypt };
};
