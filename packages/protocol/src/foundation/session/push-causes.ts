import { causes } from '../../declare/push-causes.ts';
import { pageReload, sessionExpired } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(pageReload, {
    to: 'everybody',
    events: ['the page must reload'],
    occasions: ['The operator replaces data that open pages show.'],
  }),
  causes(sessionExpired, {
    to: 'session',
    calls: [
      'foundation/session/vxpayLogout',
      'foundation/session/endGuestSession',
      'foundation/session/logOutEverywhere',
    ],
    events: ['the token’s session ends'],
    occasions: ['The password changes, or the account is deleted.'],
  }),
];
