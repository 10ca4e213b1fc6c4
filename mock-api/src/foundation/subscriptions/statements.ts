import { insertRow, updateRow } from '../../world/row-statements.ts';
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

/** The subscriptions of a product that would be renewed or paid again. */
export const goingOnOf = statement((db, $: Bind<{ product: Row<'subscription'>['product'] }>) =>
  db
    .selectFrom('subscription')
    .select('key')
    .where('product', '=', $('product'))
    .where('status', 'in', ['active', 'unpaid']),
);

export const removeSubscription = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('subscription').where('key', '=', $('key')),
);

export const insertSubscription = insertRow('subscription');

export const setVip = updateRow('guest', 'id', ['isVip']);
