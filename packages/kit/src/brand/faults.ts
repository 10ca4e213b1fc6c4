import type { BrandProblem } from './BrandError.ts';

/** A value as a message shows it. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Whether a value is an object with named members. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the names within a group that are none of those known; `path` is empty for the brand itself. */
export const unknownIn = (
  path: string,
  group: unknown,
  known: readonly string[],
  message: string,
): readonly BrandProblem[] =>
  Object.keys(isGroup(group) ? group : {})
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: path === '' ? name : `${path}.${name}`, message }));
