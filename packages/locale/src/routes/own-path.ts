/** Whether browsers drop a character, or read it as a slash, so that a path could become an address. */
const isUnsafe = (character: string): boolean => character <= ' ' || character === '\\' || character === '\u007f';

/** Whether dots in front of slashes vanish and leave two slashes, after which browsers read a host. */
const becomesAddress = (path: string): boolean => new URL(path, 'https://site.invalid').pathname.startsWith('//');

/** Whether an address is a path of this site; anything else could lead elsewhere. */
export const isOwnPath = (url: string): boolean =>
  /^\/(?!\/)/.test(url) && !Array.from(url).some(isUnsafe) && !becomesAddress(url);
