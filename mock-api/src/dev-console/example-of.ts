import { definitionOf, type Schema, s } from '@lounge/protocol';

/** Sensible values by the name of a field, so that an example speaks of somebody who is there. */
const known: Readonly<Record<string, unknown>> = { actorId: 101, actorName: 'Mirela', currency: 'VXC' };

const textOf = (of: Schema, name: string): string => {
  if (of === s.instant) return '2026-11-20T19:00:00.000Z';
  // A shape that asks for a pattern of its own is answered by its name; whoever sends it edits it.
  return name === '' ? 'text' : name;
};

/** A whole number that most bounds allow. */
const number = 1;

/**
 * An example of a shape, to be edited: the first word of a list, one item in an array, optional fields left out. `guestId`
 * stands for the guest.
 */
export const exampleOf = (of: Schema, guestId: number, name = ''): unknown => {
  if (name === 'guestId') return guestId;
  if (Object.hasOwn(known, name)) return known[name];
  const def = definitionOf(of);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, field]) => definitionOf(field).type !== 'optional')
          .map(([field, shape]) => [field, exampleOf(shape, guestId, field)]),
      );
    case 'array':
      return def.element === undefined ? [] : [exampleOf(def.element, guestId)];
    case 'nullable':
    case 'optional':
      return def.innerType === undefined ? null : exampleOf(def.innerType, guestId, name);
    case 'union':
      return def.options?.[0] === undefined ? null : exampleOf(def.options[0], guestId, name);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return [...(of._zod.values ?? [])][0] ?? null;
    case 'boolean':
      return true;
    case 'number':
      return number;
    case 'string':
      return textOf(of, name);
    default:
      return {};
  }
};
