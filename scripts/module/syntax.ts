import { parseSync, type Expression, type FunctionBody, type ImportDeclaration } from 'oxc-parser';

type Statements = ReturnType<typeof parseSync>['program']['body'];

const statementsOf = (text: string): Statements => parseSync('file.ts', text).program.body;

const inserted = (text: string, at: number, part: string): string => `${text.slice(0, at)}${part}${text.slice(at)}`;

const namesFrom = (statements: Statements, source: string): ImportDeclaration | undefined =>
  statements.find(
    (each): each is ImportDeclaration =>
      each.type === 'ImportDeclaration' &&
      each.source.value === source &&
      each.importKind !== 'type' &&
      each.specifiers.at(-1)?.type === 'ImportSpecifier',
  );

/** Adds a name to the file's import from a source, or that import after all others. */
export const withImported = (text: string, name: string, source: string): string => {
  const statements = statementsOf(text);
  const specifiers = namesFrom(statements, source)?.specifiers ?? [];
  if (specifiers.some(({ local }) => local.name === name)) return text;
  const end = specifiers.at(-1)?.end;
  if (end !== undefined) return inserted(text, end, `, ${name}`);
  const last = statements.findLast(({ type }) => type === 'ImportDeclaration')?.end;
  const statement = `import { ${name} } from '${source}';`;
  return last === undefined ? `${statement}\n${text}` : inserted(text, last, `\n${statement}`);
};

/** The list that an expression is, that a function returns, or of which a method is called. */
const listIn = (node: Expression | FunctionBody | null): Expression & { type: 'ArrayExpression' } => {
  if (node?.type === 'ArrayExpression') return node;
  if (node?.type === 'ArrowFunctionExpression') return listIn(node.body);
  if (node?.type === 'CallExpression' && node.callee.type === 'MemberExpression') return listIn(node.callee.object);
  const returned = node?.type === 'BlockStatement' ? node.body.at(-1) : null;
  if (returned?.type === 'ReturnStatement') return listIn(returned.argument);
  throw new Error('No list was found.');
};

/** Where and what to add to the list of an exported constant. */
export interface ListElement {
  /** The end of the constant's name. */
  readonly constant: string;
  readonly element: string;
  /** The beginning of the elements after the last of which it stands. @default any */
  readonly after?: string;
}

/** Adds an element to a list that an exported constant is or returns. Throws if there is none. */
export const withElement = (text: string, { constant, element, after = '' }: ListElement): string => {
  const declared = statementsOf(text).flatMap((each) =>
    each.type === 'ExportNamedDeclaration' && each.declaration?.type === 'VariableDeclaration'
      ? each.declaration.declarations
      : [],
  );
  const found = declared.find(({ id }) => id.type === 'Identifier' && id.name.endsWith(constant));
  if (found === undefined) throw new Error(`No exported list ends in "${constant}"; add ${element} by hand.`);
  const elements = listIn(found.init).elements.flatMap((each) => (each === null ? [] : [each]));
  const at = elements.findLast(({ start }) => text.startsWith(after, start)) ?? elements.at(-1);
  if (at === undefined) throw new Error(`The list that ends in "${constant}" is empty; add ${element} by hand.`);
  return inserted(text, at.end, `, ${element}`);
};

type ObjectNode = Expression & { type: 'ObjectExpression' };

/** The object that an expression is, also behind `as const` and `satisfies`. */
const objectIn = (node: Expression | null): ObjectNode | null => {
  if (node?.type === 'ObjectExpression') return node;
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? objectIn(node.expression) : null;
};

/** The properties of an object by name; spread ones and methods have none. */
const propertiesOf = ({ properties }: ObjectNode): ReadonlyMap<string, Expression> =>
  new Map(
    properties.flatMap((each) => {
      if (each.type !== 'Property') return [];
      if (each.key.type === 'Identifier') return [[each.key.name, each.value]];
      return each.key.type === 'Literal' ? [[String(each.key.value), each.value]] : [];
    }),
  );

/** Where and what to add to an object. */
export interface ObjectProperty {
  /** The name of a constant of the file, and those of the properties within it that lead to the object. */
  readonly of: readonly [constant: string, ...names: string[]];
  readonly key: string;
  /** The source of the value. */
  readonly value: string;
  /** A comment before the property. @default none */
  readonly comment?: string;
}

/** Adds a property to the end of an object. Throws if there is no such object, or if it has the property. */
export const withProperty = (
  text: string,
  { of: [constant, ...names], key, value, comment }: ObjectProperty,
): string => {
  const declared = statementsOf(text)
    .map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
    .flatMap((each) => (each?.type === 'VariableDeclaration' ? each.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === constant);
  const object = names.reduce<ObjectNode | null>(
    (outer, name) => outer && objectIn(propertiesOf(outer).get(name) ?? null),
    objectIn(declared?.init ?? null),
  );
  const end = object?.properties.at(-1)?.end;
  const path = [constant, ...names].join('.');
  if (object === null || end === undefined) throw new Error(`No object ${path} was found; add ${key} by hand.`);
  if (propertiesOf(object).has(key)) throw new Error(`${path} has ${key} already.`);
  return inserted(text, end, `,\n${comment === undefined ? '' : `${comment}\n`}'${key}': ${value}`);
};
