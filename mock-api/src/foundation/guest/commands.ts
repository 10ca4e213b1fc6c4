import { emailKey } from '@lounge/locale';
import { emailPropertiesRefresh, emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { guestById, lastVerifyMail } from './statements.ts';
import { mailVerification } from './verification-mail.ts';

/** The handlers of this module's commands. */
export const guestCommands = [
  handle(signupEmailSend, async ({ email }, caller, world) => {
    const guest = (await guestById.first(world.tx, { id: guestOf(caller) })) ?? reject('needLogin');
    if (guest.email === null || guest.email !== emailKey(email)) return reject('malformed', 'email');
    if (guest.isVerified === 1) {
      publish(world.bus, emailVerified, { guestId: guest.id }, {});
      return {};
    }
    if ((await lastVerifyMail.first(world.tx, { to: guest.email })) === null) return reject('unknown', 'email');
    if (!(await mailVerification({ guestId: guest.id, email: guest.email }, world))) reject('tooMany');
    return {};
  }),
  handle(emailPropertiesRefresh, async (_, caller, world) => {
    const guest = (await guestById.first(world.tx, { id: guestOf(caller) })) ?? reject('needLogin');
    if (guest.isVerified === 1) publish(world.bus, emailVerified, { guestId: guest.id }, {});
    return {};
  }),
];
