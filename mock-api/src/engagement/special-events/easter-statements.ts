import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** Inserts a collected egg and returns its key; null where it was there. */
export const insertEgg = insertRow('collectedEgg', {}, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('key'),
);

export const eggByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('collectedEgg').select('at').where('key', '=', $('key')),
);

/** How many eggs of a hunt a guest has, and how many of them are of a day. */
export const eggsOf = statement((db, $: Bind<{ guestId: number; eventId: number; day: string }>) =>
  db
    .selectFrom('collectedEgg')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('day', '=', $('day')).as('ofDay'),
    ])
    .where('guestId', '=', $('guestId'))
    .where('eventId', '=', $('eventId')),
);
