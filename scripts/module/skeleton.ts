import type { SourceFile } from '../conventions/repository.ts';
import { withDescriptions, withHandlers, withModule } from './registration.ts';
import { camelOf, type ModuleName } from './module-named.ts';
import type { ReadText, Recipe } from './recipe.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The end of an import from a package's module. */
const from = (name: string, id: string): string => `from '@lounge/${name}/${id}';`;

const protocolFiles = ({ id, module }: ModuleName, name: string): readonly SourceFile[] => [
  {
    path: `packages/protocol/src/${id}/index.ts`,
    text: `export * from './rest.ts';\nexport * from './schemas.ts';\n`,
  },
  {
    path: `packages/protocol/src/${id}/schemas.ts`,
    text: `import * as s from '../../schema/s.ts';

/**
 * The placeholder's answer.
 * @assumed A placeholder until the first schema of this module is declared.
 */
export const ${camelOf(module)}Placeholder = s.object(
  { isPlaceholder: s.boolean },
  { id: '${name}Placeholder', description: 'the answer of the placeholder of ${module}' },
);
`,
  },
  {
    path: `packages/protocol/src/${id}/rest.ts`,
    text: `import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { ${camelOf(module)}Placeholder } from './schemas.ts';

/**
 * To be replaced by the first call of this module.
 * @assumed A placeholder until the first call of this module is declared.
 */
export const get${name}Placeholder = read('${id}/get${name}Placeholder', {
  path: '/rest/v1/${camelOf(module)}/placeholder',
  input: s.empty,
  answer: ${camelOf(module)}Placeholder,
  purpose: 'Reserves the place of the first call of this module.',
});
`,
  },
  {
    path: `packages/protocol/src/${id}/descriptions.ts`,
    text: `import { describe } from '../../declare/describe.ts';
import { ${camelOf(module)}Placeholder } from './schemas.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(${camelOf(module)}Placeholder, { isPlaceholder: 'always true, until a first call is declared' }),
].flat();
`,
  },
];

const serverFiles = ({ id, module }: ModuleName, name: string): readonly SourceFile[] => [
  {
    path: `mock-api/src/${id}/handlers.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { handle } from '../../dispatch/handler.ts';

/** The handlers of this module's calls. */
export const ${camelOf(module)}Handlers = [handle(get${name}Placeholder, async () => ({ isPlaceholder: true }))];
`,
  },
  {
    path: `mock-api/src/${id}/handlers.test.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

test('rejects an unknown field', async () => {
  const { outcome } = testClient(aWorld().world);
  expect(await outcome(get${name}Placeholder, { id: 7 })).toMatchObject({ ok: false, code: 'malformed', field: 'id' });
});

test('returns the placeholder', async () => {
  const { answer } = testClient(aWorld().world);
  expect(await answer(get${name}Placeholder, {})).toEqual({ isPlaceholder: true });
});
`,
  },
];

const contractFiles = ({ id, module }: ModuleName, name: string): readonly SourceFile[] => [
  {
    path: `packages/testing/src/${id}.ts`,
    text: `import type { Infer } from '@lounge/protocol';
import { ${camelOf(module)}Placeholder } from '@lounge/protocol/${id}';
import { parsed } from '../parsed.ts';

type PlaceholderData = Infer<typeof ${camelOf(module)}Placeholder>;

/** An answer of the placeholder of ${module}. */
export const a${name}Placeholder = (over: Partial<PlaceholderData> = {}): PlaceholderData =>
  parsed(${camelOf(module)}Placeholder, { isPlaceholder: true, ...over });
`,
  },
  {
    path: `contracts/src/${id}.pact.test.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { a${name}Placeholder } ${from('testing', id)}
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

test('reads the placeholder of ${module}', () =>
  pactForCall(get${name}Placeholder, {
    description: 'a request for the placeholder of ${module}',
    input: {},
    answer: a${name}Placeholder(),
    exact: ['isPlaceholder'],
  }));
`,
  },
];

/** Returns the new files of a module: one placeholder call from the declaration to the pact. */
export const newFiles = (name: ModuleName): readonly SourceFile[] => {
  const title = capitalize(camelOf(name.module));
  return [...protocolFiles(name, title), ...serverFiles(name, title), ...contractFiles(name, title)];
};

/** Returns the files that list all modules, with this one added. */
export const changedFiles = (name: ModuleName, read: ReadText): readonly SourceFile[] => {
  const edits = [
    ['packages/protocol/src/registry.ts', withModule],
    ['mock-api/src/handlers.ts', withHandlers],
    ['packages/protocol/src/descriptions.ts', withDescriptions],
  ] as const;
  return edits.map(([path, edit]) => ({ path, text: edit(read(path), name, camelOf(name.module)) }));
};

/** Returns a module with one placeholder call. */
export const moduleRecipe = (name: ModuleName): Recipe => ({
  title: name.id,
  created: newFiles(name),
  changed: (read) => changedFiles(name, read),
  next: [
    'It contains one placeholder call from the declaration to the pact; a convention check fails until the first real call replaces it.',
    'Then: npm run pacts, npm run contracts -- export, npm run contracts -- report',
  ],
});
