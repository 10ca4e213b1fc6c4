import type { Currency } from '@lounge/locale';
import { parseSync } from 'oxc-parser';
import { docTextOf, textOf, type ApiModel, type ModelItem } from './api-model.ts';

/** A member of an object type. */
export interface Member {
  readonly name: string;
  readonly description: string;
  readonly defaultValue: string | null;
  readonly isOptional: boolean;
  readonly propType: PropType;
}

/** A type as somebody without TypeScript needs it. */
export type PropType =
  | { readonly kind: 'boolean' | 'string' | 'number' | 'node' | 'function' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number | boolean)[] }
  | { readonly kind: 'object'; readonly name: string; readonly members: readonly Member[] }
  | { readonly kind: 'list'; readonly item: PropType }
  | { readonly kind: 'oneOf'; readonly name: string; readonly propTypes: readonly PropType[] }
  | { readonly kind: 'named'; readonly name: string };

/** A node of the syntax tree; its fields depend on its type. */
interface TypeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const asNode = (value: unknown): TypeNode => value as TypeNode;
const asNodes = (value: unknown): readonly TypeNode[] => (value ?? []) as readonly TypeNode[];

/** Types of other packages by what they accept. */
const foreignPropTypes: Readonly<Record<string, PropType>> = {
  ReactNode: { kind: 'node' },
  ReactElement: { kind: 'node' },
  ComponentType: { kind: 'function' },
  Ref: { kind: 'function' },
  ComponentPropsWithRef: { kind: 'object', name: 'attributes of the element', members: [] },
  Instant: { kind: 'string' },
  Currency: { kind: 'choice', options: ['EUR', 'CHF', 'credits', 'voucher', 'VXC'] satisfies Currency[] },
};
const transparent = new Set(['Readonly', 'Partial', 'Required', 'NonNullable']);
const lists = new Set(['ReadonlyArray', 'Array']);
const maxDepth = 5;

const listed = (propType: PropType): readonly PropType[] =>
  propType.kind === 'oneOf' ? propType.propTypes : [propType];
const optionsOf = (propType: PropType): readonly (string | number | boolean)[] | null =>
  propType.kind === 'choice' ? propType.options : propType.kind === 'boolean' ? [true, false] : null;

/** Returns the union of propTypes; literals become one choice. */
function unionOf(propTypes: readonly PropType[], name: string): PropType {
  const [only] = propTypes;
  if (only === undefined) return { kind: 'named', name: 'undefined' };
  const options = propTypes.map(optionsOf);
  if (options.every((each) => each !== null)) {
    const all = [...new Set(options.flat())];
    if (all.length === 2 && all.includes(true) && all.includes(false)) return { kind: 'boolean' };
    return { kind: 'choice', options: all };
  }
  if (propTypes.length === 1) return only;
  for (const kind of ['string', 'number'] as const)
    if (
      propTypes.every(
        (each) => each.kind === kind || (each.kind === 'choice' && each.options.every((o) => typeof o === kind)),
      )
    )
      return { kind };
  return { kind: 'oneOf', name, propTypes };
}

/** Turns types of the model into propTypes. */
export class PropTypeReader {
  readonly #model: ApiModel;

  constructor(model: ApiModel) {
    this.#model = model;
  }

  /** Returns the propType of a type given as source. */
  read(source: string, depth = 0): PropType {
    const text = `type T = ${source.trim().replace(/;$/, '')};`;
    const { program } = parseSync('type.ts', text);
    const declaration = asNode(program.body[0]);
    return this.#propTypeOf(asNode(declaration['typeAnnotation']), text, depth);
  }

  /** Returns the members of an interface with those that it inherits from types of the kit. */
  membersOf(item: ModelItem, depth = 0): readonly Member[] {
    const inherited = (item.extendsTokenRanges ?? []).flatMap((range) => {
      const propType = this.read(textOf(item, range), depth);
      return propType.kind === 'object' ? propType.members : [];
    });
    const own = (item.members ?? []).flatMap((member) => this.#memberOf(member, depth));
    const names = new Set(own.map(({ name }) => name));
    return [...own, ...inherited.filter(({ name }) => !names.has(name))];
  }

  #memberOf(member: ModelItem, depth: number): readonly Member[] {
    const { text, defaultValue } = docTextOf(member.docComment);
    const about = { name: member.name, description: text, defaultValue, isOptional: member.isOptional === true };
    if (member.kind === 'MethodSignature') return [{ ...about, propType: { kind: 'function' } }];
    const range = member.propertyTypeTokenRange;
    return range === undefined ? [] : [{ ...about, propType: this.read(textOf(member, range), depth + 1) }];
  }

  #propTypeOf(node: TypeNode, text: string, depth: number): PropType {
    const source = text
      .slice(node.start, node.end)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ \| (?:undefined|null)\b/g, '');
    const of = (value: unknown, extra = 0) => this.#propTypeOf(asNode(value), text, depth + extra);
    switch (node.type) {
      case 'TSStringKeyword':
      case 'TSTemplateLiteralType':
        return { kind: 'string' };
      case 'TSNumberKeyword':
        return { kind: 'number' };
      case 'TSBooleanKeyword':
        return { kind: 'boolean' };
      case 'TSFunctionType':
        return { kind: 'function' };
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return node['operator'] === 'keyof' ? this.#keysOf(of(node['typeAnnotation'])) : of(node['typeAnnotation']);
      case 'TSLiteralType':
        return { kind: 'choice', options: [asNode(node['literal'])['value'] as string | number | boolean] };
      case 'TSArrayType':
        return { kind: 'list', item: of(node['elementType'], 1) };
      case 'TSTupleType':
        return {
          kind: 'list',
          item: unionOf(
            asNodes(node['elementTypes']).flatMap((each) => listed(of(each, 1))),
            source,
          ),
        };
      case 'TSNamedTupleMember':
        return of(node['elementType']);
      case 'TSRestType':
        return of(asNode(node['typeAnnotation'])['elementType'] ?? node['typeAnnotation']);
      case 'TSUnionType':
        return this.#union(node, text, depth, source);
      case 'TSIntersectionType':
        return this.#merged(
          asNodes(node['types']).map((each) => of(each)),
          source,
        );
      case 'TSTypeLiteral':
        return { kind: 'object', name: source, members: this.#literalMembers(node, text, depth) };
      case 'TSMappedType':
        return { kind: 'object', name: source, members: [] };
      case 'TSIndexedAccessType':
        return this.#indexed(node, text, depth);
      case 'TSTypeQuery':
        return this.#named(text.slice(asNode(node['exprName']).start, asNode(node['exprName']).end), depth);
      case 'TSTypeReference':
        return this.#reference(node, text, depth);
      default:
        return { kind: 'named', name: source };
    }
  }

  #union(node: TypeNode, text: string, depth: number, source: string): PropType {
    const given = asNodes(node['types']).filter(
      ({ type }) => type !== 'TSUndefinedKeyword' && type !== 'TSNullKeyword',
    );
    return unionOf(
      given.flatMap((each) => listed(this.#propTypeOf(each, text, depth))),
      source,
    );
  }

  #keysOf(propType: PropType): PropType {
    if (propType.kind !== 'object') return { kind: 'string' };
    return { kind: 'choice', options: propType.members.map(({ name }) => name) };
  }

  #merged(propTypes: readonly PropType[], source: string): PropType {
    const objects = propTypes.filter((each) => each.kind === 'object');
    if (objects.length === 0) return propTypes[0] ?? { kind: 'named', name: source };
    return { kind: 'object', name: source, members: objects.flatMap(({ members }) => members) };
  }

  #literalMembers(node: TypeNode, text: string, depth: number): readonly Member[] {
    return asNodes(node['members']).flatMap((member) => {
      const key = member['key'];
      if (key === undefined) return [];
      const name = text.slice(asNode(key).start, asNode(key).end).replaceAll(/['"]/g, '');
      const about = { name, description: '', defaultValue: null, isOptional: member['optional'] === true };
      const annotation = member['typeAnnotation'];
      if (member.type === 'TSMethodSignature' || annotation === undefined || annotation === null)
        return [{ ...about, propType: { kind: 'function' } as const }];
      return [{ ...about, propType: this.#propTypeOf(asNode(asNode(annotation)['typeAnnotation']), text, depth + 1) }];
    });
  }

  #indexed(node: TypeNode, text: string, depth: number): PropType {
    const object = this.#propTypeOf(asNode(node['objectType']), text, depth);
    const index = this.#propTypeOf(asNode(node['indexType']), text, depth);
    if (object.kind === 'list') return object.item;
    const name = text.slice(node.start, node.end);
    if (index.kind !== 'choice') return { kind: 'named', name };
    const found = listed(object).flatMap((each) =>
      each.kind === 'object' ? each.members.filter((member) => index.options.includes(member.name)) : [],
    );
    if (found.length === 0) return { kind: 'named', name };
    return unionOf(
      found.flatMap(({ propType }) => listed(propType)),
      name,
    );
  }

  #reference(node: TypeNode, text: string, depth: number): PropType {
    const name = text.slice(asNode(node['typeName']).start, asNode(node['typeName']).end).replace(/^React\./, '');
    const params = asNodes((node['typeArguments'] as TypeNode | null | undefined)?.['params']);
    const first = params[0];
    if (first !== undefined && transparent.has(name)) return this.#propTypeOf(first, text, depth);
    if (first !== undefined && lists.has(name)) return { kind: 'list', item: this.#propTypeOf(first, text, depth + 1) };
    if (name === 'Record') return { kind: 'object', name: text.slice(node.start, node.end), members: [] };
    const [, second] = params;
    if ((name === 'Pick' || name === 'Omit' || name === 'Exclude' || name === 'Extract') && first && second)
      return this.#selected(name, this.#propTypeOf(first, text, depth), this.#propTypeOf(second, text, depth));
    return this.#named(name, depth);
  }

  #selected(how: string, propType: PropType, chosen: PropType): PropType {
    const names = new Set<unknown>(chosen.kind === 'choice' ? chosen.options : []);
    const isKept = (value: unknown) => names.has(value) === (how === 'Pick' || how === 'Extract');
    if (propType.kind === 'choice') return { ...propType, options: propType.options.filter(isKept) };
    if (propType.kind !== 'object') return propType;
    return { ...propType, members: propType.members.filter(({ name }) => isKept(name)) };
  }

  #named(name: string, depth: number): PropType {
    const known =
      foreignPropTypes[name] ??
      (/(?:Handler|EventHandler|Component)$/.test(name) ? foreignPropTypes['ComponentType'] : undefined);
    if (known !== undefined) return known;
    const item = this.#model.get(name);
    if (item === undefined) return { kind: 'named', name };
    if (item.kind === 'Interface') {
      if (depth > maxDepth) return { kind: 'object', name, members: [] };
      return { kind: 'object', name, members: this.membersOf(item, depth + 1) };
    }
    const range = item.typeTokenRange ?? item.variableTypeTokenRange;
    if (range === undefined || depth > maxDepth) return { kind: 'named', name };
    const propType = this.read(textOf(item, range), depth);
    return 'name' in propType ? { ...propType, name } : propType;
  }
}
