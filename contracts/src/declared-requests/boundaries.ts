import { definitionOf, metaOf, type Definitions, type Fields, type Schema } from '@lounge/protocol';
import * as fc from 'fast-check';
import { integerBounds, valuesOf } from './values.ts';

/** An edge of a value that its schema allows. */
export type BoundaryKind = 'numbers' | 'lengths' | 'characters' | 'values' | 'optional';

/** A value at the edge of its schema. */
export interface Boundary {
  readonly kind: BoundaryKind;
  /** The path of what is at an edge, from the value on: names of fields and indexes. */
  readonly path: readonly string[];
  /** The edge, for the report. */
  readonly edge: string;
  /** The whole value; a drawn one where nothing but its kind matters. */
  readonly values: fc.Arbitrary<unknown>;
  /** The longest text, where it is that. */
  readonly text?: string;
}

const at = (kind: BoundaryKind, edge: string, values: fc.Arbitrary<unknown>): Boundary => ({
  kind,
  path: [],
  edge,
  values,
});

const longest = (kind: BoundaryKind, text: string): Boundary => ({
  ...at(kind, 'the longest', fc.constant(text)),
  text,
});

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Characters that take two units in UTF-16 and four bytes in UTF-8. */
const others = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x1f600 + index));

/** A text of so many characters, of which a few already are like no other, so that a part of it is recognized in an answer. */
const textOf = (length: number, characters: readonly string[] = letters): string =>
  Array.from({ length }, (_, index) => characters[index % characters.length]).join('');

/** The length of a text that has no bound: no server need take any. */
const unbounded = 100;

const stringBoundaries = (
  of: Schema,
  { minLength = 0, maxLength, pattern }: Definitions['string'],
): readonly Boundary[] => {
  if (metaOf(of).format === 'date-time') return [at('values', 'a leap day', fc.constant('2028-02-29T23:59:59.999Z'))];
  if (pattern !== undefined) return [at('values', 'a text of the pattern', valuesOf(of))];
  return [
    at('lengths', 'the shortest', fc.constant(textOf(minLength))),
    ...(maxLength === undefined
      ? [{ ...longest('lengths', textOf(unbounded)), edge: `${unbounded} characters` }]
      : [longest('lengths', textOf(maxLength)), longest('characters', textOf(maxLength, others))]),
  ];
};

const numberBoundaries = ({ isInteger, minimum, maximum }: Definitions['number']): readonly Boundary[] => {
  const { min, max } = { min: minimum ?? integerBounds.min, max: maximum ?? integerBounds.max };
  return [
    at('numbers', 'the smallest', fc.constant(min)),
    at('numbers', 'the largest', fc.constant(max)),
    ...(isInteger ? [] : [at('numbers', 'a fraction', fc.constant(min + (max - min) / 8))]),
  ];
};

const within = (
  boundaries: readonly Boundary[],
  name: string,
  place: (value: unknown) => fc.Arbitrary<unknown>,
): readonly Boundary[] =>
  boundaries.map((each) => ({ ...each, path: [name, ...each.path], values: each.values.chain(place) }));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The boundaries of the fields of an object, each in a whole one: the one that there is, or a drawn one. */
const objectBoundaries = (of: Schema, fields: Fields, base: unknown): readonly Boundary[] => {
  // An object's values are objects.
  const whole = (isObject(base) ? fc.constant(base) : valuesOf(of)) as fc.Arbitrary<Readonly<Record<string, unknown>>>;
  const own = isObject(base) ? base : {};
  return Object.entries(fields).flatMap(([name, field]): readonly Boundary[] => {
    const put = (value: unknown) => whole.map((object) => ({ ...object, [name]: value }));
    const leaveOut = whole.map((object) =>
      Object.fromEntries(Object.entries(object).filter(([each]) => each !== name)),
    );
    const optional = { kind: 'optional', path: [name] } as const;
    return [
      ...(field.type === 'optional'
        ? [
            { ...optional, edge: 'left out', values: leaveOut },
            { ...optional, edge: 'present', values: valuesOf(field).chain(put) },
          ]
        : []),
      ...within(boundariesOf(field, own[name]), name, put),
    ];
  });
};

/** The edges of a value that its schema allows, each alone in an otherwise given value; drawn where there is none. */
export const boundariesOf = (of: Schema, base: unknown): readonly Boundary[] => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'string':
      return stringBoundaries(of, definition);
    case 'number':
      return numberBoundaries(definition);
    case 'boolean':
      return [true, false].map((value) => at('values', String(value), fc.constant(value)));
    case 'enum':
      return definition.values.map((value) => at('values', value, fc.constant(value)));
    case 'array': {
      const one = Array.isArray(base) && base.length > 0 ? (base[0] as unknown) : undefined;
      return [
        at('lengths', 'none', fc.constant([])),
        at(
          'lengths',
          'one',
          valuesOf(definition.element).map((value) => [value]),
        ),
        ...within(boundariesOf(definition.element, one), '0', (value) => fc.constant([value])),
      ];
    }
    case 'nullable':
      return [at('optional', 'null', fc.constant(null)), ...boundariesOf(definition.innerType, base)];
    case 'optional':
      return boundariesOf(definition.innerType, base);
    case 'object':
      return objectBoundaries(of, definition.fields, base);
    case 'union':
      return definition.options.map((option, index) => at('values', `option ${index + 1}`, valuesOf(option)));
    case 'record':
      return [at('lengths', 'none', fc.constant({})), at('values', 'any fields', valuesOf(of))];
    default:
      return [];
  }
};
