/** Random bytes of the system's cryptographic source, in hexadecimal. Web Crypto, as the demo runs in the browser. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
