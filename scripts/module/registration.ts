import type { ModuleName } from './module-named.ts';

/** Returns the path in an import statement of an area, or null. */
const importedFrom = (line: string, area: string): string | null =>
  /^import .* from '(.*)';$/.exec(line)?.[1]?.startsWith(`./${area}/`) ? (/'(.*)'/.exec(line)?.[1] ?? null) : null;

/** Inserts an import among those of its area, sorted by path. */
const withImport = (text: string, area: string, statement: string): string => {
  const path = importedFrom(statement, area) ?? '';
  const lines = text.split('\n');
  const later = lines.findIndex((line) => (importedFrom(line, area) ?? '') > path);
  const last = lines.findLastIndex((line) => importedFrom(line, area) !== null);
  const at = later >= 0 ? later : last + 1;
  return [...lines.slice(0, at), statement, ...lines.slice(at)].join('\n');
};

/** A list of names, one per line; some are called with what they need. */
const listPattern = /(?<= = \[\n)(?: {2}\w+(?:\([^()\n]*\))?,\n)+(?=\])/;

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
