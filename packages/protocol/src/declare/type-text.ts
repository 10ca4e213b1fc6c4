import { instant, type Shape } from '../vocabulary/shapes.ts';
import { defOf, metaOf } from './operation-text.ts';

const scalarOf = (of: Shape): string => {
  const { type, format } = defOf(of);
  if (type === 'string') return of === instant ? 'instant' : 'text';
  if (type === 'number') return /int/.test(format ?? '') ? 'whole' : 'number';
  if (type === 'boolean') return 'flag';
  return type === 'record' ? 'json' : type;
};

const listText = (element: Shape): string => {
  const item = typeText(element);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
};

/** The fields of an object shape in one line. */
export const fieldsText = (of: Shape): string => {
  const fields = Object.entries(defOf(of).shape ?? {}).map(([name, field]) => {
    const isOptional = defOf(field).type === 'optional';
    return `${name}${isOptional ? '?' : ''}: ${typeText(field)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** A shape in one line: by its name where it has one. */
export const typeText = (of: Shape): string => {
  const { id } = metaOf(of);
  if (id !== undefined) return id;
  const def = defOf(of);
  switch (def.type) {
    case 'optional':
      return typeText(def.innerType as Shape);
    case 'nullable':
      return `${typeText(def.innerType as Shape)} | null`;
    case 'array':
      return listText(def.element as Shape);
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
