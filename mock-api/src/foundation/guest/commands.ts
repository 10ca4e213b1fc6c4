import { emailKey } from '@lounge/locale';
import { emailPropertiesRefresh, emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { guestById, insertMail, lastVerifyMail, verifyMailsSince } from './statements.ts';

/** Verification mails per hour. @assumed The documents name no limit. */
const maxMails = 6;

/** The handlers of this module's commands. */
export const guestCommands = [
  handle(signupEmailSend, async ({ email }, caller, world) => {
    const guest = (await guestById.first(world.tx, { id: guestOf(caller) })) ?? reject('needLogin');
    if (guest.email === null || guest.email !== emailKey(email)) return reject('malformed', 'email');
    if (guest.is_verified === 1) {
      publish(world.bus, emailVerified, { guestId: guest.id }, {});
      return {};
    }
    const last = await lastVerifyMail.first(world.tx, { to: guest.email });
    if (last === null) return reject('unknown', 'email');
    const since = new Date(world.clock.now() - 3_600_000).toISOString();
    if (((await verifyMailsSince.first(world.tx, { to: guest.email, since }))?.total ?? 0) >= maxMails)
      reject('tooMany');
    await insertMail.all(world.tx, { to: guest.email, kind: 'verify', body: last.body, at: nowIso(world) });
    return {};
  }),
  handle(emailPropertiesRefresh, async (_, caller, world) => {
    const guest = (await guestById.first(world.tx, { id: guestOf(caller) })) ?? reject('needLogin');
    if (guest.is_verified === 1) publish(world.bus, emailVerified, { guestId: guest.id }, {});
    return {};
  }),
];
