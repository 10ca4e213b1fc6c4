/**
 * Hashes a text for a purpose under a world's secrets: first the hash by the current secret, then those by secrets that it has
 * replaced. Hashes of different purposes differ, so that none says anything about another.
 */
export type SecretHash = (purpose: string, text: string) => Promise<readonly [current: string, ...previous: string[]]>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The HMAC with SHA-256 of a text, in hexadecimal. Web Crypto, so that it works in the browser too. */
export const hmacOf = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
};

/** Compares two texts in a time that depends on their lengths only. */
export const isSameSecret = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
};

/** Hashes under a secret and those that it has replaced. */
export const secretHashes =
  (secret: string, previousSecrets: readonly string[] = []): SecretHash =>
  async (purpose, text) => {
    const message = JSON.stringify([purpose, text]);
    const current = await hmacOf(secret, message);
    return [current, ...(await Promise.all(previousSecrets.map((each) => hmacOf(each, message))))];
  };

/** For worlds in the browser, which are readable as a whole anyway, and for tests. */
export const plainSecretHash: SecretHash = secretHashes('a world without secrets');
