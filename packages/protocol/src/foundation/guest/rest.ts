import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestConfig, guestProfile } from './schemas.ts';

/**
 * The guest's profile and the configuration of the guest's pages.
 * @spec rest:guest.profile.get
 * @assumed The path, and which fields of the guest belong to the profile.
 */
export const getProfile = read('foundation/guest/getProfile', {
  path: '/rest/v1/guest/getProfile',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ config: guestConfig, profile: guestProfile }),
  failures: ['needLogin'],
  purpose: 'Reads the guest’s profile.',
});
