import { describedObjects } from '@lounge/protocol/descriptions';
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { documents } from './all.ts';

const textOf = (name: string): string => documents().find((each) => each.name.endsWith(name))?.text ?? '';

interface Described {
  readonly path: string;
  readonly description: unknown;
}

/** Every property and parameter of a document of JSON schemas. */
const fieldsIn = (value: unknown, path: string): readonly Described[] => {
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => fieldsIn(each, `${path}/${at}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, each]) => {
    // Examples are values, and the schemas of single failures only narrow the code of `Failure`.
    if (key === 'examples' || key === 'responses') return key === 'examples' ? [] : successOf(each, path);
    const own = key === 'properties' ? Object.entries(each as Readonly<Record<string, object>>) : [];
    const parameters = key === 'parameters' && Array.isArray(each) ? (each as readonly object[]) : [];
    return [
      ...own.map(([name, field]) => ({ path: `${path}.${name}`, description: (field as Described).description })),
      ...parameters
        .filter((one) => 'name' in one)
        .map((one) => ({ path, ...(one as Partial<Described>) }) as Described),
      // A field can be called `properties`, so the map of fields is no schema itself.
      ...(own.length === 0
        ? fieldsIn(each, `${path}/${key}`)
        : own.flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`))),
    ];
  });
};

const successOf = (responses: unknown, path: string): readonly Described[] =>
  fieldsIn((responses as Readonly<Record<string, unknown>>)['200'], path);

const graphqlFields = (): readonly Described[] =>
  Object.values(buildSchema(textOf('vxql.graphql')).getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((each) => ({
        path: `${type.name}.${each.name}`,
        description: each.description,
      }));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      { path: `${type.name}.${field.name}`, description: field.description },
      ...field.args.map((each) => ({ path: `${field.name}(${each.name})`, description: each.description })),
    ]);
  });

const all = () => [
  ...fieldsIn(JSON.parse(textOf('openapi.json')), 'openapi'),
  ...fieldsIn(JSON.parse(textOf('asyncapi.json')), 'asyncapi'),
  ...graphqlFields(),
];

test('every property, parameter, field and argument of the documents is described', () => {
  const fields = all();
  expect(fields.length).toBeGreaterThan(1_700);
  expect(fields.filter(({ description }) => typeof description !== 'string' || description === '')).toEqual([]);
});

const wordsOf = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replace(/^(the|a|an|its|whether|is) /, '')
    .trim();

test('a description says more than the words of its name', () => {
  const repeated = describedObjects.flatMap(({ texts }) =>
    Object.entries(texts).filter(([name, text]) => wordsOf(text) === wordsOf(name)),
  );
  expect(repeated).toEqual([]);
});

test('an object is described once, and every description has words', () => {
  expect(new Set(describedObjects.map(({ object }) => object)).size).toBe(describedObjects.length);
  const short = describedObjects.flatMap(({ texts }) => Object.values(texts).filter((text) => text.trim().length < 6));
  expect(short).toEqual([]);
});
