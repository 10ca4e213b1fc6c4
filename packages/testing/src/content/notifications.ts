import type { Infer, PayloadOf } from '@lounge/protocol';
import { notification, notificationsList } from '@lounge/protocol/content/notifications';
import { parsed } from '../parsed.ts';

type NotificationData = Infer<typeof notification>;
type ListData = PayloadOf<typeof notificationsList>;

/** A notification of a message, neither seen nor read. */
export const aNotification = (overrides: Partial<NotificationData> = {}): NotificationData =>
  parsed(notification, {
    id: 31,
    type: 1,
    unread: true,
    unseen: true,
    at: '2026-11-20T19:00:00.000Z',
    actor: { id: 9101, name: 'Noor Vega' },
    show: null,
    program: null,
    ...overrides,
  });

/** A list of notifications, empty by default. */
export const aNotificationList = (overrides: Partial<ListData> = {}): ListData =>
  parsed(notificationsList.payload, { notifications: [], removedIds: [], markedAsReadIds: [], ...overrides });
