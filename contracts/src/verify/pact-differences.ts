import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './difference.ts';
import { parsedJson, valueAt } from './json.ts';
import { inAnotherOrder, itemCount } from './lists.ts';

/** A mismatch in Pact's report. */
export interface PactMismatch {
  readonly type?: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** The bodies or frames that Pact compared, parsed. */
export interface Compared {
  readonly expected: unknown;
  readonly actual: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? 'nothing');

const placeOf = ({ type, path, key }: PactMismatch): string | null => {
  if (type === 'StatusMismatch') return 'status';
  if (type === 'BodyTypeMismatch') return 'content type';
  return key ?? path ?? null;
};

/** Pact's sentence on a value that may be any of its type. */
const anyOfType = /same type|to be an? |match a boolean/;
const missingKeys = /missing the following keys: (.+)$/;
const anotherLength = /^Expected a List with (\d+) elements? but received (\d+) elements?$/;
const tooFew = /\(size (\d+)\) to have minimum size of (\d+)$/;
const notEmpty = /^Expected an empty List but received /;
const missingItem = /^Expected .* but was missing$/s;
/** Pact gives some nulls as an empty text. */
const isNull = /Expected null \(Null\)/;

const expectedOf = ({ expected, mismatch = '' }: PactMismatch): string => {
  const pattern = / to match '(.+)'$/.exec(mismatch)?.[1];
  if (pattern !== undefined) return `a text that matches ${pattern}`;
  return anyOfType.test(mismatch) ? `a value of the type of ${textOf(expected)}` : textOf(expected);
};

/** The lengths of a list, where they are what differs. */
const lengthsOf = ({ mismatch = '', actual }: PactMismatch): Pick<Difference, 'expected' | 'got'> | null => {
  const [, expected, got] = anotherLength.exec(mismatch) ?? [];
  if (expected !== undefined) return { expected: itemCount(Number(expected)), got: itemCount(Number(got)) };
  const [, few, least] = tooFew.exec(mismatch) ?? [];
  if (few !== undefined) return { expected: `at least ${itemCount(Number(least))}`, got: itemCount(Number(few)) };
  if (!notEmpty.test(mismatch)) return null;
  const items = parsedJson(String(actual));
  return { expected: itemCount(0), got: Array.isArray(items) ? itemCount(items.length) : textOf(actual) };
};

const differencesIn = (each: PactMismatch): readonly Difference[] => {
  const at = placeOf(each);
  const { mismatch = '' } = each;
  const missing = missingKeys.exec(mismatch)?.[1];
  if (missing !== undefined)
    return missing
      .split(', ')
      .map((field) => ({ at: `${at ?? '$'}.${field}`, expected: 'the field', got: 'no such field' }));
  const lengths = lengthsOf(each);
  if (lengths !== null) return [{ at, ...lengths }];
  if (each.expected === undefined && each.actual === undefined)
    return [{ at, expected: 'what the pact says', got: each.mismatch ?? 'something else' }];
  return [{ at, expected: expectedOf(each), got: isNull.test(mismatch) ? 'null' : textOf(each.actual) }];
};

/** The names and positions in a JSON path of Pact, such as `$.items[0]['first-name']`. */
const partsOf = (path: string): readonly PropertyKey[] =>
  [...path.matchAll(/\[(\d+)\]|\['([^']*)'\]|\.([^.[]+)/g)].map(([, index, quoted, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );

/** The outermost list on the way to a place whose items are those expected, in another order. */
const reorderedList = (
  parts: readonly PropertyKey[],
  all: readonly (readonly PropertyKey[])[],
  { expected, actual }: Compared,
): readonly PropertyKey[] | undefined =>
  parts
    .flatMap((part, depth) => (typeof part === 'number' ? [parts.slice(0, depth)] : []))
    .find((list) => {
      const inside = all.filter((each) => isDeepStrictEqual(each.slice(0, list.length), list));
      // Only what differs is compared: a pact leaves the rest of each item free.
      const fields = inside.map((each) => each.slice(list.length + 1));
      const seen = (from: unknown) => {
        const items = valueAt(from, list);
        return Array.isArray(items) ? items.map((item) => fields.map((field) => valueAt(item, field))) : null;
      };
      return inAnotherOrder(seen(expected), seen(actual));
    });

const pathText = (parts: readonly PropertyKey[]): string =>
  `$${parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;

/**
 * The differences in Pact's mismatches, the status first. Lists that differ by their length or order are named as such, where the compared
 * values are given.
 */
export const differencesOf = (
  mismatches: readonly PactMismatch[],
  compared: Compared | null,
): readonly Difference[] => {
  const lengths = new Set(mismatches.filter((each) => lengthsOf(each) !== null).map(({ path }) => path));
  const sorted = mismatches
    .filter(({ path, mismatch = '' }) => !missingItem.test(mismatch) || !lengths.has(path))
    .toSorted((one, other) => Number(other.type === 'StatusMismatch') - Number(one.type === 'StatusMismatch'));
  const paths = sorted.flatMap(({ type, path }) =>
    type === 'BodyMismatch' && path !== undefined ? [partsOf(path)] : [],
  );
  const named = new Set<string>();
  return sorted.flatMap((each) => {
    const list =
      compared === null || each.type !== 'BodyMismatch' || each.path === undefined
        ? undefined
        : reorderedList(partsOf(each.path), paths, compared);
    if (list === undefined) return differencesIn(each);
    const at = pathText(list);
    if (named.has(at)) return [];
    named.add(at);
    return [{ at, expected: 'the items in their order', got: 'the same items in another order' }];
  });
};
