import { Notifications, Profile } from '@lounge/stores/foundation/guest';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { countsOf } from './counts-stores.ts';

/** The guest's profile and notifications. What the navigation and the bar show of the profile follows each change. */
export const { of: profileOf, use: useProfile } = defineModule({
  key: 'profile',
  create: (stores) => {
    const { context, guest } = stores;
    const profile = new Profile(context, ({ name, avatar }) => {
      guest.update({ name });
      countsOf(stores).data.change((counts) => ({ ...counts, name, avatar }));
    });
    return { profile, notifications: new Notifications(context, guest) };
  },
  snapshot: ({ profile, notifications }) =>
    restorables({ profile: profile.data, 'notification settings': notifications.data }),
});
