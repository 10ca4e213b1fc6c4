/** The attribute of the server's style element with the classes and animations whose rules it has. */
const attribute = 'data-sent';

/** The mark of styled-components after the rules of each component, by which its browser build inserts them again. */
const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}/g;
const splitter = /\/\*!sc\*\/\n?/g;

/**
 * Returns the server's style element as a sheet that stays as it is. The library would take its rules out and insert each again, and the
 * browser would style the whole page a second time.
 */
export const sentStyleTag = (tags: string): string => {
  const names = [...tags.matchAll(marker)].flatMap(([, list = '']) => list.split(',').filter((name) => name !== ''));
  return tags
    .replaceAll(marker, '')
    .replaceAll(splitter, '')
    .replace(/ data-styled="[^"]*" data-styled-version="[^"]*"/, ` ${attribute}="${names.join(' ')}"`);
};

/** The classes and animations whose rules the server has sent with this document. */
export const sentNames = (): ReadonlySet<string> =>
  new Set(document.querySelector(`style[${attribute}]`)?.getAttribute(attribute)?.split(' '));
