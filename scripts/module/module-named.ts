import { modules } from '../conventions/modules.ts';

/** A module by area and name, such as `content` and `messenger`. */
export interface ModuleName {
  readonly area: string;
  readonly module: string;
  /** `area/module`. */
  readonly id: string;
}

/** All modules as `area/module`, in the order of the list. */
export const allModules: readonly string[] = Object.entries(modules).flatMap(([area, names]) =>
  names.map((module) => `${area}/${module}`),
);

/** Converts `tile-grid` to `tileGrid`. */
export const camelOf = (module: string): string =>
  module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const nameOf = (id: string): ModuleName => {
  const [area = '', module = ''] = id.split('/');
  return { area, module, id };
};

/** Finds a module by `area/module` or `module`. Returns an error message if there is none. */
export const moduleNamed = (query: string): ModuleName | string => {
  const normalized = query.toLowerCase().replace(/\/$/, '');
  const match = allModules.find((id) => id === normalized || id.endsWith(`/${normalized}`));
  if (match !== undefined) return nameOf(match);
  const sameName = allModules.find((id) => id.endsWith(`/${normalized.split('/').at(-1)}`));
  return sameName === undefined
    ? `There is no module "${query}"; "npm run module" without a name lists all ${allModules.length}.`
    : `There is no module "${query}"; the module of that name is ${sameName}.`;
};
