import type { SourceFile } from '../conventions/repository.ts';
import { camelOf, type ModuleName } from './module-named.ts';
import { notASentence, type ReadText, type Recipe } from './recipe.ts';
import { withLine } from './sorted-line.ts';
import { withElement, withImported } from './syntax.ts';

/** A call to be added: a read without input, whose answer has one field. */
export interface NewCall {
  readonly module: ModuleName;
  /** `getPinCount`: its export and the last part of its id. */
  readonly name: string;
  /** Its purpose in one sentence, which begins with "Reads". */
  readonly about: string;
  readonly field: string;
  /** The description of the field. */
  readonly text: string;
}

/** The options of a call on the command line. */
export interface CallOptions {
  readonly about: string;
  /** The field of the answer and its description: `count: performers that the guest has pinned`. */
  readonly answer: string;
}

/** Returns a call of a module, or an error message. */
export const callNamed = (module: ModuleName, name: string, { about, answer }: CallOptions): NewCall | string => {
  if (!/^get(?:[A-Z][a-z]+)+$/.test(name)) return `"${name}" is no name of a read, such as getPinCount.`;
  if (!about.startsWith('Reads ')) return '--about begins with "Reads", such as "Reads how many there are."';
  const problem = notASentence(about);
  if (problem !== null) return problem;
  const [, field = '', text = ''] = /^([a-z][A-Za-z]*): ([^`\\]{6,})$/.exec(answer) ?? [];
  if (field === '') return '--answer is a field and its description, such as "count: performers that are pinned".';
  return { module, name, about, field, text };
};

/** Fields that state something have a boolean, all others a number from 0. */
const isStatement = (field: string): boolean => /^(?:is|has|can)[A-Z]/.test(field);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

const declaration = ({ module, name, about, field }: NewCall): string => `
/**
 * ${about}
 * @assumed The path and the answer; the specification has no such call.
 */
export const ${name} = read('${module.id}/${name}', {
  path: '/rest/v1/${camelOf(module.module)}/${name}',
  input: s.empty,
  answer: s.object({ ${field}: s.${isStatement(field) ? 'boolean' : 'count'} }),
  purpose: ${quoted(about)},
});
`;

const emptyRest = `import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
`;

const answerOf = ({ field }: NewCall): string => `{ ${field}: ${isStatement(field) ? 'false' : '0'} }`;

/** `get-pin-count`: the file of a call's store, and the beginning of those of its tests. */
export const callFile = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The purpose of the call as part of a sentence. */
const purposeIn = ({ about }: NewCall): string => quoted(`${about.charAt(0).toLowerCase()}${about.slice(1, -1)}`);

/** `pinCountRead`, which a page passes to `defineRead`. */
export const readOf = (name: string): string => `${name.charAt(3).toLowerCase()}${name.slice(4)}Read`;

/** The result of the call without "Reads", as a sentence. */
const subjectOf = ({ about }: NewCall): string => {
  const subject = about.slice('Reads '.length);
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
};

const store = (call: NewCall): SourceFile => ({
  path: `packages/stores/src/${call.module.id}/${callFile(call.name)}.ts`,
  text: `import { ${call.name} } from '@lounge/protocol/${call.module.id}';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** ${subjectOf(call)} */
export const ${readOf(call.name)} = (context: ReadContext) => new Read(() => callWithin(context, ${call.name}, {}));
`,
});

const proofs = (call: NewCall): readonly SourceFile[] => {
  const { module, name } = call;
  return [
    {
      path: `mock-api/src/${module.id}/${callFile(call.name)}.test.ts`,
      text: `import { ${name} } from '@lounge/protocol/${module.id}';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

test('rejects an unknown field', async () => {
  const { outcome } = testClient(aWorld().world);
  expect(await outcome(${name}, { id: 7 })).toMatchObject({ ok: false, code: 'malformed', field: 'id' });
});

test(${purposeIn(call)}, async () => {
  const { answer } = testClient(aWorld().world);
  expect(await answer(${name}, {})).toEqual(${answerOf(call)});
});
`,
    },
    {
      path: `contracts/src/${module.area}/${callFile(call.name)}.pact.test.ts`,
      text: `import { ${name} } from '@lounge/protocol/${module.id}';
import { ${readOf(call.name)} } from '@lounge/stores/${module.id}';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

test(${purposeIn(call)}, () =>
  pactForCall(
    ${name},
    {
      description: ${quoted(`a request for ${name}`)},
      input: {},
      answer: ${answerOf(call)},
      exact: [${quoted(call.field)}],
    },
    async (side, value) => {
      expect(await ${readOf(call.name)}(side).load()).toEqual({ ok: true, value });
    },
  ));
`,
    },
  ];
};

const exportPattern = /^export .* from '(.*)';$/;

/** Returns the text of an entry that exports a file, too; that of a first file is empty. */
export const withExport = (text: string, path: string): string => {
  const line = `export * from '${path}';`;
  return text === '' ? `${line}\n` : withLine(text, { line, keyOf: (each) => exportPattern.exec(each)?.[1] ?? null });
};

/** Returns whether the repository has a file. */
export type HasFile = (path: string) => boolean;

/** Returns the files of the module that the call is added to: its declarations, descriptions, handlers and entries. */
const edited = (call: NewCall, has: HasFile, read: ReadText): readonly SourceFile[] => {
  const { module, name, field, text } = call;
  const protocol = `packages/protocol/src/${module.id}`;
  const handlers = `mock-api/src/${module.id}/handlers.ts`;
  const entryOfStores = `packages/stores/src/${module.id}/index.ts`;
  const hasRest = has(`${protocol}/rest.ts`);
  const before = hasRest ? read(`${protocol}/rest.ts`) : emptyRest;
  if (before.includes(`export const ${name} `)) throw new Error(`${module.id} declares ${name} already.`);
  const rest = withImported(before, 'read', '../../declare/call.ts');
  const descriptions = withElement(read(`${protocol}/descriptions.ts`), {
    constant: 'descriptions',
    element: `describe(${name}.answer, { ${field}: ${quoted(text)} })`,
    after: 'describe(',
  });
  const handled = withElement(read(handlers), {
    constant: 'Handlers',
    element: `handle(${name}, async () => (${answerOf(call)}))`,
  });
  const storesBefore = has(entryOfStores) ? read(entryOfStores) : '';
  return [
    { path: `${protocol}/rest.ts`, text: `${rest}${declaration(call)}` },
    ...(hasRest ? [] : [{ path: `${protocol}/index.ts`, text: withExport(read(`${protocol}/index.ts`), './rest.ts') }]),
    { path: `${protocol}/descriptions.ts`, text: withImported(descriptions, name, './rest.ts') },
    { path: handlers, text: withImported(handled, name, `@lounge/protocol/${module.id}`) },
    { path: entryOfStores, text: withExport(storesBefore, `./${callFile(call.name)}.ts`) },
  ];
};

/** Returns a read of a module from its declaration to its store and its pact. */
export const callRecipe = (call: NewCall, has: HasFile): Recipe => ({
  title: call.name,
  created: [store(call), ...proofs(call)],
  changed: (read) => edited(call, has, read),
  next: [
    'The handler answers the least that its schema allows: give it its rule, then its test and its pact the values that matter.',
    'Then: npm run types, npm run api, npm run pacts, npm run verify, npm run contracts -- export, npm run contracts -- report.',
  ],
});
