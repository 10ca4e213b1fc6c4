import {
  definitionOf,
  metaOf,
  nestedName,
  fieldsOf,
  unwrap,
  schemaName,
  type Definitions,
  type QueryCall,
  type Schema,
  s,
} from '@lounge/protocol';
import {
  assertInputType,
  assertObjectType,
  assertOutputType,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLFieldConfig,
  type GraphQLNullableType,
  type GraphQLType,
} from 'graphql';

/** Resolves a field of the root types. */
export type Resolve = (call: QueryCall, args: Readonly<Record<string, unknown>>, context: unknown) => Promise<unknown>;

/** Descriptions of a schema beside those of its types; only documents have them. */
export interface SchemaTexts {
  /** The description of a field or an argument. */
  field(object: Schema, name: string): string | null;
  /** The description of a value of an enum. */
  value(of: Schema, value: string): string | null;
  /** The description of a field of the root types. */
  call(call: QueryCall): string;
}

const plainTexts: SchemaTexts = { field: () => null, value: () => null, call: ({ purpose }) => purpose };

type Side = 'input' | 'output';

interface Field {
  readonly name: string;
  readonly type: GraphQLType;
  readonly description: string | undefined;
}

/** Whether a value is of this member of a union. */
const isOf = (value: Readonly<Record<string, unknown>>, discriminator: string, member: Schema): boolean => {
  const tag = fieldsOf(member)[discriminator];
  const definition = tag && definitionOf(tag);
  return definition?.type === 'literal' && definition.value === value[discriminator];
};

/** Converts protocol schemas to GraphQL types, each once. Throws if two schemas share a name or one has no GraphQL type. */
class TypeBuilder {
  readonly #texts: SchemaTexts;
  readonly #types = { input: new Map<Schema, GraphQLNullableType>(), output: new Map<Schema, GraphQLNullableType>() };
  readonly #owners = new Map<string, Schema>();
  readonly #scalars = {
    DateTime: new GraphQLScalarType({ name: 'DateTime', description: 'an instant, ISO 8601 in UTC' }),
    JSON: new GraphQLScalarType({ name: 'JSON', description: 'any JSON value' }),
  };

  constructor(texts: SchemaTexts) {
    this.#texts = texts;
  }

  type(side: Side, schema: Schema, path: string): GraphQLType {
    const { bare, open } = unwrap(schema);
    const type = this.#nullableType(side, bare, path);
    return open ? type : new GraphQLNonNull(type);
  }

  inputFields(schema: Schema, path: string) {
    const entries = this.#fields('input', schema, path).map(
      ({ name, type, description }) => [name, { type: assertInputType(type), description }] as const,
    );
    return Object.fromEntries(entries);
  }

  outputFields(schema: Schema, path: string) {
    const entries = this.#fields('output', schema, path).map(
      ({ name, type, description }) => [name, { type: assertOutputType(type), description }] as const,
    );
    return Object.fromEntries(entries);
  }

  #fields(side: Side, schema: Schema, path: string): readonly Field[] {
    return Object.entries(fieldsOf(schema)).map(([name, field]) => ({
      name,
      type: this.type(side, field, nestedName(path, name)),
      description:
        this.#texts.field(schema, name) ??
        (metaOf(unwrap(field).bare).id === undefined ? metaOf(field).description : undefined),
    }));
  }

  #nullableType(side: Side, schema: Schema, path: string): GraphQLNullableType {
    const definition = definitionOf(schema);
    switch (definition.type) {
      case 'string':
        return schema === s.instant ? this.#scalars.DateTime : GraphQLString;
      case 'literal':
        return GraphQLString;
      case 'number':
        return definition.isInteger ? GraphQLInt : GraphQLFloat;
      case 'boolean':
        return GraphQLBoolean;
      case 'record':
        return this.#scalars.JSON;
      case 'array':
        return new GraphQLList(this.type(side, definition.element, path));
      case 'enum':
        return this.#named('output', schema, path, (name, description) =>
          this.#enum(definition, schema, name, description),
        );
      case 'object':
        return this.#named(side, schema, path, (name, description) => this.#object(side, schema, name, description));
      case 'union':
        return this.#named('output', schema, path, (name, description) => this.#union(definition, name, description));
      default:
        throw new Error(`${path}: a schema of type ${definition.type} has no GraphQL type`);
    }
  }

  #named(
    side: Side,
    schema: Schema,
    path: string,
    create: (name: string, description: string | undefined) => GraphQLNullableType,
  ): GraphQLNullableType {
    const existing = this.#types[side].get(schema);
    if (existing !== undefined) return existing;
    const { description } = metaOf(schema);
    const name = schemaName(schema, path) + (side === 'input' ? 'Input' : '');
    const owner = this.#owners.get(name);
    if (owner !== undefined && owner !== schema) throw new Error(`two schemas are called ${name}`);
    this.#owners.set(name, schema);
    const type = create(name, description);
    this.#types[side].set(schema, type);
    return type;
  }

  #object(side: Side, schema: Schema, name: string, description: string | undefined) {
    return side === 'input'
      ? new GraphQLInputObjectType({ name, description, fields: () => this.inputFields(schema, name) })
      : new GraphQLObjectType({ name, description, fields: () => this.outputFields(schema, name) });
  }

  #enum({ values }: Definitions['enum'], schema: Schema, name: string, description: string | undefined) {
    const entries = values.map((value) => [value, { value, description: this.#texts.value(schema, value) }] as const);
    return new GraphQLEnumType({ name, description, values: Object.fromEntries(entries) });
  }

  #union({ options, discriminator }: Definitions['union'], name: string, description: string | undefined) {
    const resolveType = (value: Readonly<Record<string, unknown>>): string => {
      const member = options.find((option) => isOf(value, discriminator, option));
      return (member === undefined ? undefined : metaOf(member).id) ?? name;
    };
    const types = () => options.map((option) => assertObjectType(this.#nullableType('output', option, name)));
    return new GraphQLUnionType({ name, description, types, resolveType });
  }
}

/** Creates the GraphQL schema of declared queries and mutations. */
export const createSchema = (
  calls: readonly QueryCall[],
  resolve: Resolve,
  texts: SchemaTexts = plainTexts,
): GraphQLSchema => {
  const builder = new TypeBuilder(texts);
  const field = (call: QueryCall): GraphQLFieldConfig<unknown, unknown> => ({
    description: texts.call(call),
    type: assertOutputType(builder.type('output', call.answer, nestedName(call.name, 'answer'))),
    args: builder.inputFields(call.input, call.name),
    resolve: (_, args, context) => resolve(call, args, context),
  });
  const root = (operation: QueryCall['operation']) => {
    const list = calls.filter((call) => call.operation === operation);
    if (list.length === 0) return undefined;
    const fields = () => Object.fromEntries(list.map((call) => [call.name, field(call)]));
    return new GraphQLObjectType({ name: operation === 'query' ? 'Query' : 'Mutation', fields });
  };
  return new GraphQLSchema({ query: root('query'), mutation: root('mutation') });
};
