import type { WorldParts } from '../world/world.ts';

const sqliteTrigger = [
  `create trigger "simulatedVouchers" after insert on voucher begin
    insert into "simulatedVoucher" values (new.id, new.amount); end`,
];

const postgresTrigger = [
  `create function "recordVoucher"() returns trigger language plpgsql as
    $$ begin insert into "simulatedVoucher" values (new.id, new.amount); return new; end $$`,
  `create trigger "simulatedVouchers" after insert on voucher for each row execute function "recordVoucher"()`,
];

/** Records in the table `simulatedVoucher` with how many uses each voucher is given from now on. */
export const recordVouchers = ({ database }: WorldParts): Promise<void> =>
  database.change(async (tx) => {
    await tx.query('create table "simulatedVoucher" (id integer primary key, amount integer)', []);
    for (const sql of tx.dialect.name === 'sqlite' ? sqliteTrigger : postgresTrigger) await tx.query(sql, []);
  });
