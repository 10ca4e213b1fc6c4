import { modules } from '../conventions/modules.ts';

/** A module by area and name, such as `content` and `messenger`. */
export interface ModuleName {
  readonly area: string;
  readonly module: string;
  /** `area/module`. */
  readonly id: string;
}

/** Every module there may be, as `area/module`, in the order of the list. */
export const allModules: readonly string[] = Object.entries(modules).flatMap(([area, names]) =>
  names.map((module) => `${area}/${module}`),
);

const nameOf = (id: string): ModuleName => {
  const [area = '', module = ''] = id.split('/');
  return { area, module, id };
};

/** The module that words mean, `area/module` or `module`; a sentence where they mean none. */
export const moduleNamed = (words: string): ModuleName | string => {
  const wanted = words.toLowerCase().replace(/\/$/, '');
  const known = allModules.find((id) => id === wanted || id.endsWith(`/${wanted}`));
  if (known !== undefined) return nameOf(known);
  const elsewhere = allModules.find((id) => id.endsWith(`/${wanted.split('/').at(-1)}`));
  return elsewhere === undefined
    ? `There is no module "${words}"; "npm run module" without a name lists all ${allModules.length}.`
    : `There is no module "${words}"; the module of that name is ${elsewhere}.`;
};
