/**
 * Creates a random key: 128 bits as hex, for idempotency keys and other names that must not repeat. Not
 * `crypto.randomUUID`, which browsers omit on pages that are not served securely.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
