import type { Schema } from '@lounge/protocol';
import * as z from 'zod/mini';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Draft = 'draft-2020-12' | 'draft-7';

/** Bounds that only say "a safe integer", and the spelt-out pattern of an instant, tell a reader nothing. */
const isNoise = (key: string, value: unknown, of: JsonSchema): boolean =>
  ((key === 'maximum' || key === 'minimum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER) ||
  (key === 'pattern' && of['format'] === 'date-time') ||
  key === '$schema';

/** Collects the schemas of shapes; shapes with a name are written once and referred to. */
export class SchemaBook {
  readonly #draft: Draft;
  readonly #home: string;
  readonly #named = new Map<string, unknown>();

  constructor(draft: Draft, home: string) {
    this.#draft = draft;
    this.#home = home;
  }

  /** The schema of a shape: a reference where it has a name. */
  schemaOf(of: Schema): JsonSchema {
    const { properties, ...rest } = z.toJSONSchema(z.object({ it: of }), { target: this.#draft });
    const defs = Object.entries({ ...(rest['definitions'] as JsonSchema | undefined), ...rest.$defs });
    for (const [name, schema] of defs) this.#named.set(name, this.#tidy(schema));
    return this.#tidy(properties?.['it']) as JsonSchema;
  }

  /** Every named schema so far, in alphabetical order. */
  get named(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#named].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  #tidy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#tidy(each));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as JsonSchema;
    const entries = Object.entries(schema).filter(([key, each]) => !isNoise(key, each, schema));
    return Object.fromEntries(
      entries.map(([key, each]) => [key, key === '$ref' ? this.#moved(String(each)) : this.#tidy(each)]),
    );
  }

  #moved(reference: string): string {
    return reference.replace(/^#\/(\$defs|definitions)\//, this.#home);
  }
}
