import { innerSchemas, metaOf, type Schema } from '@lounge/protocol';

/** Adds the named schemas in a schema, itself included, to `found`, by name. */
export const collectNamed = (of: Schema, found: Map<string, Schema>): void => {
  const { id } = metaOf(of);
  if (id !== undefined) {
    if (found.has(id)) return;
    found.set(id, of);
  }
  for (const each of innerSchemas(of)) collectNamed(each, found);
};
