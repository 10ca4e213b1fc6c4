import { getNotifications } from '@lounge/protocol/content/notifications';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { notificationFrom } from './notify.ts';
import { countNotifications, newestNotifications } from './statements.ts';

/** An id after those of all notifications. */
export const afterAll = Number.MAX_SAFE_INTEGER;

/** The length of a page. @assumed */
const defaultPage = 20;

/** The handlers of this module's calls. */
export const notificationHandlers = [
  handle(getNotifications, async ({ before = afterAll, first = defaultPage }, caller, { tx }) => {
    const guestId = guestOf(caller);
    const [rows, total] = await Promise.all([
      newestNotifications.all(tx, { guestId, before, first }),
      totalOf(countNotifications.first(tx, { guestId })),
    ]);
    return { items: rows.map(notificationFrom), total };
  }),
];
