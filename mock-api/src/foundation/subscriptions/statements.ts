import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** The primary key of a subscription. */
export const subscriptionKey = (guestId: number, product: Row<'subscription'>['product']): string =>
  `${guestId} ${product}`;

export const subscriptionByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('subscription').selectAll().where('key', '=', $('key')),
);

/** The subscriptions that are to be renewed or ended. */
export const dueSubscriptions = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('subscription').select('key').where('status', '!=', 'past').where('paidUntil', '<=', $('now')),
);

export const removeSubscription = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('subscription').where('key', '=', $('key')),
);

type Columns = Row<'subscription'>;

export const insertSubscription = statement((db, $: Bind<Columns>) =>
  db.insertInto('subscription').values({
    key: $('key'),
    guestId: $('guestId'),
    product: $('product'),
    status: $('status'),
    methodId: $('methodId'),
    startedAt: $('startedAt'),
    anchorAt: $('anchorAt'),
    period: $('period'),
    months: $('months'),
    paidUntil: $('paidUntil'),
    offerPeriods: $('offerPeriods'),
    offerAt: $('offerAt'),
    failedAt: $('failedAt'),
    tries: $('tries'),
  }),
);

export const setVip = statement((db, $: Bind<{ id: number; isVip: number }>) =>
  db
    .updateTable('guest')
    .set({ isVip: $('isVip') })
    .where('id', '=', $('id')),
);
