/** Returns a unique key. `crypto.randomUUID` is missing in insecure contexts, so random numbers are used. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
