import { definitionOf, fieldsText, metaOf, typeText, type Declaration, type Schema } from '@lounge/protocol';
import { declarations } from '@lounge/protocol/registry';
import { moduleOf } from '../report/coverage.ts';

const wireOf = (each: Declaration): string => {
  switch (each.kind) {
    case 'rest':
      return `${each.method} ${each.path}`;
    case 'query':
      return `${each.operation} ${each.name}`;
    default:
      return `${each.kind} ${each.type}`;
  }
};

const rulesOf = (each: Declaration): string => {
  if (each.kind === 'push') return '';
  const rules = [
    each.needs === 'guest' ? 'guests only' : '',
    'failures' in each ? each.failures.join(', ') : '',
    'cache' in each && each.cache !== null ? `kept ${each.cache.forMs} ms` : '',
    'idempotent' in each && each.idempotent ? 'keyed' : '',
    'cookies' in each && each.cookies ? 'cookies' : '',
  ].filter((rule) => rule !== '');
  return rules.length === 0 ? '' : ` [${rules.join('; ')}]`;
};

const lineOf = (each: Declaration): string => {
  const carried = 'payload' in each ? typeText(each.payload) : `${typeText(each.input)} → ${typeText(each.answer)}`;
  return `- \`${wireOf(each)}\` ${carried}${rulesOf(each)}: ${each.purpose}`;
};

/** The named shapes below a shape, itself included. */
const namedBelow = (of: Schema, found: Map<string, Schema>): void => {
  const { id } = metaOf(of);
  if (id !== undefined) {
    if (found.has(id)) return;
    found.set(id, of);
  }
  const { innerType, element, options = [], shape = {} } = definitionOf(of);
  const inner = [innerType, element, ...options, ...Object.values(shape)];
  for (const each of inner) if (each !== undefined) namedBelow(each, found);
};

const shapeLine = ([id, of]: readonly [string, Schema]): string => {
  const { entries } = definitionOf(of);
  const words = entries === undefined ? fieldsText(of) : Object.values(entries).join(' | ');
  return `- **${id}** ${words}`;
};

/** Everything that may be said, one line each, for review: a changed call or field is a changed line. */
export const callList = (): string => {
  const modules = Map.groupBy(declarations, ({ id }) => moduleOf(id));
  const sections = [...modules].map(([module, mine]) => `## ${module}\n\n${mine.map(lineOf).join('\n')}\n`);
  const shapes = new Map<string, Schema>();
  for (const each of declarations) {
    for (const of of 'payload' in each ? [each.payload] : [each.input, each.answer]) namedBelow(of, shapes);
  }
  const lines = [...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(shapeLine);
  return `# Everything that may be said\n\nWritten by \`npm run contracts -- export\`.\n\n${sections.join('\n')}\n## Shapes\n\n${lines.join('\n')}\n`;
};
