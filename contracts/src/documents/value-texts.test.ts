import { describedEnums } from '@lounge/protocol/descriptions';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { documents } from './all.ts';

const written = documents();
const textOf = (name: string): string => written.find((each) => each.name.endsWith(name))?.text ?? '';

interface ListedEnum {
  readonly path: string;
  readonly values: readonly string[];
  readonly texts: Readonly<Record<string, string>> | undefined;
}

/** Every enum of a document of JSON schemas. The codes of single statuses only narrow that of `Failure`. */
const enumsIn = (value: unknown, path: string): readonly ListedEnum[] => {
  if (typeof value !== 'object' || value === null || /\/(examples|responses\/(?!200))/.test(path)) return [];
  const { enum: values, 'x-enumDescriptions': texts } = value as {
    readonly enum?: readonly string[];
    readonly 'x-enumDescriptions'?: ListedEnum['texts'];
  };
  const own = Array.isArray(values) ? [{ path, values, texts }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, each]) => enumsIn(each, `${path}/${key}`))];
};

const graphqlEnums = (): readonly ListedEnum[] =>
  Object.values(buildSchema(textOf('vxql.graphql')).getTypeMap()).flatMap((type) => {
    if (!isEnumType(type) || type.name.startsWith('__')) return [];
    const described = type.getValues().filter(({ description }) => typeof description === 'string');
    const texts = Object.fromEntries(described.map(({ name, description }) => [name, String(description)]));
    const values = type.getValues().map(({ name }) => name);
    return [{ path: `vxql/${type.name}`, values, texts: described.length === 0 ? undefined : texts }];
  });

const all: readonly ListedEnum[] = [
  ...enumsIn(JSON.parse(textOf('openapi.json')), 'openapi'),
  ...enumsIn(JSON.parse(textOf('asyncapi.json')), 'asyncapi'),
  ...graphqlEnums(),
];

/** Enums without texts: the values name languages, pages, pictures and things, or the description of enum or field tells them apart. */
const plain = new Set([
  'AlbumType',
  'BannerContainerClassSuffix',
  'BreakLength',
  'ClipType',
  'InterfaceLanguage',
  'JumbotronType',
  'Language',
  'LibraryItemKind',
  'ListedShowStatus',
  'MediaType',
  'PinCallLanguage',
  'ReactionImage',
  'ReactionReference',
  'ScreenKey',
  'stream',
]);

const nameOf = ({ path }: ListedEnum): string => path.slice(path.lastIndexOf('/') + 1);

test('an enum has a text for each value whose name does not say it', () => {
  const listed = all;
  expect(listed.length).toBeGreaterThan(100);
  const without = listed.filter(({ texts }) => texts === undefined).map(nameOf);
  expect(new Set(without)).toEqual(plain);
});

test('a text is of a value, and all documents have the same', () => {
  const strange = all.flatMap(({ path, values, texts = {} }) =>
    Object.keys(texts).flatMap((value) => (values.includes(value) ? [] : [`${path} ${value}`])),
  );
  expect(strange).toEqual([]);
  expect(new Set(describedEnums.map(({ values }) => values)).size).toBe(describedEnums.length);
});

test('the texts are in the description of the enum, too, which generators of types read', () => {
  const { components } = JSON.parse(textOf('openapi.json')) as {
    readonly components: { readonly schemas: Readonly<Record<string, { readonly description?: string }>> };
  };
  expect(components.schemas['AvsStatus']?.description).toContain('\n- `unknown`: never begun, or revoked\n');
});
