import { definitionOf, metaOf, unwrap, type Definitions, type Fields, type Schema } from '@lounge/protocol';
import * as fc from 'fast-check';
import { texts, valuesOf } from './values.ts';

/** A fault of a value that its schema names. */
export type ValueFault = 'type' | 'range' | 'missing' | 'additional' | 'text';

/** The form of a value: in GraphQL null counts as absent, and a single value as a list of one. */
export type Form = 'json' | 'graphql';

/** How a value can break its schema. */
export interface Fault {
  readonly kind: ValueFault;
  /** The path of what is wrong, from the value on: names of fields and indexes. */
  readonly path: readonly string[];
  /** Values with the fault; of a missing field that of its object. */
  readonly values: fc.Arbitrary<unknown>;
}

const fault = (kind: ValueFault, values: fc.Arbitrary<unknown>, path: readonly string[] = []): Fault => ({
  kind,
  path,
  values,
});

/** Values of each JSON type, by the name of the type. */
const ofType = {
  string: texts(1, 8).filter((text) => Number.isNaN(Number(text))),
  number: fc.integer({ min: 1, max: 99 }),
  boolean: fc.boolean(),
  array: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }),
  object: fc.record({ other: fc.integer({ min: 0, max: 9 }) }, { noNullPrototype: true }),
  null: fc.constant(null),
};
type JsonType = keyof typeof ofType;

/** Values of all other types. An empty list counts as an object in some languages, so it is none of these. */
const notOf = (type: JsonType, isNullable: boolean): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(Object.keys(ofType) as JsonType[])
      .filter((each) => each !== type && !(each === 'null' && isNullable))
      .map((each) => ofType[each]),
  );

/** More characters than allowed, near the bound first. */
const tooLong = (maxLength: number): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: 40 }).map((more) => 'x'.repeat(maxLength + more));

const stringFaults = (
  { minLength = 0, maxLength, pattern }: Definitions['string'],
  isInstant: boolean,
): readonly Fault[] => [
  ...(minLength > 0
    ? [
        fault(
          'range',
          fc.integer({ min: 0, max: minLength - 1 }).map((length) => 'x'.repeat(length)),
        ),
      ]
    : []),
  ...(maxLength === undefined ? [] : [fault('range', tooLong(maxLength))]),
  ...(isInstant
    ? [fault('range', fc.constantFrom('2026-11-20', '2026-11-20T19:00:00Z', '2026-11-20T19:00:00.000+01:00', 'now'))]
    : []),
  ...(pattern === undefined || isInstant
    ? []
    : [
        fault(
          'range',
          texts(1, 12).filter((text) => !pattern.test(text)),
        ),
      ]),
  // Of one character, so that no bound is broken beside it.
  ...(pattern === undefined ? [fault('text', fc.constant('\0'.padEnd(Math.max(1, minLength), 'x')))] : []),
];

const numberFaults = ({ isInteger, minimum, maximum }: Definitions['number']): readonly Fault[] => {
  const more = fc.integer({ min: 1, max: 1_000 });
  return [
    ...(isInteger
      ? [
          fault(
            'type',
            fc.integer({ min: minimum ?? 1, max: maximum ?? 1_000 }).map((value) => value + 0.5),
          ),
        ]
      : []),
    ...(minimum === undefined
      ? []
      : [
          fault(
            'range',
            more.map((by) => minimum - by),
          ),
        ]),
    ...(maximum === undefined
      ? []
      : [
          fault(
            'range',
            more.map((by) => maximum + by),
          ),
        ]),
  ];
};

const within = (faults: readonly Fault[], name: string, place: (value: unknown) => unknown): readonly Fault[] =>
  faults.map(({ kind, path, values }) => ({ kind, path: [name, ...path], values: values.map(place) }));

const without = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** The faults of the fields of an object, each in a whole object. */
const objectFaults = (of: Schema, fields: Fields, form: Form): readonly Fault[] => {
  // An object's values are objects.
  const whole = valuesOf(of) as fc.Arbitrary<object>;
  const ofFields = Object.entries(fields).flatMap(([name, field]): readonly Fault[] => [
    ...(mayBeAbsent(field, form)
      ? []
      : [
          fault(
            'missing',
            whole.map((object) => without(object, name)),
            [name],
          ),
        ]),
    ...faultsOf(field, form).map(({ kind, path, values }) => ({
      kind,
      path: [name, ...path],
      values: fc.tuple(whole, values).map(([object, value]) => ({ ...object, [name]: value })),
    })),
  ]);
  const additional = fc
    .tuple(whole, fc.integer({ min: 0, max: 9 }))
    .map(([object, value]) => ({ ...object, undeclared: value }));
  return [...ofFields, fault('additional', additional, ['undeclared'])];
};

const bareFaults = (of: Schema, isNullable: boolean, form: Form): readonly Fault[] => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'string':
      return [
        fault('type', notOf('string', isNullable)),
        ...stringFaults(definition, metaOf(of).format === 'date-time'),
      ];
    case 'literal':
    case 'enum': {
      const values = definition.type === 'enum' ? definition.values : [definition.value];
      return [
        fault('type', notOf('string', isNullable)),
        fault(
          'range',
          texts(1, 12).filter((text) => !values.includes(text)),
        ),
      ];
    }
    case 'number':
      return [fault('type', notOf('number', isNullable)), ...numberFaults(definition)];
    case 'boolean':
      return [fault('type', notOf('boolean', isNullable))];
    case 'array':
      return [
        ...(form === 'graphql' ? [] : [fault('type', notOf('array', isNullable))]),
        ...within(faultsOf(definition.element, form), '0', (value) => [value]),
      ];
    case 'object':
      return [fault('type', notOf('object', isNullable)), ...objectFaults(of, definition.fields, form)];
    case 'record':
    case 'union':
      return [fault('type', notOf('object', isNullable))];
    default:
      return [];
  }
};

/** Whether a field may be left out. */
export const mayBeAbsent = (of: Schema, form: Form): boolean =>
  of.type === 'optional' || (form === 'graphql' && of.type === 'nullable');

const innerOf = (of: Schema): Schema => {
  const definition = definitionOf(of);
  return definition.type === 'optional' ? definition.innerType : of;
};

/** The faults that a value can have by its schema, each alone in an otherwise right value. */
export const faultsOf = (of: Schema, form: Form): readonly Fault[] => {
  const { bare, open } = unwrap(of);
  return bareFaults(bare, form === 'graphql' ? open : innerOf(of).type === 'nullable', form);
};
