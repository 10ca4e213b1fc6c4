import type { ModuleName } from './module-named.ts';
import { withLine } from './sorted-line.ts';

/** Inserts an import among those of its area, sorted by path. */
const withImport = (text: string, area: string, line: string): string =>
  withLine(text, {
    line,
    keyOf: (each) => {
      const path = /^import .* from '(.*)';$/.exec(each)?.[1];
      return path?.startsWith(`./${area}/`) ? path : null;
    },
  });

/** A list of names, one per line; some are called with what they need, or are lists themselves. */
const listPattern = /(?<= = \[\n)(?: {2}(?:\.{3})?\w+(?:\([^()\n]*\))?,\n)+(?=\])/;

/** Adds a name to the end of the file's list of modules. */
const withListed = (text: string, name: string): string => {
  if (!listPattern.test(text)) throw new Error('No list of modules was found; add the module to it by hand.');
  return text.replace(listPattern, (names) => `${names}  ${name},\n`);
};

/** Returns the registry's text with the module added. */
export const withModule = (text: string, { area, id }: ModuleName, name: string): string =>
  withListed(withImport(text, area, `import * as ${name} from './${id}/index.ts';`), name);

/** Returns the text of the list of handlers with those of the module added. */
export const withHandlers = (text: string, { area, id }: ModuleName, name: string): string =>
  withListed(withImport(text, area, `import { ${name}Handlers } from './${id}/handlers.ts';`), `${name}Handlers`);

/** Returns the text of the list of descriptions with those of the module added. */
export const withDescriptions = (text: string, { area, id }: ModuleName, name: string): string =>
  withListed(
    withImport(text, area, `import { descriptions as ${name} } from './${id}/descriptions.ts';`),
    `...${name}`,
  );
