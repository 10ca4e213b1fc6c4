import type { SourceFile } from '../house/repository.ts';
import { withHandlers, withRoom } from './registration.ts';
import type { RoomName } from './room-named.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `tile-grid` becomes `tileGrid`. */
export const camelOf = (room: string): string => room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The end of an import from a package's room. */
const from = (name: string, id: string): string => `from '@lounge/${name}/${id}';`;

const protocolFiles = ({ id, room }: RoomName, name: string): readonly SourceFile[] => [
  {
    path: `packages/protocol/src/${id}/index.ts`,
    text: `export * from './rest.ts';\nexport * from './shapes.ts';\n`,
  },
  {
    path: `packages/protocol/src/${id}/shapes.ts`,
    text: `import { flag, named } from '../../vocabulary/shapes.ts';

/**
 * What the placeholder answers.
 * @assumed A placeholder until the first shape of this room is declared.
 */
export const ${camelOf(room)}Placeholder = named('${name}Placeholder', 'what the placeholder of ${room} answers', { isPlaceholder: flag });
`,
  },
  {
    path: `packages/protocol/src/${id}/rest.ts`,
    text: `import { read } from '../../declare/call.ts';
import { nothing } from '../../vocabulary/shapes.ts';
import { ${camelOf(room)}Placeholder } from './shapes.ts';

/**
 * Stands where the first call of this room will be.
 * @assumed A placeholder until the first call of this room is declared.
 */
export const get${name}Placeholder = read('${id}/get${name}Placeholder', {
  path: '/rest/v1/${camelOf(room)}/placeholder',
  input: nothing,
  answer: ${camelOf(room)}Placeholder,
  purpose: 'Stands where the first call of this room will be.',
});
`,
  },
];

const serverFiles = ({ id, room }: RoomName, name: string): readonly SourceFile[] => [
  {
    path: `mock-api/src/${id}/handlers.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { handle } from '../../pipeline/handler.ts';

/** What answers the calls of this room. */
export const ${camelOf(room)}Handlers = [handle(get${name}Placeholder, async () => ({ isPlaceholder: true }))];
`,
  },
  {
    path: `mock-api/src/${id}/handlers.test.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { asker } from '../../testing/asker.ts';

test('a field too many is refused', async () => {
  const { outcome } = asker(aWorld().world);
  expect(await outcome(get${name}Placeholder, { id: 7 })).toMatchObject({ ok: false, code: 'malformed', field: 'id' });
});

test('the placeholder says that it is one', async () => {
  const { answer } = asker(aWorld().world);
  expect(await answer(get${name}Placeholder, {})).toEqual({ isPlaceholder: true });
});
`,
  },
];

const contractFiles = ({ id, room }: RoomName, name: string): readonly SourceFile[] => [
  {
    path: `packages/workbench/src/${id}.ts`,
    text: `import type { Infer } from '@lounge/protocol';
import { ${camelOf(room)}Placeholder } from '@lounge/protocol/${id}';
import { parsed } from '../parsed.ts';

type PlaceholderData = Infer<typeof ${camelOf(room)}Placeholder>;

/** What the placeholder of ${room} answers. */
export const a${name}Placeholder = (over: Partial<PlaceholderData> = {}): PlaceholderData =>
  parsed(${camelOf(room)}Placeholder, { isPlaceholder: true, ...over });
`,
  },
  {
    path: `contracts/src/${id}.pact.test.ts`,
    text: `import { get${name}Placeholder } from '@lounge/protocol/${id}';
import { a${name}Placeholder } ${from('workbench', id)}
import { test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';

test('the placeholder of ${room} is read', () =>
  agreeOn(get${name}Placeholder, {
    says: 'a read of the placeholder of ${room}',
    input: {},
    answer: a${name}Placeholder(),
    exact: ['isPlaceholder'],
  }));
`,
  },
];

/** The new files of a room: one call all the way from its declaration to its pact, to be replaced by the first real one. */
export const newFiles = (name: RoomName): readonly SourceFile[] => {
  const title = capital(camelOf(name.room));
  return [...protocolFiles(name, title), ...serverFiles(name, title), ...contractFiles(name, title)];
};

/** The files that list all rooms, with this one added. */
export const changedFiles = (name: RoomName, read: (path: string) => string): readonly SourceFile[] => {
  const edits = [
    ['packages/protocol/src/registry.ts', withRoom],
    ['mock-api/src/handlers.ts', withHandlers],
  ] as const;
  return edits.map(([path, edit]) => ({ path, text: edit(read(path), name, camelOf(name.room)) }));
};
