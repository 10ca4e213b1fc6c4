/** Whether browsers drop a character, or read it as a slash, so that a path could become an address. */
const isUnsafe = (character: string): boolean => character <= ' ' || character === '\\' || character === '\u007f';

/** Whether an address is a path of this site; anything else could lead elsewhere. */
export const isOwnPath = (url: string): boolean => /^\/(?!\/)/.test(url) && !Array.from(url).some(isUnsafe);
