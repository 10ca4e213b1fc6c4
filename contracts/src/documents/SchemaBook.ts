import { zodOf, type Schema } from '@lounge/protocol';
import * as z from 'zod/mini';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Draft = 'draft-2020-12' | 'draft-7';

/** Whether a keyword is redundant for readers: the bounds of safe integers, and the pattern of an instant. */
const isRedundant = (key: string, value: unknown, of: JsonSchema): boolean =>
  ((key === 'maximum' || key === 'minimum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER) ||
  (key === 'pattern' && of['format'] === 'date-time') ||
  key === '$schema';

/** Converts the protocol's schemas to JSON Schema and collects those with a name, which are defined once and referenced. */
export class SchemaBook {
  readonly #draft: Draft;
  readonly #basePath: string;
  readonly #named = new Map<string, unknown>();

  constructor(draft: Draft, basePath: string) {
    this.#draft = draft;
    this.#basePath = basePath;
  }

  /** Returns the JSON Schema of a schema: a reference if it has a name. */
  jsonSchemaOf(of: Schema): JsonSchema {
    const { properties, ...rest } = z.toJSONSchema(z.object({ root: zodOf(of) }), { target: this.#draft });
    const defs = Object.entries({ ...(rest['definitions'] as JsonSchema | undefined), ...rest.$defs });
    for (const [name, schema] of defs) this.#named.set(name, this.#simplify(schema));
    return this.#simplify(properties?.['root']) as JsonSchema;
  }

  /** All named schemas so far, in alphabetical order. */
  get named(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#named].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  #simplify(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#simplify(each));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as JsonSchema;
    const entries = Object.entries(schema).filter(([key, each]) => !isRedundant(key, each, schema));
    return Object.fromEntries(
      entries.map(([key, each]) => [key, key === '$ref' ? this.#rebase(String(each)) : this.#simplify(each)]),
    );
  }

  #rebase(reference: string): string {
    return reference.replace(/^#\/(\$defs|definitions)\//, this.#basePath);
  }
}
