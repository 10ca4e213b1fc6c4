import { read } from '../../declare/call.ts';
import { nothing, shape } from '../../vocabulary/shapes.ts';
import { guestConfig, guestProfile } from './shapes.ts';

/**
 * The guest's profile, and what the guest's pages go by.
 * @spec rest:guest.profile.get
 * @assumed The path, and which fields of the guest are the profile.
 */
export const getProfile = read('foundation/guest/getProfile', {
  path: '/rest/v1/guest/getProfile',
  needs: 'guest',
  input: nothing,
  answer: shape({ config: guestConfig, profile: guestProfile }),
  failures: ['needLogin'],
  purpose: 'Reads the guest’s profile.',
});
