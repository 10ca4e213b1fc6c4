/** A key that nobody made before; `randomUUID` is missing where the page is not served securely. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
