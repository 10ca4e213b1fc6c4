import { insertRow, replaceRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

export const subscriptionByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pushSubscription').selectAll().where('key', '=', $('key')),
);

/** Takes the subscription of a renewal token out; null where another request has used the token. */
export const takeByToken = statement((db, $: Bind<{ tokenHash: string }>) =>
  db.deleteFrom('pushSubscription').where('tokenHash', '=', $('tokenHash')).returningAll(),
);

export const putSubscription = replaceRow('pushSubscription');

export const setSubscriptionGuest = updateRow('pushSubscription', 'key', ['guestId']);

export const setSubscriptionKinds = updateRow('pushSubscription', 'key', ['isActorOnline', 'isCampaigns', 'isNews']);

export const deleteSubscription = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('pushSubscription').where('key', '=', $('key')),
);

export const deleteDeliveriesOf = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('pushDelivery').where('subscriptionKey', '=', $('key')),
);

/** The subscriptions of a guest, the newest first. */
export const subscriptionsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pushSubscription')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .orderBy('at', 'desc')
    .orderBy('key'),
);

export const insertDelivery = insertRow('pushDelivery');

/** Deletes what waits for a browser under a topic: the later message takes its place. */
export const deleteSameTopic = statement((db, $: Bind<{ subscriptionKey: string; topic: string }>) =>
  db.deleteFrom('pushDelivery').where('subscriptionKey', '=', $('subscriptionKey')).where('topic', '=', $('topic')),
);

export const dueDeliveries = statement((db, $: Bind<{ now: string; first: number }>) =>
  db
    .selectFrom('pushDelivery')
    .select('id')
    .where('dueAt', '<=', $('now'))
    .orderBy('dueAt')
    .orderBy('id')
    .limit($('first')),
);

/** Takes a message out; null where another process has it. */
export const takeDelivery = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('pushDelivery').where('id', '=', $('id')).returningAll(),
);

export const isNotificationUnread = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('notification').select('id').where('id', '=', $('id')).where('isUnread', '=', 1),
);

export const notificationById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('notification').select(['id', 'guestId', 'type', 'actorId', 'isUnread']).where('id', '=', $('id')),
);

export const actorSlug = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('slug').where('id', '=', $('id')),
);

/** Begins a message to many; has no effect where it has begun. Returns its key if it began now. */
export const beginFanOut = insertRow('pushFanOut', { after: '', isDone: 0 }, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('key'),
);

export const openFanOuts = statement((db) =>
  db.selectFrom('pushFanOut').select('key').where('isDone', '=', 0).orderBy('at').orderBy('key').limit(10),
);

export const fanOutByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pushFanOut').selectAll().where('key', '=', $('key')).where('isDone', '=', 0),
);

/** Moves a message to many on, unless another process has. */
export const moveFanOut = statement((db, $: Bind<{ key: string; before: string; after: string; isDone: number }>) =>
  db
    .updateTable('pushFanOut')
    .set({ after: $('after'), isDone: $('isDone') })
    .where('key', '=', $('key'))
    .where('after', '=', $('before'))
    .where('isDone', '=', 0)
    .returning('key'),
);

/** The next subscriptions to campaigns or news after one, under a key of the server. */
const nextOf = (column: 'isCampaigns' | 'isNews') =>
  statement((db, $: Bind<{ serverKey: string; after: string; first: number }>) =>
    db
      .selectFrom('pushSubscription')
      .select('key')
      .where(column, '=', 1)
      .where('serverKey', '=', $('serverKey'))
      .where('key', '>', $('after'))
      .orderBy('key')
      .limit($('first')),
  );

export const nextForCampaigns = nextOf('isCampaigns');
export const nextForNews = nextOf('isNews');

/** Campaigns that began in a time and are not told yet. */
export const campaignsBegun = statement((db, $: Bind<{ from: string; until: string }>) =>
  db
    .selectFrom('campaign')
    .select('id')
    .where('start', '>', $('from'))
    .where('start', '<=', $('until'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('pushFanOut').select('key').where('kind', '=', 'campaigns').whereRef('about', '=', 'campaign.id'),
        ),
      ),
    )
    .limit(10),
);

/** Articles that appeared in a time and are not told yet. */
export const articlesAppeared = statement((db, $: Bind<{ from: string; until: string }>) =>
  db
    .selectFrom('article')
    .select('id')
    .where('publishedAt', '>', $('from'))
    .where('publishedAt', '<=', $('until'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(selectFrom('pushFanOut').select('key').where('kind', '=', 'news').whereRef('about', '=', 'article.id')),
      ),
    )
    .limit(10),
);
