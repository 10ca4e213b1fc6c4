import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { language, s } from '@lounge/protocol';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { publishInWorld, runInWorld } from '../../world/world.ts';
import { setLanguage } from '../session/statements.ts';
import { insertMail, setLocked } from './statements.ts';

const putAccount = statement((db, $: Bind<{ email: string; guestId: number; isVerified: number; at: string }>) =>
  db
    .insertInto('account')
    .values({
      email: $('email'),
      guestId: $('guestId'),
      passwordHash: '',
      isVerified: $('isVerified'),
      language: null,
      createdAt: $('at'),
    })
    // The password of an account that exists stays.
    .onConflict((conflict) =>
      conflict.column('guestId').doUpdateSet({ email: $('email'), isVerified: $('isVerified') }),
    ),
);

/** A guest has an e-mail address. */
export const guestHasAddress = state('the guest has the e-mail address', {
  description:
    'The guest signed up with this e-mail address, and uses the site in this language; by default it is not verified. As many mails to verify it were sent within the last hour, by default the one at sign-up.',
  params: s.object({
    guestId: s.entityId,
    email: s.boundedString(254),
    isVerified: s.optional(s.boolean),
    mails: s.optional(s.count),
    language: s.optional(language),
  }),
  setUp: ({ guestId, email, isVerified = false, mails = 1, ...account }, parts) =>
    runInWorld(parts, true, async ({ tx }) => {
      const at = nowIso(parts);
      await putAccount.all(tx, { guestId, email, isVerified: isVerified ? 1 : 0, at });
      if (account.language !== undefined) await setLanguage.all(tx, { guestId, language: account.language });
      for (let sent = 0; sent < mails; sent += 1)
        await insertMail.all(tx, { guestId, to: email, kind: 'verify', body: 'a-token', at });
    }),
});

/** A guest's address is verified while the guest's pages are open. */
export const addressIsVerified = event('the guest’s e-mail address is verified', {
  description: 'The guest follows the link in the mail that verifies the address.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, world) => publishInWorld(world, emailVerified, { guestId }, {}),
});

/** A guest is locked while the guest's pages are open. */
export const guestGetsLocked = event('the platform locks the guest’s account', {
  description: 'The platform locks the guest’s account.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async ({ tx, bus }) => {
      await setLocked.all(tx, { id: guestId });
      publish(bus, guestLocked, { guestId }, {});
    }),
});

/** The states of this module. */
export const guestStates = [guestHasAddress, addressIsVerified, guestGetsLocked];
