import { causes } from '../../declare/push-causes.ts';
import { notificationsList, notificationsMarkedAll } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(notificationsList, {
    to: 'guest',
    calls: [
      'content/messenger/channelsMarkAllSeen',
      'content/messenger/touchMessengerChannel',
      'foundation/age-check/verifyPinCall',
    ],
    events: [
      'the guest gets a notification',
      'the guest’s age check ends with {result}',
      'the performer comes online',
      'the performer writes to the guest',
      'the ticket show {id} is cancelled',
    ],
    occasions: ['A show to which the guest has a ticket begins soon.', 'A disputed bill is decided.'],
  }),
  causes(notificationsMarkedAll, { to: 'guest' }),
];
