import { statement, type Bind } from '../../world/statement.ts';

/** Sets a value of the world itself; all its processes read it. */
export const putMeta = statement((db, $: Bind<{ key: string; value: string }>) =>
  db
    .insertInto('meta')
    .values({ key: $('key'), value: $('value') })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: $('value') })),
);

/** A value of the world itself. */
export const metaValue = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('meta').select('value').where('key', '=', $('key')),
);
