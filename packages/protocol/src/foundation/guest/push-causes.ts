import { causes } from '../../declare/push-causes.ts';
import { emailVerified, guestLocked } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(emailVerified, {
    to: 'guest',
    calls: ['foundation/guest/emailPropertiesRefresh', 'foundation/guest/signupEmailSend'],
    events: ['the guest’s e-mail address is verified'],
    occasions: ['A call causes it only if the address is verified already.'],
  }),
  causes(guestLocked, {
    to: 'guest',
    events: ['the platform locks the guest’s account', 'the platform restricts the guest’s account'],
  }),
];
