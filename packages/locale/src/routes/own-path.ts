/** Whether browsers drop a character, or read it as a slash, so that a path could become an address. */
const isUnsafe = (character: string): boolean => character <= ' ' || character === '\\' || character === '\u007f';

/**
 * Two slashes, or a segment of dots, which browsers remove with what is before it: either could leave two slashes at the beginning, after
 * which a host is read. No path of this site has them.
 */
const couldBecomeAddress = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether an address is a path of this site; anything else could lead elsewhere. */
export const isOwnPath = (url: string): boolean =>
  url.startsWith('/') && !Array.from(url).some(isUnsafe) && !couldBecomeAddress.test(url.split(/[?#]/, 1)[0] ?? '');
