import * as z from 'zod/mini';
import type { QueryCall } from './call.ts';
import * as s from '../schema/s.ts';
import type { Schema } from '../schema/schema.ts';

interface Def {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly entries?: Readonly<Record<string, string>>;
}

/** What a shape is made of; the weaving of the schema reads the same. */
// Zod types the definition per kind of shape; walking a shape needs them all at once.
export const definitionOf = (of: Schema): Def => of._zod.def as unknown as Def;

/** The name and sentence that a shape was registered with. */
export const metaOf = (of: Schema): { id?: string | undefined; description?: string | undefined } =>
  z.globalRegistry.get(of) ?? {};

/** A shape without its optional and nullable wrappers, and whether it had any. */
export const unwrap = (of: Schema): { bare: Schema; open: boolean } => {
  let bare = of;
  let open = false;
  for (;;) {
    const def = definitionOf(bare);
    if ((def.type !== 'optional' && def.type !== 'nullable') || !def.innerType) return { bare, open };
    open = true;
    bare = def.innerType;
  }
};

/** `heatMaps` + `actorId` becomes `heatMapsActorId`: the name of a shape that has none. */
export const nestedName = (parent: string, field: string): string => parent + field[0]?.toUpperCase() + field.slice(1);

/** What GraphQL calls a shape: its own name, else the way to it with a capital. */
export const schemaName = (of: Schema, path: string): string =>
  metaOf(of).id ?? path.charAt(0).toUpperCase() + path.slice(1);

const scalarName = (of: Schema): string => {
  const def = definitionOf(of);
  if (def.type === 'boolean') return 'Boolean';
  if (def.type === 'number') return /int/.test(def.format ?? '') ? 'Int' : 'Float';
  if (def.type === 'record' || def.type === 'unknown' || def.type === 'any') return 'JSON';
  return of === s.instant ? 'DateTime' : 'String';
};

const typeName = (of: Schema, path: string): string => {
  const { bare, open } = unwrap(of);
  const def = definitionOf(bare);
  const name =
    def.type === 'array' && def.element
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
  if (def.type === 'array' && def.element) return select(def.element);
  if (def.type === 'object')
    return `{${Object.entries(def.shape ?? {})
      .map(([name, field]) => name + select(field))
      .join(' ')}}`;
  if (def.type === 'union')
    return `{__typename ${(def.options ?? []).map((option) => `... on ${metaOf(option).id}${select(option)}`).join(' ')}}`;
  return '';
};

const texts = new WeakMap<QueryCall, string>();

/** The GraphQL text of a declared operation: all its variables, the full selection of its answer. */
export const operationText = (call: QueryCall): string => {
  const known = texts.get(call);
  if (known !== undefined) return known;
  const args = Object.entries(definitionOf(call.input).shape ?? {});
  const variables = args.map(([name, of]) => `$${name}:${typeName(of, nestedName(call.name, name))}`).join(',');
  const passed = args.map(([name]) => `${name}:$${name}`).join(',');
  const heads = [variables && `(${variables})`, passed && `(${passed})`];
  const made = `${call.operation} ${call.name}${heads[0]}{${call.name}${heads[1]}${select(call.answer)}}`;
  texts.set(call, made);
  return made;
};
