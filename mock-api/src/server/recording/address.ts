/** A path as RFC 3986 compares it: without encodings of what needs none, other encodings in capitals, without dot segments. */
export const comparablePath = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

/** The address of a request target, which is a path with parameters or, for a proxy, a whole address. */
export const addressOfTarget = (target: string): URL =>
  new URL(target.startsWith('/') ? `http://localhost${target}` : target, 'http://localhost');

/** The part of an address after its origin, if that is `origin` however it is written; null for others. */
export const withinOrigin = (address: string, origin: string): string | null => {
  const url = URL.parse(address);
  return url !== null && url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : null;
};
