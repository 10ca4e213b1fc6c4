import { MatchersV3 } from '@pact-foundation/pact';
import { definitionOf, parse, fieldsOf, type Schema, s } from '@lounge/protocol';

const { boolean, eachLike, integer, like, number, regex } = MatchersV3;

/** The pattern of an instant: UTC with milliseconds. */
export const instantPattern = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`;

const oneOfPattern = (values: readonly string[]): string =>
  `^(${values.map((value) => value.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')})$`;

/** Paths (without list positions) whose values are compared exactly, and which of them exist in the example. */
interface Pins {
  readonly paths: ReadonlySet<string>;
  readonly found: Set<string>;
}

/** The path of a field; of all fields when the name is empty. */
const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const isPinnedBelow = (path: string, { paths }: Pins): boolean =>
  [...paths].some((each) => each.startsWith(under(path, '')) || each === path);

const memberOf = (options: readonly Schema[], value: unknown): Schema => {
  const member = options.find((option) => parse(option, value).ok);
  if (member === undefined) throw new Error('The example matches no member of its union.');
  return member;
};

const listMatcher = (element: Schema, items: readonly unknown[], path: string, pins: Pins): unknown => {
  const [first] = items;
  if (items.length === 0) return [];
  const isUnion = element.type === 'union';
  // Pinned or mixed items are compared position by position; all others must only match the first.
  if (isUnion || isPinnedBelow(path, pins)) return items.map((item) => matcherAt(element, item, path, pins));
  return eachLike(matcherAt(element, first, path, pins), 1);
};

const objectMatcher = (of: Schema, value: object, path: string, pins: Pins): unknown => {
  const fields = fieldsOf(of);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, matcherAt(fields[name] as Schema, each, under(path, name), pins)]),
  );
};

const matcherAt = (of: Schema, value: unknown, path: string, pins: Pins): unknown => {
  if (pins.paths.has(path)) {
    pins.found.add(path);
    return value;
  }
  const def = definitionOf(of);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === null ? null : matcherAt(def.innerType, value, path, pins);
    case 'string':
      return of === s.instant ? regex(instantPattern, value as string) : like(value as string);
    case 'number':
      return def.isInteger ? integer(value as number) : number(value as number);
    case 'boolean':
      return boolean(value as boolean);
    case 'enum':
      return regex(oneOfPattern(def.values), value as string);
    case 'array':
      return listMatcher(def.element, value as unknown[], path, pins);
    case 'object':
      return objectMatcher(of, value as object, path, pins);
    case 'union':
      return matcherAt(memberOf(def.options, value), value, path, pins);
    default:
      return value;
  }
};

/**
 * Matchers for an example by its schema: values by type, enums and instants by pattern, lists like their first item, null and literals
 * exactly. `exact` names paths (`items.id`) that are compared exactly. Throws if a path does not exist.
 */
export const matchersOf = (of: Schema, example: unknown, exact: readonly string[] = []): unknown => {
  const pins: Pins = { paths: new Set(exact), found: new Set() };
  const matchers = matcherAt(of, example, '', pins);
  const missing = exact.filter((path) => !pins.found.has(path));
  if (missing.length > 0) throw new Error(`The example has nothing at ${missing.join(', ')}.`);
  return matchers;
};

/** The example that Pact generates from matchers; a list that is matched by its first item contains only that item. */
export const exampleOf = (matchers: unknown): unknown => MatchersV3.reify(matchers);
