import * as icons from '@lounge/kit/icons';
import { docs, nameOf } from 'virtual:kit-docs';
import type { KitNames } from './jsx.ts';

const iconNames = new Map(Object.entries(icons).map(([name, path]) => [path, name]));

/** The names of the kit's components and icons in code to copy. */
export const kitNames: KitNames = {
  nameOf,
  entryOf: (name) => docs[name]?.entry ?? null,
  iconOf: (path) => iconNames.get(path) ?? null,
};
