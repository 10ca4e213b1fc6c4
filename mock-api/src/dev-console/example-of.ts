import { definitionOf, type Schema, s } from '@lounge/protocol';

/** Values by field name, so that examples are about an existing performer. */
const valuesByName: Readonly<Record<string, unknown>> = {
  actorId: 101,
  actorName: 'Mirela',
  currency: 'VXC',
  objectTypeId: 2,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};

const textOf = (schema: Schema, name: string): string => {
  if (schema === s.instant) return '2026-11-20T19:00:00.000Z';
  // Strings with another pattern get the field's name and have to be edited.
  return name === '' ? 'text' : name;
};

/** An integer within most limits. */
const number = 1;

/**
 * An example value of a schema, to be edited: the first value of an enumeration, one item in an array, no optional fields.
 * `guestId` is the value of fields with this name.
 */
export const exampleOf = (schema: Schema, guestId: number, name = ''): unknown => {
  if (name === 'guestId') return guestId;
  if (Object.hasOwn(valuesByName, name)) return valuesByName[name];
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.fields)
          .filter(([, field]) => field.type !== 'optional')
          .map(([field, fieldSchema]) => [field, exampleOf(fieldSchema, guestId, field)]),
      );
    case 'array':
      return [exampleOf(def.element, guestId)];
    case 'nullable':
    case 'optional':
      return exampleOf(def.innerType, guestId, name);
    case 'union':
      return def.options?.[0] === undefined ? null : exampleOf(def.options[0], guestId, name);
    case 'enum':
      return def.values[0];
    case 'literal':
      return def.value;
    case 'boolean':
      return true;
    case 'number':
      return number;
    case 'string':
      return textOf(schema, name);
    default:
      return {};
  }
};
