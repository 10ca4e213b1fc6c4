import { sessionsOf } from '../session/sessions-stores.ts';
import { personalPage } from './personal-page.ts';
import { messages } from './Profile.messages.ts';
import { profileOf } from './profile-stores.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The guest's profile. A part that could not be read says so in its place. */
export const route = personalPage('personal.profile', {
  screen: ProfileScreen,
  head: messages,
  load: async ({ stores }) => {
    const { profile, notifications } = profileOf(stores);
    await Promise.all([profile.data.load(), notifications.data.load(), sessionsOf(stores).list.load()]);
  },
});
