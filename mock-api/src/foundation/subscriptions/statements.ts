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
  db.selectFrom('subscription').select('key').where('status', '!=', 'past').where('paid_until', '<=', $('now')),
);

export const removeSubscription = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('subscription').where('key', '=', $('key')),
);

type Columns = Row<'subscription'>;

export const insertSubscription = statement((db, $: Bind<Columns>) =>
  db.insertInto('subscription').values({
    key: $('key'),
    guest_id: $('guest_id'),
    product: $('product'),
    status: $('status'),
    method_id: $('method_id'),
    started_at: $('started_at'),
    anchor_at: $('anchor_at'),
    period: $('period'),
    months: $('months'),
    paid_until: $('paid_until'),
    offer_periods: $('offer_periods'),
    offer_at: $('offer_at'),
    failed_at: $('failed_at'),
    tries: $('tries'),
  }),
);

export const setVip = statement((db, $: Bind<{ id: number; isVip: number }>) =>
  db
    .updateTable('guest')
    .set({ is_vip: $('isVip') })
    .where('id', '=', $('id')),
);
