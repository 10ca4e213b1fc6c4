import { definitionOf, metaOf, type Definitions, type Fields, type Schema } from '@lounge/protocol';
import * as fc from 'fast-check';

/** Instants of this century, so that no server is asked to format others. */
const instants = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Texts of whole characters, which a database keeps. */
export const texts = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((each) => each !== '\0'),
    minLength,
    maxLength,
  });

const stringsOf = ({ minLength = 0, maxLength = 60, pattern }: Definitions['string']): fc.Arbitrary<string> =>
  pattern === undefined
    ? fc.oneof(texts(minLength, maxLength), texts(maxLength, maxLength))
    : fc
        .stringMatching(pattern)
        .filter((text) => text.length >= minLength && Array.from(text).length <= (maxLength ?? text.length));

/** Integers without bounds are those of GraphQL. */
export const integerBounds = { min: -2_147_483_648, max: 2_147_483_647 };

const numbersOf = ({ isInteger, minimum, maximum }: Definitions['number']): fc.Arbitrary<number> => {
  const bounds = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
  return isInteger
    ? fc.integer({ ...integerBounds, ...bounds })
    : fc.double({ ...integerBounds, ...bounds, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
};

/** Objects with declared fields, those that may be left out now and then. */
const objectsOf = (fields: Fields): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const names = Object.entries(fields);
  return fc.record(Object.fromEntries(names.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: names.filter(([, field]) => field.type !== 'optional').map(([name]) => name),
    noNullPrototype: true,
  });
};

/** The values that a schema allows; of an optional one those that are there. Shrinks to the simplest. */
export const valuesOf = (of: Schema): fc.Arbitrary<unknown> => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'string':
      return metaOf(of).format === 'date-time' ? instants : stringsOf(definition);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numbersOf(definition);
    case 'literal':
      return fc.constant(definition.value);
    case 'enum':
      return fc.constantFrom(...definition.values);
    case 'array':
      return fc.array(valuesOf(definition.element), { maxLength: 4 });
    case 'nullable':
      return fc.option(valuesOf(definition.innerType), { nil: null });
    case 'optional':
      return valuesOf(definition.innerType);
    case 'object':
      return objectsOf(definition.fields);
    case 'union':
      return fc.oneof(...definition.options.map(valuesOf));
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.integer(integerBounds), texts(0, 8)), {
        maxKeys: 3,
        noNullPrototype: true,
      });
    case 'bytes':
      return fc.uint8Array({ minLength: 1, maxLength: 64 });
  }
};
