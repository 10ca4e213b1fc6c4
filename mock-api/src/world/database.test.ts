import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { sqliteDatabase } from './sqlite-database.ts';

const setUp = () => {
  const engine = new Sqlite(':memory:');
  engine.exec('create table note (id integer primary key, text text not null) strict');
  const prepared: string[] = [];
  const database = sqliteDatabase({
    prepare: (sql) => {
      prepared.push(sql);
      return engine.prepare(sql);
    },
    exec: (sql) => void engine.exec(sql),
    close: () => void engine.close(),
  });
  const write = (text: string) => database.change((tx) => tx.query('insert into note (text) values (?)', [text]));
  const texts = async () =>
    ((await database.reader.query('select text from note order by id', [])) as { text: string }[]).map(
      (row) => row.text,
    );
  return { database, prepared, write, texts };
};

/** A promise and the function that resolves it. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

test('a change commits as a whole and returns its result', async () => {
  const { database, texts } = setUp();
  const answer = await database.change(async (tx) => {
    await tx.query('insert into note (text) values (?)', ['one']);
    await tx.query('insert into note (text) values (?)', ['two']);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await texts()).toEqual(['one', 'two']);
});

test('a change that throws is rolled back and does not block the next one', async () => {
  const { database, write, texts } = setUp();
  const broken = database.change(async (tx) => {
    await tx.query('insert into note (text) values (?)', ['lost']);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await write('kept');
  expect(await texts()).toEqual(['kept']);
});

test('a failing statement rolls the whole change back', async () => {
  const { database, write, texts } = setUp();
  await write('kept');
  const broken = database.change(async (tx) => {
    await tx.query('insert into note (text) values (?)', ['lost']);
    await tx.query('insert into note (text) values (?)', [null]);
  });
  await expect(broken).rejects.toThrow(/NOT NULL/);
  expect(await texts()).toEqual(['kept']);
});

test('changes run one after the other, in order', async () => {
  const { database, texts } = setUp();
  const { opened, open } = gate();
  const steps: string[] = [];
  const change = (name: string, wait: Promise<void> | null) =>
    database.change(async (tx) => {
      steps.push(`${name} begins`);
      await wait;
      await tx.query('insert into note (text) values (?)', [name]);
      steps.push(`${name} ends`);
    });
  const all = [change('a', opened), change('b', null), change('c', null)];
  open();
  await Promise.all(all);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await texts()).toEqual(['a', 'b', 'c']);
});

test('a read waits for an open change and sees all of it', async () => {
  const { database, texts } = setUp();
  const { opened, open } = gate();
  const changing = database.change(async (tx) => {
    await tx.query('insert into note (text) values (?)', ['one']);
    await opened;
    await tx.query('insert into note (text) values (?)', ['two']);
  });
  const reading = texts();
  open();
  await changing;
  expect(await reading).toEqual(['one', 'two']);
});

test('a read that waits for a failing change sees the state before it', async () => {
  const { database, texts } = setUp();
  const { opened, open } = gate();
  const changing = database.change(async (tx) => {
    await tx.query('insert into note (text) values (?)', ['lost']);
    await opened;
    throw new Error('no');
  });
  const reading = texts();
  open();
  await expect(changing).rejects.toThrow('no');
  expect(await reading).toEqual([]);
});

test('each statement is prepared once', async () => {
  const { prepared, write } = setUp();
  await write('one');
  await write('two');
  expect(prepared).toEqual(['insert into note (text) values (?)']);
});

/** The error of SQLite when there is no space. */
const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

/** A database whose engine fails at one statement, once. */
const failingAt = (statements: readonly string[]) => {
  const engine = new Sqlite(':memory:');
  engine.exec('create table note (id integer primary key, text text not null) strict');
  const failing = new Set(statements);
  const exec = (sql: string) => {
    if (failing.delete(sql)) throw sql === 'rollback' ? new Error('cannot rollback') : full();
    engine.exec(sql);
  };
  return sqliteDatabase({ prepare: (sql) => engine.prepare(sql), exec, close: () => void engine.close() });
};

test.each([[['begin immediate']], [['commit']], [['commit', 'rollback']]])(
  'when %j fail, a change rejects with the first error, reads go on and so does the next change',
  async (statements) => {
    const database = failingAt(statements);
    const write = (text: string) => database.change((tx) => tx.query('insert into note (text) values (?)', [text]));
    await expect(write('lost')).rejects.toThrow('database or disk is full');
    await database.reader.query('select 1', []);
    await write('kept');
    expect(await database.reader.query('select text from note', [])).toEqual([{ text: 'kept' }]);
  },
);

test.each([
  ['a read', (database: ReturnType<typeof failingAt>) => database.reader.query('select 1', [])],
  ['a change', (database: ReturnType<typeof failingAt>) => database.change((tx) => tx.query('select 1', []))],
])('%s in a closed world fails by name', async (_, run) => {
  const database = failingAt([]);
  database.close();
  await expect(run(database)).rejects.toMatchObject({ code: 'WORLD_CLOSED' });
});

test('a change during which the world is closed fails by name', async () => {
  const database = failingAt([]);
  const changing = database.change(async () => database.close());
  await expect(changing).rejects.toMatchObject({ code: 'WORLD_CLOSED' });
});

test.each([
  ['insert into note (text) values (?) returning id', ['one']],
  [' UPDATE note set text = ?', ['one']],
  ['delete from note', []],
  ['drop table note', []],
])('the reader rejects what writes, as it would be in no transaction: %s', async (sql, parameters) => {
  const { database, write, texts } = setUp();
  await write('before');
  for (let times = 0; times < 2; times += 1)
    await expect(database.reader.query(sql, parameters)).rejects.toThrow('only reads');
  expect(await texts()).toEqual(['before']);
});

test.each(['select 1 as n', '  SELECT 1 as n', 'with one as (select 1 as n) select n from one'])(
  'the reader runs %s',
  async (sql) => {
    expect(await setUp().database.reader.query(sql, [])).toEqual([{ n: 1 }]);
  },
);
