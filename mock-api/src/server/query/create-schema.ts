import { definitionOf, metaOf, nestedName, unwrap, schemaName, type QueryCall, type Schema, s } from '@lounge/protocol';
import {
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
  type GraphQLType,
} from 'graphql';

/** Answers one field of the root types. */
export type Resolve = (call: QueryCall, args: Readonly<Record<string, unknown>>, context: unknown) => Promise<unknown>;

type Side = 'in' | 'out';

/** Makes GraphQL types of shapes, each once; throws when two shapes share a name or a shape has no GraphQL type. */
class Weaver {
  readonly #made = { in: new Map<Schema, GraphQLType>(), out: new Map<Schema, GraphQLType>() };
  readonly #owners = new Map<string, Schema>();
  readonly #scalars = {
    DateTime: new GraphQLScalarType({ name: 'DateTime', description: 'an instant, ISO 8601 in UTC' }),
    JSON: new GraphQLScalarType({ name: 'JSON', description: 'any JSON value' }),
  };

  type(side: Side, of: Schema, path: string): GraphQLType {
    const { bare, open } = unwrap(of);
    const type = this.#bare(side, bare, path);
    return open ? type : new GraphQLNonNull(type as never);
  }

  fields(side: Side, of: Schema, path: string): Record<string, { type: never; description: string | undefined }> {
    const entries = Object.entries(definitionOf(of).shape ?? {}).map(([name, field]) => {
      const description = metaOf(unwrap(field).bare).id === undefined ? metaOf(field).description : undefined;
      return [name, { type: this.type(side, field, nestedName(path, name)) as never, description }] as const;
    });
    return Object.fromEntries(entries);
  }

  #bare(side: Side, of: Schema, path: string): GraphQLType {
    const def = definitionOf(of);
    switch (def.type) {
      case 'string':
        return of === s.instant ? this.#scalars.DateTime : GraphQLString;
      case 'literal':
        return GraphQLString;
      case 'number':
        return /int/.test(def.format ?? '') ? GraphQLInt : GraphQLFloat;
      case 'boolean':
        return GraphQLBoolean;
      case 'record':
      case 'unknown':
        return this.#scalars.JSON;
      case 'array':
        return new GraphQLList(this.type(side, def.element as Schema, path) as never);
      case 'enum':
        return this.#named('out', of, path, (name, description) => this.#enumeration(of, name, description));
      case 'object':
        return this.#named(side, of, path, (name, description) => this.#object(side, of, name, description));
      case 'union':
        return this.#named('out', of, path, (name, description) => this.#union(of, name, description));
      default:
        throw new Error(`${path}: a shape of type ${def.type} has no GraphQL type`);
    }
  }

  #named(
    side: Side,
    of: Schema,
    path: string,
    make: (name: string, about: string | undefined) => GraphQLType,
  ): GraphQLType {
    const known = this.#made[side].get(of);
    if (known !== undefined) return known;
    const { description } = metaOf(of);
    const name = schemaName(of, path) + (side === 'in' ? 'Input' : '');
    const owner = this.#owners.get(name);
    if (owner !== undefined && owner !== of) throw new Error(`two shapes are called ${name}`);
    this.#owners.set(name, of);
    const type = make(name, description);
    this.#made[side].set(of, type);
    return type;
  }

  #enumeration(of: Schema, name: string, description: string | undefined): GraphQLEnumType {
    const entries = Object.entries(definitionOf(of).entries ?? {});
    const values = Object.fromEntries(entries.map(([word, value]) => [word, { value }]));
    return new GraphQLEnumType({ name, description, values });
  }

  #object(side: Side, of: Schema, name: string, description: string | undefined): GraphQLType {
    const fields = () => this.fields(side, of, name);
    return side === 'in'
      ? new GraphQLInputObjectType({ name, description, fields })
      : new GraphQLObjectType({ name, description, fields });
  }

  #union(of: Schema, name: string, description: string | undefined): GraphQLUnionType {
    const { options = [], discriminator = 'kind' } = definitionOf(of);
    const idOf = (value: Readonly<Record<string, unknown>>): string => {
      const fits = (option: Schema) =>
        option._zod.propValues?.[discriminator]?.has(value[discriminator] as never) === true;
      return metaOf(options.find(fits) ?? of).id ?? name;
    };
    const types = () => options.map((option) => this.#bare('out', option, name) as GraphQLObjectType);
    return new GraphQLUnionType({ name, description, types, resolveType: (value) => idOf(value as never) });
  }
}

/** The schema of a query service, woven from its declared calls. */
export const createSchema = (calls: readonly QueryCall[], resolve: Resolve): GraphQLSchema => {
  const weaver = new Weaver();
  const field = (call: QueryCall): GraphQLFieldConfig<unknown, unknown> => ({
    description: call.purpose,
    type: weaver.type('out', call.answer, nestedName(call.name, 'answer')) as never,
    args: weaver.fields('in', call.input, call.name),
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
