import { createHash } from 'node:crypto';
import { definitionOf, fieldsOf, metaOf, type Schema } from '@lounge/protocol';
import type { ProviderState, ProviderStateKind } from '@lounge/mock-api/states';

type Value = ProviderState['params'][string];

/** As much as numbers without a maximum exceed their minimum. */
const span = 100_000;

/** Another value than the reference server's own, as a team would choose it; undefined for what has a pattern or is a list. */
const chosen = (of: Schema, name: string, drawn: number): Value | undefined => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'number': {
      const { minimum = 0, maximum = minimum + span } = definition;
      // A bound, as the highest age rating, hides more than other values do.
      if (drawn % 4 === 0) return maximum;
      return drawn % 4 === 1 ? minimum : minimum + (drawn % (maximum - minimum + 1));
    }
    case 'string':
      if (metaOf(of).format === 'date-time') return new Date(Date.UTC(2026, 9, 1) + (drawn % 86_400_000)).toISOString();
      return definition.pattern === undefined ? `${drawn} free ${name}`.slice(0, definition.maxLength) : undefined;
    case 'enum':
      return definition.values[drawn % definition.values.length];
    default:
      return undefined;
  }
};

/**
 * The parameters of a state, with other values for those that the contracts leave free, determined by a seed and what is given. A
 * value with a pattern and a list stay the server's own.
 */
export const withFreeValues = (
  { params: schema, ifLeftOut }: Pick<ProviderStateKind, 'params' | 'ifLeftOut'>,
  params: ProviderState['params'],
  seed: number,
): ProviderState['params'] => {
  const free = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const definition = definitionOf(field);
    if (definition.type !== 'optional' || name in ifLeftOut || name in params) return [];
    // Two videos of an interaction have different values, as otherwise no order would be noticed.
    const drawn = createHash('sha256')
      .update(JSON.stringify([seed, name, params]))
      .digest()
      .readUInt32BE();
    const value = chosen(definition.innerType, name, drawn);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...params, ...Object.fromEntries(free) };
};
