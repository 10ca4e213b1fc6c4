import { expect, test } from 'vitest';
import { heldDatabase } from './held-database.ts';

test('it ends after the read that runs, and runs none of those that wait', async () => {
  const statements: string[] = [];
  const query = (statement: string | { readonly text: string }) => {
    statements.push(typeof statement === 'string' ? statement : statement.text);
    return Promise.resolve({ rows: [] });
  };
  const database = heldDatabase(() => Promise.resolve({ query }));
  const reads = Promise.allSettled(['select 1', 'select 2'].map((sql) => database.reader.query(sql, [])));
  await database.end();
  const ended = [...statements];
  expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual(ended);
});
