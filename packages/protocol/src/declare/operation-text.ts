import type { QueryCall } from './call.ts';
import * as s from '../schema/s.ts';
import { definitionOf, metaOf, fieldsOf, unwrap, type Schema } from '../schema/schema.ts';

/** The name of a schema without a name of its own: `heatMaps` and `actorId` give `heatMapsActorId`. */
export const nestedName = (parent: string, field: string): string => parent + field[0]?.toUpperCase() + field.slice(1);

/** The GraphQL name of a schema: its own name, otherwise its capitalized path. */
export const schemaName = (of: Schema, path: string): string =>
  metaOf(of).id ?? path.charAt(0).toUpperCase() + path.slice(1);

const scalarName = (of: Schema): string => {
  const def = definitionOf(of);
  if (def.type === 'boolean') return 'Boolean';
  if (def.type === 'number') return def.isInteger ? 'Int' : 'Float';
  if (def.type === 'record') return 'JSON';
  return of === s.instant ? 'DateTime' : 'String';
};

const typeName = (of: Schema, path: string): string => {
  const { bare, open } = unwrap(of);
  const def = definitionOf(bare);
  const name =
    def.type === 'array'
      ? `[${typeName(def.element, path)}]`
      : def.type === 'object'
        ? `${schemaName(bare, path)}Input`
        : def.type === 'enum'
          ? schemaName(bare, path)
          : scalarName(bare);
  return open ? name : `${name}!`;
};

const select = (of: Schema): string => {
  const { bare } = unwrap(of);
  const def = definitionOf(bare);
  if (def.type === 'array') return select(def.element);
  if (def.type === 'object')
    return `{${Object.entries(def.fields)
      .map(([name, field]) => name + select(field))
      .join(' ')}}`;
  if (def.type === 'union')
    return `{__typename ${def.options.map((option) => `... on ${metaOf(option).id}${select(option)}`).join(' ')}}`;
  return '';
};

const texts = new WeakMap<QueryCall, string>();

/** The GraphQL text of a declared operation, with all its variables and the full selection of its answer. */
export const operationText = (call: QueryCall): string => {
  const cached = texts.get(call);
  if (cached !== undefined) return cached;
  const args = Object.entries(fieldsOf(call.input));
  const variables = args.map(([name, of]) => `$${name}:${typeName(of, nestedName(call.name, name))}`).join(',');
  const callArguments = args.map(([name]) => `${name}:$${name}`).join(',');
  const [variableList, argumentList] = [variables && `(${variables})`, callArguments && `(${callArguments})`];
  const text = `${call.operation} ${call.name}${variableList}{${call.name}${argumentList}${select(call.answer)}}`;
  texts.set(call, text);
  return text;
};
