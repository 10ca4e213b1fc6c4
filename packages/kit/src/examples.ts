type Props = Readonly<Record<string, unknown>>;

/** The files `<component>/example.ts` by their paths from here, each with its exports by their names. */
export const exampleFiles = import.meta.glob<Readonly<Record<string, Props>>>('./*/example.ts', { eager: true });

/** Returns the component of an example: `FanCounter` of `fanCounterExample`. */
export const componentOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/Example$/, '');

/** The props with which the tests of all components show each; a test fails for components that are missing here. */
export const examples: Readonly<Record<string, Props>> = Object.fromEntries(
  Object.values(exampleFiles).flatMap((file) =>
    Object.entries(file).map(([name, example]) => [componentOf(name), example] as const),
  ),
);

/** Whether an export of the kit is a component; memoized ones are objects. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
