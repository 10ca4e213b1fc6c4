import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FactorCipher } from '../../foundation/accounts/account-parts.ts';

const cipherName = 'aes-256-gcm';
/** Names the algorithm, so that another one can follow. */
const version = 'v1.';
const ivBytes = 12;
const tagBytes = 16;

type Decrypt = FactorCipher['decrypt'];

const cipherBy = (serverSecret: string): Pick<FactorCipher, 'encrypt' | 'decrypt'> => {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factors: cipher', 32));
  // The guest is authenticated as well, so that a row cannot be copied to another account.
  const contextOf = (guestId: number) => Buffer.from(`guest ${guestId}`);
  const decrypt: Decrypt = (guestId, stored) => {
    const bytes = Buffer.from(stored.slice(version.length), 'base64url');
    if (!stored.startsWith(version) || bytes.length <= ivBytes + tagBytes) return null;
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(contextOf(guestId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    try {
      return Buffer.concat([text, decipher.final()]).toString();
    } catch {
      // Only a tag that does not fit makes it throw.
      return null;
    }
  };
  return {
    encrypt: (guestId, secret) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes });
      const text = Buffer.concat([cipher.setAAD(contextOf(guestId)).update(secret), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt,
  };
};

/** Creates a cipher that also decrypts what the server's secrets before this one have encrypted. */
export const createFactorCipher = (serverSecret: string, previousSecrets: readonly string[] = []): FactorCipher => {
  const current = cipherBy(serverSecret);
  const ciphers = [current, ...previousSecrets.map(cipherBy)];
  return {
    encrypt: current.encrypt,
    decrypt: (guestId, stored) => {
      for (const { decrypt } of ciphers) {
        const secret = decrypt(guestId, stored);
        if (secret !== null) return secret;
      }
      return null;
    },
    isCurrent: (guestId, stored) => current.decrypt(guestId, stored) !== null,
  };
};
