import { defOf, fieldsText, metaOf, typeText, type Declared, type Shape } from '@lounge/protocol';
import { declared } from '@lounge/protocol/registry';
import { roomOf } from '../report/coverage.ts';

const wireOf = (each: Declared): string => {
  switch (each.kind) {
    case 'rest':
      return `${each.method} ${each.path}`;
    case 'query':
      return `${each.operation} ${each.name}`;
    default:
      return `${each.kind} ${each.type}`;
  }
};

const rulesOf = (each: Declared): string => {
  if (each.kind === 'push') return '';
  const rules = [
    each.needs === 'guest' ? 'guests only' : '',
    'failures' in each ? each.failures.join(', ') : '',
    'cache' in each && each.cache !== null ? `kept ${each.cache.forMs} ms` : '',
    'keyed' in each && each.keyed ? 'keyed' : '',
    'cookies' in each && each.cookies ? 'cookies' : '',
  ].filter((rule) => rule !== '');
  return rules.length === 0 ? '' : ` [${rules.join('; ')}]`;
};

const lineOf = (each: Declared): string => {
  const carried = 'payload' in each ? typeText(each.payload) : `${typeText(each.input)} → ${typeText(each.answer)}`;
  return `- \`${wireOf(each)}\` ${carried}${rulesOf(each)}: ${each.purpose}`;
};

/** The named shapes below a shape, itself included. */
const namedBelow = (of: Shape, found: Map<string, Shape>): void => {
  const { id } = metaOf(of);
  if (id !== undefined) {
    if (found.has(id)) return;
    found.set(id, of);
  }
  const { innerType, element, options = [], shape = {} } = defOf(of);
  const inner = [innerType, element, ...options, ...Object.values(shape)];
  for (const each of inner) if (each !== undefined) namedBelow(each, found);
};

const shapeLine = ([id, of]: readonly [string, Shape]): string => {
  const { entries } = defOf(of);
  const words = entries === undefined ? fieldsText(of) : Object.values(entries).join(' | ');
  return `- **${id}** ${words}`;
};

/** Everything that may be said, one line each, for review: a changed call or field is a changed line. */
export const callList = (): string => {
  const rooms = Map.groupBy(declared, ({ id }) => roomOf(id));
  const sections = [...rooms].map(([room, mine]) => `## ${room}\n\n${mine.map(lineOf).join('\n')}\n`);
  const shapes = new Map<string, Shape>();
  for (const each of declared) {
    for (const of of 'payload' in each ? [each.payload] : [each.input, each.answer]) namedBelow(of, shapes);
  }
  const lines = [...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(shapeLine);
  return `# Everything that may be said\n\nWritten by \`npm run contracts -- export\`.\n\n${sections.join('\n')}\n## Shapes\n\n${lines.join('\n')}\n`;
};
