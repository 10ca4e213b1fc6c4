import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { earlierSchema } from '../testing/earlier-schema.ts';
import { addressKey } from './address-key.ts';
import { migrations } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { schemaVersion } from './tables.ts';
import { upgradeFrom } from './upgrades.ts';

/** An empty world of an earlier version, whose file holds its tables and indexes; `rows` are statements that fill it. */
const upgradedFrom = (version: string, ...rows: readonly string[]) => {
  const db = new Sqlite(':memory:');
  db.exec(earlierSchema('sqlite', version));
  db.exec(`insert into meta (key, value) values ('schema', '${version}')`);
  for (const sql of [...rows, ...(upgradeFrom(version, sqliteDialect) ?? [])]) db.exec(sql);
  return db;
};
const upgraded = (...rows: readonly string[]) => upgradedFrom('11', ...rows);

const created = () => {
  const db = new Sqlite(':memory:');
  for (const sql of migrations(sqliteDialect)) db.exec(sql);
  return db;
};

const columnsOf = (db: Sqlite.Database) =>
  db
    .prepare(
      `select t.name as "table", c.name, c.type, c."notnull", c.pk from pragma_table_list as t, pragma_table_info(t.name) as c
       where t.schema = 'main' and t.name not like 'sqlite_%' order by 1, 2`,
    )
    .all();
const indexesOf = (db: Sqlite.Database) =>
  db
    .prepare(`select name, lower(sql) as sql from sqlite_schema where type = 'index' and sql is not null order by name`)
    .all();

test.each(['11', '12', '14', '15', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26'])(
  'a world of version %s is upgraded to the tables and indexes of a new one',
  (version) => {
    const [old, fresh] = [upgradedFrom(version), created()];
    expect(columnsOf(old)).toEqual(columnsOf(fresh));
    expect(indexesOf(old)).toEqual(indexesOf(fresh));
    expect(old.prepare(`select value from meta where key = 'schema'`).pluck().get()).toBe(String(schemaVersion));
  },
);

test('codes that were given before are counted by mailbox and number', () => {
  const account = (guestId: number, email: string, isVerified: number) =>
    `insert into account (email, guest_id, password_hash, is_verified, created_at) values ('${email}', ${guestId}, '', ${isVerified}, '')`;
  const redemption = (guestId: number) =>
    `insert into bonus_redemption (key, guest_id, code, at) values ('${guestId} HELLO', ${guestId}, 'HELLO', '')`;
  const emails = ['r.o.bin+x@googlemail.com', 'Sam.Lee+9@example.com'.toLowerCase(), 'not@confirmed.example'];
  const db = upgraded(
    ...emails.flatMap((email, at) => [account(at + 1, email, at === 2 ? 0 : 1), redemption(at + 1)]),
    `insert into verified_phone (key, guest_id, type, number_hash, is_mobile, last_digits, at) values ('k', 3, 'avs', 'h', 1, '1', '')`,
  );
  expect(db.prepare('select key, "guestId", code from "givenCode" order by "guestId"').raw().all()).toEqual([
    [`HELLO ${addressKey(emails[0] ?? '')}`, 1, 'HELLO'],
    [`HELLO ${addressKey(emails[1] ?? '')}`, 2, 'HELLO'],
    ['HELLO tel:h', 3, 'HELLO'],
  ]);
});

const voucher = (id: number, type: number, amount: number) =>
  `insert into voucher values (${id}, 7, ${type}, ${amount}, null, null, null, '2026-11-20T19:00:00.000Z', null)`;
const chat = (id: number, status: string, minutes: number, countedMs: number) =>
  `insert into chat (id, key, start_key, body_hash, guest_id, actor_id, kind, with_camera, is_camera_on, sequence, brand, language,
    status, price, started_at, played_ms, counted_ms, booked_ms, voucher_minutes, voucher_id, vouchers_over, booked, transfers,
    gifts_spent, dispute) values (${id}, 'c-${id}', 's-${id}', '', 7, 101, 'videoChat', 0, 0, ${id}, 'velvet', 'en', '${status}', 3600,
    '2026-11-20T19:00:00.000Z', 0, ${countedMs}, 0, ${minutes}, 1, 0, 0, 0, 0, 'none')`;

test('stored voucher minutes become seconds; a chat that is not over gives back the rest of its minute', () => {
  const rows = [voucher(1, 2, 8), voucher(2, 5, 3), chat(1, 'ended', 2, 61_000), chat(2, 'running', 2, 61_900)];
  const db = upgraded(...rows);
  expect(db.prepare('select id, amount from voucher').all()).toEqual([
    { id: 1, amount: 8 * 60 + 59 },
    { id: 2, amount: 3 },
  ]);
  expect(db.prepare('select "voucherSeconds" from chat').pluck().all()).toEqual([120, 61]);
});

test('stored notifications stay, without a show', () => {
  const db = upgradedFrom('12', `insert into notification values (31, 7, 2, 101, 1, 1, '2026-11-20T19:00:00.000Z')`);
  expect(db.prepare('select id, type, show from notification').all()).toEqual([{ id: 31, type: 2, show: null }]);
});

test('stored rows keep their values and their ids under the names of version 15', () => {
  const at = '2026-11-20T19:00:00.000Z';
  const dispute = `insert into chat_dispute values ('c-1', 7, 'quality', null, '${at}', null)`;
  const report = (id: number) => `insert into actor_report values (${id}, 7, 101, 'c-1', 'other', 'Why', '${at}')`;
  const db = upgradedFrom('14', dispute, report(5), report(6), 'delete from actor_report where id = 6');
  db.exec(`insert into "actorReport" ("guestId", "actorId", reason, at) values (8, 102, 'other', '${at}')`);
  expect(db.prepare('select id, "guestId", "actorId", "chatKey", text from "actorReport"').all()).toEqual([
    { id: 5, guestId: 7, actorId: 101, chatKey: 'c-1', text: 'Why' },
    { id: 7, guestId: 8, actorId: 102, chatKey: null, text: null },
  ]);
  expect(db.prepare('select key, "guestId", "answeredAt" from "chatDispute"').all()).toEqual([
    { key: 'c-1', guestId: 7, answeredAt: null },
  ]);
});

test('each entry of a guest gets the balance after it, also where a chat added to a transaction', () => {
  const entry = (transferId: number, account: string, amount: number) =>
    `insert into "ledgerEntry" ("transferId", account, amount, at) values (${transferId}, '${account}', ${amount}, '')`;
  const entries = [
    [3, 'guest:7', 500],
    [3, 'top-up', -500],
    [4, 'guest:8', 40],
    [5, 'guest:7', -200],
    [5, 'house', 200],
    [5, 'guest:7', -100],
  ] as const;
  const db = upgradedFrom('15', ...entries.map(([transferId, account, amount]) => entry(transferId, account, amount)));
  expect(db.prepare('select balance from "ledgerEntry" order by id').pluck().all()).toEqual([
    500,
    null,
    40,
    300,
    null,
    200,
  ]);
});

test.each([
  ['of today', String(schemaVersion), []],
  ['before the first', '10', null],
  ['of a later version', String(schemaVersion + 1), null],
  ['that is none', '', null],
])('a version %s', (_, version, statements) => {
  expect(upgradeFrom(version, sqliteDialect)).toEqual(statements);
});
