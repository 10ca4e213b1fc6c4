import {
  emailVerified,
  guestLocked,
  guestPreferences,
  relatedTypes,
  relationTypes,
} from '@lounge/protocol/foundation/guest';
import { language, s } from '@lounge/protocol';
import { publish } from '../../world/bus.ts';
import { restrictedFrom } from '../../dispatch/locked-out.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { publishInWorld, runInWorld } from '../../world/world.ts';
import { setLanguage } from '../session/statements.ts';
import { countAccountMail } from './account-mails.ts';
import { untouchedDetail } from './place.ts';
import { deletePicturesOf, insertPicture, putDetail, putNewsletter, setPictureDeleted } from './place-statements.ts';
import { randomHex } from '../../world/random-hex.ts';
import { insertRelation, setReminded } from './relation-statements.ts';
import { relationKey } from './relations.ts';
import { insertMail, setGuestFacts, setLocked, setStanding } from './statements.ts';

/** The bytes of a picture of one pixel. */
const aPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
    'The guest signed up with this e-mail address, and uses the site in this language, if one is given. As many mails to verify it were sent within the last hour: one is that at sign-up.',
  params: s.object({
    guestId: s.entityId,
    email: s.boundedString(254),
    isVerified: s.optional(s.boolean),
    mails: s.optional(s.count),
    language: s.optional(language),
  }),
  ifLeftOut: { mails: 1, language: null },
  setUp: ({ guestId, email, isVerified, mails, ...account }, parts) =>
    runInWorld(parts, true, async (world) => {
      const { tx } = world;
      const at = nowIso(parts);
      await putAccount.all(tx, { guestId, email, isVerified: isVerified ? 1 : 0, at });
      if (account.language !== null) await setLanguage.all(tx, { guestId, language: account.language });
      for (let sent = 0; sent < mails; sent += 1) {
        await countAccountMail('verify', email, world);
        await insertMail.all(tx, { guestId, toAddress: email, kind: 'verify', body: 'a-token', at });
      }
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

/** A level of restriction, where 3 is stored as a lock too. */
const standingOf = (guestId: number, restrictionLevel: number | null, isBlockedForComments = false) => ({
  id: guestId,
  restrictionLevel,
  isLocked: restrictionLevel === restrictedFrom.everything ? 1 : 0,
  isBlockedForComments: isBlockedForComments ? 1 : 0,
});

const level = s.integerBetween(1, 3);

/** A guest is restricted. */
export const guestIsRestricted = state('the guest’s account is restricted', {
  description:
    'The guest is restricted from this level on: 1 forbids comments and messages, 2 purchases too, 3 what a lock forbids. Comments can be forbidden alone.',
  params: s.object({
    guestId: s.entityId,
    level: s.optional(level),
    isBlockedForComments: s.optional(s.boolean),
  }),
  ifLeftOut: { level: null },
  setUp: ({ guestId, level: restrictionLevel, isBlockedForComments }, world) =>
    world.database.change((tx) => setStanding.all(tx, standingOf(guestId, restrictionLevel, isBlockedForComments))),
});

/** A guest is restricted while the guest's pages are open. */
export const guestGetsRestricted = event('the platform restricts the guest’s account', {
  description: 'The platform restricts the guest’s account to this level.',
  params: s.object({ guestId: s.entityId, level }),
  setUp: ({ guestId, level: restrictionLevel }, parts) =>
    runInWorld(parts, true, async ({ tx, bus }) => {
      await setStanding.all(tx, standingOf(guestId, restrictionLevel));
      publish(bus, guestLocked, { guestId }, { restrictionLevel });
    }),
});

/** Facts about a guest are stored beside the account. */
export const guestIsKnown = state('this is known of the guest', {
  description:
    'The guest signed up at this origin, is at this postal code in this country, keeps these preferences, has rated these features, and may have a conversion chat until these instants.',
  params: s.object({
    guestId: s.entityId,
    signupOrigin: s.optional(s.string),
    countryCode: s.optional(s.boundedString(2)),
    postalCode: s.optional(s.boundedString(10)),
    latitude: s.optional(s.number),
    longitude: s.optional(s.number),
    preferences: s.optional(guestPreferences),
    featureFeedbackIds: s.optional(s.array(s.entityId)),
    conversionChatEnd: s.optional(s.instant),
    conversionChatCandidateEnd: s.optional(s.instant),
  }),
  ifLeftOut: {
    signupOrigin: null,
    countryCode: null,
    postalCode: null,
    latitude: null,
    longitude: null,
    preferences: null,
    featureFeedbackIds: null,
    conversionChatEnd: null,
    conversionChatCandidateEnd: null,
  },
  setUp: (params, world) => {
    const { guestId, signupOrigin, countryCode, postalCode, latitude, longitude } = params;
    const { preferences, featureFeedbackIds: ids, conversionChatEnd, conversionChatCandidateEnd } = params;
    const place = { countryCode, postalCode, latitude, longitude };
    return world.database.change(async (tx) => {
      if (preferences !== null)
        await putDetail.all(tx, {
          ...untouchedDetail,
          key: String(guestId),
          guestId,
          preferences: toJson(preferences),
        });
      await setGuestFacts.all(tx, {
        id: guestId,
        signupOrigin,
        place: countryCode === null && postalCode === null ? null : toJson({ source: 'postalCode', ...place }),
        featureFeedback: ids === null ? null : toJson(ids),
        conversionChatEnd,
        conversionChatCandidateEnd,
      });
    });
  },
});

/** A guest has a picture, or has just deleted it. */
export const guestHasPicture = state('the guest has a picture', {
  description: 'The guest has uploaded a picture; with `isDeleted` it was deleted just now, and can be taken back.',
  params: s.object({ guestId: s.entityId, isDeleted: s.optional(s.boolean) }),
  setUp: ({ guestId, isDeleted = false }, parts) =>
    runInWorld(parts, true, async (world) => {
      await deletePicturesOf.all(world.tx, { guestId });
      const at = nowIso(world);
      const picture = { base64: aPixel, base64Small: aPixel, contentType: 'image/png' };
      await insertPicture.all(world.tx, { ...picture, key: randomHex(16), guestId, at });
      if (isDeleted) await setPictureDeleted.all(world.tx, { guestId, deletedAt: at });
    }),
});

/** A newsletter of an address. */
export const addressHasNewsletter = state('the address gets a newsletter', {
  description:
    'This address gets the newsletter of this type, or was asked whether it wants it. The token is that of its mails.',
  params: s.object({
    typeId: s.entityId,
    email: s.boundedString(254),
    token: s.boundedString(64),
    guestId: s.optional(s.entityId),
    isConfirmed: s.optional(s.boolean),
  }),
  ifLeftOut: { guestId: null, isConfirmed: true },
  setUp: ({ typeId, email, token, guestId, isConfirmed }, parts) =>
    runInWorld(parts, true, (world) =>
      putNewsletter.all(world.tx, {
        key: `${typeId} ${email}`,
        typeId,
        email,
        guestId,
        token,
        state: isConfirmed ? 'on' : 'pending',
        language: 'en',
        brand: 'velvet',
        at: nowIso(world),
        sentAt: null,
      }),
    ),
});

/** A guest wants to be reminded of a show. */
export const guestWantsReminder = state('the guest wants to be reminded of the show', {
  description:
    'The guest asked to be reminded when this ticket show begins; with `isSent` the reminder was sent just now.',
  params: s.object({ guestId: s.entityId, showId: s.entityId, isSent: s.optional(s.boolean) }),
  setUp: ({ guestId, showId: objectId, isSent = false }, parts) =>
    runInWorld(parts, true, async ({ tx }) => {
      const object = { relationTypeId: relationTypes.reminder, objectTypeId: relatedTypes.ticketShow, objectId };
      const key = relationKey({ subjectId: guestId, ...object });
      const at = nowIso(parts);
      await insertRelation.all(tx, { ...object, key, guestId, at });
      if (isSent) await setReminded.all(tx, { key, at });
    }),
});

/** The states of this module. */
export const guestStates = [
  guestHasAddress,
  guestHasPicture,
  addressHasNewsletter,
  guestWantsReminder,
  addressIsVerified,
  guestGetsLocked,
  guestIsRestricted,
  guestGetsRestricted,
  guestIsKnown,
];
