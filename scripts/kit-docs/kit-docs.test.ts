import { beforeAll, describe, expect, test } from 'vitest';
import { sourcesBelow } from '../conventions/repository.ts';
import { docTextOf, readModel, type ApiModel, type ModelItem } from './api-model.ts';
import { argTypesOf, type ArgType } from './arg-types.ts';
import { componentDocs } from './component-docs.ts';
import { extractKitModel } from './extract.ts';
import { PropTypeReader } from './PropTypeReader.ts';

const propsModel = (members: Readonly<Record<string, string>>, more: readonly ModelItem[] = []): ApiModel => {
  const properties = Object.entries(members).map(([name, type]) => ({
    kind: 'PropertySignature',
    name,
    docComment: '/** A sentence. @default 3 @spec component:X 1 */',
    excerptTokens: [{ text: type }],
    propertyTypeTokenRange: { startIndex: 0, endIndex: 1 },
    isOptional: true,
  }));
  const items: readonly ModelItem[] = [
    { kind: 'Interface', name: 'XProps', excerptTokens: [], members: properties },
    {
      kind: 'Function',
      name: 'X',
      docComment: '/** A thing. @spec component:X 1-2 */',
      fileUrlPath: 'src/x/X.tsx',
      excerptTokens: [{ text: 'XProps' }, { text: 'JSX.Element' }],
      parameters: [{ parameterTypeTokenRange: { startIndex: 0, endIndex: 1 } }],
      returnTypeTokenRange: { startIndex: 1, endIndex: 2 },
    },
    ...more,
  ];
  return new Map(items.map((item) => [item.name, item]));
};

const alias = (name: string, type: string): ModelItem => ({
  kind: 'TypeAlias',
  name,
  excerptTokens: [{ text: type }],
  typeTokenRange: { startIndex: 0, endIndex: 1 },
});

const argTypeOf = (type: string, ...more: readonly ModelItem[]): ArgType | undefined => {
  const doc = componentDocs(propsModel({ prop: type }, more)).get('X');
  return doc && argTypesOf(doc)['prop'];
};

describe('the control of a property', () => {
  test.each([
    ['boolean | undefined', 'boolean', undefined],
    ['string | null', 'text', undefined],
    ['number | undefined', 'number', undefined],
    ['ReactNode', 'text', undefined],
    ["'a' | 'b' | undefined", 'inline-radio', ['a', 'b']],
    ["'a' | 'b' | 'c' | 'd' | 'e'", 'select', ['a', 'b', 'c', 'd', 'e']],
    ['1 | 2', 'inline-radio', [1, 2]],
    ["readonly ('a' | 'b')[]", 'inline-check', ['a', 'b']],
    ["Exclude<'a' | 'b' | 'c', 'b'>", 'inline-radio', ['a', 'c']],
    ['keyof { one: string; two: string }', 'inline-radio', ['one', 'two']],
    ["{ kind: 'a' | 'b' }['kind']", 'inline-radio', ['a', 'b']],
    ['{ a: number }', 'object', undefined],
    ['string | { a: number }', 'text', undefined],
    ['{ onAct: () => void }', null, undefined],
    ['(event: Event) => void', null, undefined],
    ['MediaStream', null, undefined],
  ])('%s', (type, control, options) => {
    const found = argTypeOf(type);
    expect(found?.control === false ? null : found?.control.type).toBe(control);
    expect(found?.options).toEqual(options);
  });

  test('a named type is looked up', () => {
    expect(argTypeOf('Kind | undefined', alias('Kind', "'a' | Other"), alias('Other', "'b'"))?.options).toEqual([
      'a',
      'b',
    ]);
  });

  test('members of an object are readable', () => {
    expect(argTypeOf("{ kind: 'a' | 'b'; size?: number | undefined }")?.table.type.detail).toBe(
      'kind: a | b\nsize (optional): number',
    );
  });
});

test('descriptions have no tags, and defaults are a column', () => {
  expect(docTextOf('/**\n * A tile,\n * small.  @default false\n * @spec component:X 1-2\n */')).toEqual({
    text: 'A tile, small.',
    defaultValue: 'false',
  });
  expect(argTypeOf('number')).toMatchObject({ description: 'A sentence.', table: { defaultValue: { summary: '3' } } });
  expect(componentDocs(propsModel({})).get('X')?.purpose).toBe('A thing.');
});

test('a type that refers to itself ends', () => {
  const model = new Map([['Tree', alias('Tree', '{ children: readonly Tree[] }')]]);
  expect(new PropTypeReader(model).read('Tree').kind).toBe('object');
});

/** The component of a story file's default export by its text. */
const componentOfStories = (text: string): string =>
  /^const meta = \{.*?\bcomponent(?:: (\w+))?[,\s]/ms.exec(text)?.[1] ?? '';

describe('the kit', () => {
  let known: ReadonlySet<string> = new Set();
  let rows: readonly (ArgType & { component: string })[] = [];

  beforeAll(() => {
    const docs = componentDocs(readModel(extractKitModel()));
    known = new Set(docs.keys());
    rows = [...docs.values()].flatMap((doc) =>
      Object.values(argTypesOf(doc)).map((row) => ({ ...row, component: doc.name })),
    );
  });

  const named = (found: typeof rows) =>
    found.map(({ component, name, table }) => `${component}.${name}: ${table.type.summary}`);

  test('says of every property what it takes, in words without tags', () => {
    expect(rows.length).toBeGreaterThan(800);
    expect(
      named(rows.filter(({ type, table }) => type.name !== 'enum' && /unknown|undefined|^$/.test(table.type.summary))),
    ).toEqual([]);
    expect(
      named(rows.filter(({ description }) => /@(?:spec|default|assumed|deviates|awaits|quirk)\b/.test(description))),
    ).toEqual([]);
  });

  // Only a component that the model knows has a page with purpose, advice, anatomy, properties and code to copy.
  test('knows the component of every file of stories', () => {
    const files = sourcesBelow('stories/kit').filter(
      ({ path }) => /\w\.stories\.tsx$/.test(path) && !/\.features\.|\/families\//.test(path),
    );
    expect(files.length).toBeGreaterThan(90);
    expect(files.filter(({ text }) => !known.has(componentOfStories(text))).map(({ path }) => path)).toEqual([]);
  });

  test('describes every property', () => {
    expect(named(rows.filter(({ description }) => description === ''))).toEqual([]);
  });

  test('shows JSON for objects and lists only', () => {
    const json = rows.filter(({ control }) => control !== false && control.type === 'object');
    expect(named(json.filter(({ type }) => type.name !== 'object' && type.name !== 'array'))).toEqual([]);
    expect(json.length / rows.length).toBeLessThan(0.16);
  });
});
