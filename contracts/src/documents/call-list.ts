import { definitionOf, fieldsText, typeText, type Declaration, type Schema } from '@lounge/protocol';
import { declarations } from '@lounge/protocol/registry';
import { moduleOf } from '../report/coverage.ts';
import { collectNamed } from './named-schemas.ts';

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

const optionsOf = (each: Declaration): string => {
  if (each.kind === 'push') return '';
  const options = [
    each.needs === 'guest' ? 'guests only' : '',
    each.kind === 'command' && each.reply !== null ? `reply ${each.reply.type}` : '',
    each.failures.join(', '),
    each.cache === null ? '' : `cached ${each.cache.forMs} ms`,
    'idempotent' in each && each.idempotent ? 'idempotent' : '',
    'cookies' in each && each.cookies ? 'cookies' : '',
  ].filter((option) => option !== '');
  return options.length === 0 ? '' : ` [${options.join('; ')}]`;
};

const lineOf = (each: Declaration): string => {
  const types = each.kind === 'push' ? typeText(each.payload) : `${typeText(each.input)} → ${typeText(each.answer)}`;
  return `- \`${wireOf(each)}\` ${types}${optionsOf(each)}: ${each.purpose}`;
};

const schemaLine = ([id, of]: readonly [string, Schema]): string => {
  const definition = definitionOf(of);
  const text = definition.type === 'enum' ? definition.values.join(' | ') : fieldsText(of);
  return `- **${id}** ${text}`;
};

/** All calls, messages and schemas, one line each, for review: a changed call or field is a changed line. */
export const callList = (): string => {
  const modules = Map.groupBy(declarations, ({ id }) => moduleOf(id));
  const sections = [...modules].map(([module, declared]) => `## ${module}\n\n${declared.map(lineOf).join('\n')}\n`);
  const schemas = new Map<string, Schema>();
  for (const each of declarations) {
    for (const of of each.kind === 'push' ? [each.payload] : [each.input, each.answer]) collectNamed(of, schemas);
  }
  const lines = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(schemaLine);
  return `# Calls, messages and schemas\n\nWritten by \`npm run contracts -- export\`.\n\n${sections.join('\n')}\n## Schemas\n\n${lines.join('\n')}\n`;
};
