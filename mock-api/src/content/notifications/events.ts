import { worldEvent } from '../../world/events.ts';

/** A guest got a notification. */
export const guestNotified = worldEvent<{ notificationId: number }>('content/notifications guestNotified');
