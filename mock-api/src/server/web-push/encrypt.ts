import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The size of a record, which a message fills at most once. */
const recordSize = 4096;

/** The bytes that encryption adds: a header of 86, a delimiter and a tag of 16. */
export const encryptionBytes = 103;

/** The keys of a browser, in base64url. */
interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The random parts of an encryption, which a test sets. */
export interface Ephemeral {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const derived = (...[input, salt, info, length]: [Buffer, Buffer, Buffer, number]): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** Encrypts a text for a browser as RFC 8291 and 8188 say, by `aes128gcm`. Throws if the browser's key is no point of P-256. */
export const encryptFor = ({ p256dh, auth }: BrowserKeys, text: string, ephemeral?: Ephemeral): Buffer => {
  const pair = createECDH('prime256v1');
  if (ephemeral === undefined) pair.generateKeys();
  else pair.setPrivateKey(ephemeral.privateKey);
  const salt = ephemeral?.salt ?? randomBytes(16);
  const [browserKey, ownKey] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const input = derived(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record.
  const encrypted = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, sizes, ownKey, ...encrypted, cipher.getAuthTag()]);
};
