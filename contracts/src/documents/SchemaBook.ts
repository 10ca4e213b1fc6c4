import { definitionOf, metaOf, zodOf, type Fields, type Schema } from '@lounge/protocol';
import { descriptionOf, valueTextsOf } from '@lounge/protocol/descriptions';
import * as z from 'zod/mini';
import { collectNamed } from './named-schemas.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Draft = 'draft-2020-12' | 'draft-7';

/** Who writes a value. Requests have declared fields only; who reads an answer ignores others, so that servers can add fields. */
export type Side = 'request' | 'answer';

/** Whether a keyword is left out: bounds of safe integers, and in answers the pattern of an instant and that there are no other fields. */
const isLeftOut = (key: string, value: unknown, of: JsonSchema, side: Side): boolean =>
  (side === 'answer' && key === 'additionalProperties' && value === false) ||
  ((key === 'maximum' || key === 'minimum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER) ||
  (side === 'answer' && key === 'pattern' && of['format'] === 'date-time') ||
  key === '$schema';

/** The name of a schema on a side: objects differ. */
const nameOn = (side: Side, name: string, of: Schema | undefined): string =>
  side === 'request' && of?.type === 'object' ? `${name}Input` : name;

/**
 * Adds the descriptions of an enum's values: as data, and to the description of the enum, which is all that generators of types
 * and most renderers read.
 */
export const withValueTexts = (json: JsonSchema, texts: Readonly<Record<string, string>>): JsonSchema => {
  const entries = Object.entries(texts);
  if (entries.length === 0) return json;
  const lines = entries.map(([value, text]) => `- \`${value}\`: ${text}`).join('\n');
  const { description } = json;
  return {
    ...json,
    description: typeof description === 'string' ? `${description}\n\n${lines}` : lines,
    'x-enumDescriptions': texts,
  };
};

/**
 * Converts the protocol's schemas to JSON Schema and collects those with a name, which are defined once and referenced. Objects of requests
 * have names that end with `Input`, as in the GraphQL schema.
 */
export class SchemaBook {
  readonly #draft: Draft;
  readonly #basePath: string;
  readonly #named = new Map<string, JsonSchema>();

  constructor(draft: Draft, basePath: string) {
    this.#draft = draft;
    this.#basePath = basePath;
  }

  /** Returns the JSON Schema of a schema: a reference if it has a name. */
  jsonSchemaOf(of: Schema, side: Side): JsonSchema {
    const { properties, ...rest } = z.toJSONSchema(z.object({ root: zodOf(of) }), { target: this.#draft });
    const defs = Object.entries({ ...(rest['definitions'] as JsonSchema | undefined), ...rest.$defs });
    const named = new Map<string, Schema>();
    collectNamed(of, named);
    const simplify = this.#simplifier(side, named);
    for (const [name, schema] of defs) {
      const source = named.get(name);
      const simple = simplify(schema) as JsonSchema;
      this.#named.set(nameOn(side, name, source), source === undefined ? simple : this.#described(source, simple));
    }
    return this.#described(of, simplify(properties?.['root']) as JsonSchema);
  }

  /** Returns the JSON Schema of an object itself, also if it has a name, for whoever puts its fields beside others. */
  objectSchemaOf(of: Schema, side: Side): JsonSchema {
    const { id } = metaOf(of);
    const name = id === undefined ? null : nameOn(side, id, of);
    const isReferenced = name !== null && this.#named.has(name);
    const schema = this.jsonSchemaOf(of, side);
    if (name === null) return schema;
    const own = this.#named.get(name) ?? schema;
    if (!isReferenced) this.#named.delete(name);
    return own;
  }

  /** All named schemas so far, in alphabetical order. */
  get named(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#named].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Adds the descriptions of the fields in a schema; a referenced one has them where it is defined. */
  #described(of: Schema, json: JsonSchema): JsonSchema {
    if ('$ref' in json) return json;
    const definition = definitionOf(of);
    switch (definition.type) {
      case 'object':
        return this.#describedObject(of, definition.fields, json);
      case 'array':
        return { ...json, items: this.#described(definition.element, json['items'] as JsonSchema) };
      case 'optional':
        return this.#described(definition.innerType, json);
      case 'nullable':
        return this.#describedOptions([definition.innerType], json);
      case 'union':
        return this.#describedOptions(definition.options, json);
      case 'enum':
        return withValueTexts(json, valueTextsOf(of));
      default:
        return json;
    }
  }

  /** The options of a union or nullable; null, which comes last, has nothing to describe. */
  #describedOptions(options: readonly Schema[], json: JsonSchema): JsonSchema {
    const choices = json['anyOf'] as readonly JsonSchema[] | undefined;
    // Zod writes a scalar or null as two types.
    if (choices === undefined) return json;
    const anyOf = choices.map((each, at) => {
      const option = options[at];
      return option === undefined ? each : this.#described(option, each);
    });
    return { ...json, anyOf };
  }

  #describedObject(of: Schema, fields: Fields, json: JsonSchema): JsonSchema {
    const properties = Object.entries((json['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
      ([name, each]) => {
        const field = fields[name];
        const inner = field === undefined ? each : this.#described(field, each);
        return [name, this.withText(inner, descriptionOf(of, name))];
      },
    );
    return { ...json, properties: Object.fromEntries(properties) };
  }

  /** Adds a description. Draft 7 ignores what stands beside a reference. */
  withText(json: JsonSchema, description: string | null): JsonSchema {
    if (description === null) return json;
    return '$ref' in json && this.#draft === 'draft-7' ? { allOf: [json], description } : { ...json, description };
  }

  /** Returns what removes redundant keywords, and points references to the schemas of the document. */
  #simplifier(side: Side, named: ReadonlyMap<string, Schema>): (value: unknown) => unknown {
    const referenceTo = (text: string): string => {
      const name = text.replace(/^#\/(?:\$defs|definitions)\//, '');
      return name === text ? text : this.#basePath + nameOn(side, name, named.get(name));
    };
    const simplify = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(simplify);
      if (typeof value !== 'object' || value === null) return value;
      const schema = value as JsonSchema;
      const entries = Object.entries(schema).filter(([key, each]) => !isLeftOut(key, each, schema, side));
      return Object.fromEntries(
        entries.map(([key, each]) => [key, key === '$ref' ? referenceTo(String(each)) : simplify(each)]),
      );
    };
    return simplify;
  }
}
