import * as s from '../schema/s.ts';
import type { Schema } from '../schema/schema.ts';
import { definitionOf, metaOf } from './operation-text.ts';

const scalarOf = (of: Schema): string => {
  const { type, format } = definitionOf(of);
  if (type === 'string') return of === s.instant ? 'instant' : 'string';
  if (type === 'number') return /int/.test(format ?? '') ? 'integer' : 'number';
  if (type === 'boolean') return 'boolean';
  return type;
};

const listText = (element: Schema): string => {
  const item = typeText(element);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
};

/** Formats the fields of an object schema in one line. */
export const fieldsText = (of: Schema): string => {
  const fields = Object.entries(definitionOf(of).shape ?? {}).map(([name, field]) => {
    const isOptional = definitionOf(field).type === 'optional';
    return `${name}${isOptional ? '?' : ''}: ${typeText(field)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** Formats a schema in one line, as its name if it has one. */
export const typeText = (of: Schema): string => {
  const { id } = metaOf(of);
  if (id !== undefined) return id;
  if (of === s.record) return 'json';
  const def = definitionOf(of);
  switch (def.type) {
    case 'optional':
      return typeText(def.innerType as Schema);
    case 'nullable':
      return `${typeText(def.innerType as Schema)} | null`;
    case 'array':
      return listText(def.element as Schema);
    case 'literal':
      return [...(of._zod.values ?? [])].map((value) => `"${String(value)}"`).join(' | ');
    case 'object':
      return fieldsText(of);
    case 'enum':
      return Object.values(def.entries ?? {}).join(' | ');
    case 'union':
      return (def.options ?? []).map(typeText).join(' | ');
    default:
      return scalarOf(of);
  }
};
