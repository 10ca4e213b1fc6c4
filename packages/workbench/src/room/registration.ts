import type { RoomName } from './room-named.ts';

const areas = ['foundation', 'content', 'engagement'];

/** The path that an import statement of an area names, or null. */
const importedFrom = (line: string, area: string): string | null =>
  /^import .* from '(.*)';$/.exec(line)?.[1]?.startsWith(`./${area}/`) ? (/'(.*)'/.exec(line)?.[1] ?? null) : null;

/** Puts an import among those of its area, in order of path. */
const withImport = (text: string, area: string, statement: string): string => {
  const path = importedFrom(statement, area) ?? '';
  const lines = text.split('\n');
  const later = lines.findIndex((line) => (importedFrom(line, area) ?? '') > path);
  const last = lines.findLastIndex((line) => importedFrom(line, area) !== null);
  const at = later >= 0 ? later : last + 1;
  return [...lines.slice(0, at), statement, ...lines.slice(at)].join('\n');
};

/** Puts a name at the end of its area's part of the list that holds a part `...[a, b],` for each area. */
const withListed = (text: string, area: string, name: string): string => {
  const parts = [...text.matchAll(/^ {2}\.\.\.\[([^\]]*)\],$/gm)];
  const part = parts[areas.indexOf(area)];
  if (part === undefined || parts.length !== areas.length)
    throw new Error('The list of rooms has no part for each area any more; add the room to it by hand.');
  const names = (part[1] ?? '').split(',').map((each) => each.trim());
  const all = [...names.filter((each) => each !== ''), name].join(', ');
  return `${text.slice(0, part.index)}  ...[${all}],${text.slice(part.index + part[0].length)}`;
};

/** The registry's text with a room in it. */
export const withRoom = (text: string, { area, id }: RoomName, name: string): string =>
  withListed(withImport(text, area, `import * as ${name} from './${id}/index.ts';`), area, name);

/** The text of the list of all handlers with those of a room in it. */
export const withHandlers = (text: string, { area, id }: RoomName, name: string): string =>
  withListed(withImport(text, area, `import { ${name}Handlers } from './${id}/handlers.ts';`), area, `${name}Handlers`);
