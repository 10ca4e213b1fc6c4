import { parseSync, Visitor, type Declaration } from 'oxc-parser';
import type { SourceFile } from './repository.ts';

/** Words that identifiers, files, folders and commands must not use, and the terms to use instead; docs/glossary.md defines them. */
const replacedWords: Readonly<Record<string, string>> = {
  asker: 'testClient',
  beats: 'heartbeats',
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
  particulars: 'overrides, details',
  purse: 'balance',
  refusal: 'ApiError, error',
  refuse: 'reject',
  regained: 'onResync',
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
  wish: 'request, pendingChange',
  wishes: 'requests, options',
  workbench: 'testing, conventions',
};

/** Replaced words that are plain English too, as names of what a function holds: `late`, what is `kept`, the `shape` of a drawing. */
const plainWords = new Set(['kept', 'late', 'movement', 'shape', 'shapes', 'tell']);

/** Allowed names: they come from the specification, the pictures or a library. */
const allowed = new Set([
  // Wire names.
  'getMovements',
  'movement',
  'movementKind',
  'movementPage',
  // Contents of pictures: rooms, ears, and the shapes of gifts and leaves.
  'drawEars',
  'drawRoom',
  'GiftShape',
  'giftShapes',
  'LeafShape',
  // Icons.
  'sealCheckFill',
  // An option of Node, a binary of Chromium, and the head of a document in React.
  'shell',
  'headlessShell',
  'onShell',
]);

/** Terms of the specification that have a replaced word in them: late night is a kind of show. */
const terms = /\blate[ -]night\b/g;

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(terms, '')
    .split(/[^a-z]+/);

const oldWordIn = (name: string): string | null =>
  allowed.has(name) ? null : (wordsOf(name).find((word) => Object.hasOwn(replacedWords, word)) ?? null);

/** The names that a file declares for variables, functions, types and members of classes and interfaces; and whether it exports them. */
const declaredNames = ({ path, text }: SourceFile): ReadonlyMap<string, boolean> => {
  const names = new Map<string, boolean>();
  const add = (name: string, isExported: boolean): void => {
    names.set(name, isExported || names.get(name) === true);
  };
  const namesOf = (declaration: Declaration | null, isExported: boolean): void => {
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') add(id.name, isExported);
    if (declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier')
      add(declaration.id.name, isExported);
  };
  const declared = (declaration: Declaration): void => namesOf(declaration, false);
  const member = ({ key }: { readonly key: object }): void => {
    if ('name' in key && typeof key.name === 'string') add(key.name, false);
  };
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => namesOf(declaration, true),
    VariableDeclaration: declared,
    FunctionDeclaration: declared,
    ClassDeclaration: declared,
    TSInterfaceDeclaration: declared,
    TSTypeAliasDeclaration: declared,
    TSEnumDeclaration: declared,
    TSPropertySignature: member,
    TSMethodSignature: member,
    PropertyDefinition: member,
    MethodDefinition: member,
  }).visit(parseSync(path, text).program);
  return names;
};

const problemIn = (what: string, name: string): readonly string[] => {
  const word = oldWordIn(name);
  return word === null ? [] : [`${what}: "${word}" is a replaced word; use ${replacedWords[word]}`];
};

const isPlain = (name: string): boolean => {
  const word = oldWordIn(name);
  return word !== null && plainWords.has(word);
};

/** Returns files, folders and declared identifiers that use a replaced word, a message each. */
export const oldWords = (files: readonly SourceFile[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) => [
      ...file.path
        .replace(/\.\w+$/, '')
        .split('/')
        .flatMap((part, at, parts) => problemIn(parts.slice(0, at + 1).join('/'), part)),
      ...[...declaredNames(file)]
        .filter(([name, isExported]) => isExported || !isPlain(name))
        .flatMap(([name]) => problemIn(`${file.path} ${name}`, name)),
    ]),
  ),
];

/** Returns commands that use a replaced word, a message each. */
export const oldCommands = (commands: readonly string[]): readonly string[] =>
  commands.flatMap((name) => problemIn(`npm run ${name}`, name));
