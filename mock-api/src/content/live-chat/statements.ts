import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

export const actorPresence = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'pictureSeed', 'isOnline', 'priceVideo']).where('id', '=', $('id')),
);

export const previewByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('livePreview').selectAll().where('key', '=', $('key')),
);

export const putPreview = replaceRow('livePreview');

/** The previews of a performer that started after an instant, and were not ended by their visitors. */
export const previewsSince = statement((db, $: Bind<{ ids: string; since: string }>, { isAmong }) =>
  db
    .selectFrom('livePreview')
    .select(['key', 'actorId', 'startedAt', 'seconds'])
    .where(isAmong('actorId', $('ids')))
    .where('startedAt', '>', $('since'))
    .where('isDeclined', '=', 0),
);

/** Whose previews of a performer began after an instant and were not declined. */
export const previewersSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('livePreview')
    .select(['key', 'network'])
    .where('actorId', '=', $('actorId'))
    .where('startedAt', '>', $('since'))
    .where('isDeclined', '=', 0),
);

export const previewGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['isVip', 'avsStatus']).where('id', '=', $('id')),
);

/** The number of chats in the guest's history: those that had a picture and are over. */
export const countPastChats = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('guestId', '=', $('guestId'))
    .where('firstPictureAt', 'is not', null),
);

/** The number of voice calls in the guest's history: those that were answered and are over. */
export const countPastCalls = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('voiceCall')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('guestId', '=', $('guestId'))
    .where('answeredAt', 'is not', null)
    .where('endedAt', 'is not', null),
);
