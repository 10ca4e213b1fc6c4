import type { SourceFile } from './repository.ts';

/** Words that no identifier, file, folder or command uses, and the term to use instead. docs/glossary.md defines the terms. */
const replacedWords: Readonly<Record<string, string>> = {
  asker: 'testClient',
  befall: 'fault',
  carrier: 'CallTransport',
  deed: 'ledger transaction',
  desk: 'dev console, seed editor',
  doorway: 'payment dialog',
  ears: 'PushSource',
  hear: 'handle, listen',
  heard: 'handled, received',
  hearing: 'listener',
  instead: 'empty state, fallback',
  keeper: 'MediaUrls',
  kept: 'stored, protected, cached',
  keyed: 'idempotent',
  knock: 'open',
  late: 'lazy',
  misfit: 'schema mismatch',
  movement: 'ledger entry',
  movements: 'ledger entries',
  purse: 'balance',
  refusal: 'ApiError, error',
  refuse: 'reject',
  regained: 'onReconnect',
  room: 'module',
  rooms: 'modules',
  rubbish: 'fuzz',
  seal: 'encrypted address',
  sealed: 'encrypted, protected',
  shape: 'schema',
  shapes: 'schemas',
  shell: 'adapter, ServerContext',
  stranger: 'foreign',
  tell: 'notify, publish',
  teller: 'testSocket',
  told: 'notified',
  unhurried: 'lazy',
  unheard: 'rejected',
  weave: 'createSchema',
  workbench: 'testing, conventions',
};

/** Names that the specification, the pictures or a library give. */
const allowed = new Set([
  // Wire names.
  'getMovements',
  'movement',
  'movementKind',
  'movementPage',
  // What pictures show: rooms, ears and the forms of gifts and leaves.
  'drawEars',
  'drawRoom',
  'GiftShape',
  'giftShapes',
  'LeafShape',
  // Icons.
  'sealCheckFill',
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const oldWordIn = (name: string): string | null =>
  allowed.has(name) ? null : (wordsOf(name).find((word) => Object.hasOwn(replacedWords, word)) ?? null);

const exportedNames = ({ text }: SourceFile): readonly string[] =>
  [
    ...text.matchAll(
      /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

const complaint = (what: string, name: string): readonly string[] => {
  const word = oldWordIn(name);
  return word === null ? [] : [`${what}: "${word}" is not our word; say ${replacedWords[word]}`];
};

/** Files, folders and exported identifiers that use a replaced word, a line each. */
export const oldWords = (files: readonly SourceFile[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) => [
      ...file.path
        .replace(/\.\w+$/, '')
        .split('/')
        .flatMap((part, at, parts) => complaint(parts.slice(0, at + 1).join('/'), part)),
      ...exportedNames(file).flatMap((name) => complaint(`${file.path} ${name}`, name)),
    ]),
  ),
];

/** Commands that use a replaced word, a line each. */
export const oldCommands = (commands: readonly string[]): readonly string[] =>
  commands.flatMap((name) => complaint(`npm run ${name}`, name));
