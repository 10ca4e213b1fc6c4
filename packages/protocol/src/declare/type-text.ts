import * as s from '../schema/s.ts';
import { definitionOf, metaOf, fieldsOf, type Definition, type Schema } from '../schema/schema.ts';

const scalarText = (of: Schema, definition: Definition): string => {
  if (definition.type === 'string') return of === s.instant ? 'instant' : 'string';
  if (definition.type === 'number') return definition.isInteger ? 'integer' : 'number';
  return definition.type;
};

const listText = (element: Schema): string => {
  const item = typeText(element);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
};

/** Formats the fields of an object schema in one line. */
export const fieldsText = (of: Schema): string => {
  const fields = Object.entries(fieldsOf(of)).map(([name, field]) => {
    return `${name}${field.type === 'optional' ? '?' : ''}: ${typeText(field)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** Formats a schema in one line, as its name if it has one. */
export const typeText = (of: Schema): string => {
  const { id } = metaOf(of);
  if (id !== undefined) return id;
  const def = definitionOf(of);
  switch (def.type) {
    case 'record':
      return 'json';
    case 'optional':
      return typeText(def.innerType);
    case 'nullable':
      return `${typeText(def.innerType)} | null`;
    case 'array':
      return listText(def.element);
    case 'literal':
      return `"${def.value}"`;
    case 'object':
      return fieldsText(of);
    case 'enum':
      return def.values.join(' | ');
    case 'union':
      return def.options.map(typeText).join(' | ');
    default:
      return scalarText(of, def);
  }
};
