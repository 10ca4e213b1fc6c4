import { createSchema } from '@lounge/mock-api/server';
import { queryCalls } from '@lounge/protocol/registry';
import { printSchema } from 'graphql';
import { notesOf } from './notes.ts';

const header = `# The query service at /vxql: GraphQL by POST with query and variables. Every request carries
# "Authorization: Bearer"; without it the error is "Missing Vxql-Token". A rejected operation has status 200, data null and
# errors[0].extensions {code, field, requestId}.`;

const failuresText = (): string => {
  const lines = queryCalls.map(({ name, failures, id }) => {
    const { assumed } = notesOf(id);
    const codes = ['malformed', 'needLogin', ...failures].join(', ');
    return `#   ${name}: ${codes}${assumed === null ? '' : `. Assumed: ${assumed}`}`;
  });
  return ['# Declared failures of each operation:', ...lines].join('\n');
};

/** The query service as GraphQL SDL. */
export const sdl = (): string => {
  const schema = createSchema(queryCalls, () => Promise.reject(new Error('This schema is only printed.')));
  return `${header}\n#\n${failuresText()}\n\n${printSchema(schema)}\n`;
};
