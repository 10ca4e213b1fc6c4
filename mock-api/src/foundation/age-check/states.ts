import { avsStatus } from '@lounge/protocol/foundation/guest';
import { pinCallType } from '@lounge/protocol/foundation/age-check';
import { s } from '@lounge/protocol';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { settleAgeCheck } from './age-check.ts';
import { insertCheck, latestCheck, setAgeCheck } from './age-check-statements.ts';
import { later, pinCallTimes, pinText } from './pin-call.ts';
import { insertPinCall, deletePinCalls, putBlockedPhone, putOutage, putVerifiedPhone } from './pin-call-statements.ts';
import { readPhoneNumber } from './phone-number.ts';
import { checkResult } from './provider.ts';
import { identityProvider } from './providers.ts';
import { countCheck, maxChecks } from './start-check.ts';
import { reportResult } from './webhook.ts';

/** An age check ends while the guest's pages are open. */
export const ageCheckEnds = event('the guest’s age check ends with {result}', {
  description: 'The guest’s age check is accepted, pending, rejected (with a message), or revoked (unknown).',
  params: s.object({ guestId: s.entityId, result: avsStatus, message: s.optional(s.string) }),
  ifLeftOut: { message: null },
  setUp: ({ guestId, result, message }, parts) =>
    runInWorld(parts, true, (world) => settleAgeCheck({ guestId, result, message }, world)),
});

/** A provider reports a result of the guest's last check; one is begun with the identity card if there is none. */
export const providerReports = event('the provider of the age check reports {result}', {
  description: 'The provider of the guest’s last check reports this result by a signed webhook.',
  params: s.object({ guestId: s.entityId, result: checkResult, message: s.optional(s.string) }),
  ifLeftOut: { message: null },
  setUp: async ({ guestId, result, message }, parts) => {
    const latest = await latestCheck.first(parts.database.reader, { guestId });
    const key = latest?.key ?? `check of ${guestId}`;
    const provider = latest?.provider ?? identityProvider.id;
    if (latest === null)
      await parts.database.change((tx) =>
        insertCheck.all(tx, { key, guestId, provider, forwardUrl: null, startedAt: nowIso(parts) }),
      );
    const outcome = await reportResult(provider, { checkId: key, result, message }, parts);
    if (outcome !== 'applied') throw new Error(`The provider’s report was ${outcome}.`);
  },
});

/** A guest's age is not confirmed. */
export const ageIsUnconfirmed = state('the guest’s age is not confirmed', {
  description: 'The guest has begun no age check, or it was revoked.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    parts.database.change((tx) => setAgeCheck.all(tx, { id: guestId, status: 'unknown', message: null })),
});

/** A guest's age check was rejected. */
export const ageIsRejected = state('the guest’s age check was rejected', {
  description: 'The provider of this id has rejected the guest’s age check, with this message.',
  params: s.object({ guestId: s.entityId, provider: s.boundedString(40), message: s.boundedString(200) }),
  setUp: (settlement, parts) =>
    runInWorld(parts, true, (world) => settleAgeCheck({ ...settlement, result: 'rejected' }, world)),
});

/** A guest has begun as many checks as possible. */
export const guestHasBegunChecks = state('the guest has begun too many age checks', {
  description: 'The guest has begun ten age checks in the last quarter of an hour.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async (world) => {
      for (let at = 0; at < maxChecks; at += 1) await countCheck(guestId, world);
    }),
});

const phone = s.boundedString(40);

const hashOfPhone = async (phoneNumber: string, parts: WorldParts): Promise<string> => {
  const read = readPhoneNumber(phoneNumber, 'uniqueNumber');
  if ('code' in read) throw new Error(`The phone number of the state is wrong: ${read.code}.`);
  return (await parts.secretHash('phone number', read.phone.e164))[0];
};

/** A pin-call waits for its pin. */
export const pinCallWaits = state('a pin-call waits for its pin', {
  description:
    'The guest was called `secondsAgo`, at a number of this type, and this pin was read out; `wrong` pins were tried. Three lock the call.',
  params: s.object({
    guestId: s.entityId,
    id: s.boundedString(64),
    pin: s.boundedString(6),
    type: s.optional(pinCallType),
    phoneNumber: s.optional(phone),
    wrong: s.optional(s.count),
    secondsAgo: s.optional(s.count),
  }),
  ifLeftOut: { type: 'avs', phoneNumber: '+49 151 23456789', wrong: 0, secondsAgo: 90 },
  setUp: async ({ guestId, id, pin, type, phoneNumber, wrong, secondsAgo }, parts) => {
    const read = readPhoneNumber(phoneNumber, type);
    if ('code' in read) throw new Error(`The phone number of the state is wrong: ${read.code}.`);
    const { e164: _, ...number } = read.phone;
    const startedAt = later(nowIso(parts), -secondsAgo * 1000);
    const times = { startedAt, expiresAt: later(startedAt, pinCallTimes.pin) };
    const [pinHash] = await parts.secretHash('pin', pinText(id, guestId, pin));
    const numberHash = await hashOfPhone(phoneNumber, parts);
    await parts.database.change(async (tx) => {
      await deletePinCalls.all(tx, { guestId, before: '' });
      const row = { key: id, guestId, type, ...number, pinHash, numberHash, language: 'EN', ...times };
      await insertPinCall.all(tx, row);
      if (wrong > 0)
        await setWrong.all(tx, { key: id, wrong, until: wrong < 3 ? null : later(startedAt, pinCallTimes.lock) });
    });
  },
});

const setWrong = statement((db, $: Bind<{ key: string; wrong: number; until: string | null }>) =>
  db
    .updateTable('pinCall')
    .set({ wrong: $('wrong'), lockedUntil: $('until') })
    .where('key', '=', $('key')),
);

/** A number is on the blacklist. */
export const numberIsBlocked = state('the phone number is blacklisted', {
  description: 'This number is never called.',
  params: s.object({ phoneNumber: phone }),
  setUp: async ({ phoneNumber }, parts) => {
    const numberHash = await hashOfPhone(phoneNumber, parts);
    await parts.database.change((tx) => putBlockedPhone.all(tx, { numberHash, at: nowIso(parts) }));
  },
});

/** A guest has verified a number. */
export const numberIsVerified = state('the phone number is verified by the guest', {
  description: 'This guest has verified this number for an age check.',
  params: s.object({ guestId: s.entityId, phoneNumber: phone }),
  setUp: async ({ guestId, phoneNumber }, parts) => {
    const numberHash = await hashOfPhone(phoneNumber, parts);
    const lastDigits = phoneNumber.slice(-3);
    const row = {
      key: `${guestId} avs`,
      guestId,
      type: 'avs' as const,
      numberHash,
      isMobile: 1,
      number: phoneNumber,
      lastDigits,
      at: nowIso(parts),
    };
    await parts.database.change((tx) => putVerifiedPhone.all(tx, row));
  },
});

/** The telephone network is out of order. */
export const phoneNetworkFails = state('the telephone network is out of order', {
  description: 'No call can be placed, for a reason that the network does not name.',
  params: s.empty,
  setUp: (_, parts) => parts.database.change((tx) => putOutage.all(tx, { value: nowIso(parts) })),
});

/** The states of this module. */
export const ageCheckStates = [
  ageCheckEnds,
  providerReports,
  ageIsUnconfirmed,
  ageIsRejected,
  guestHasBegunChecks,
  pinCallWaits,
  numberIsBlocked,
  numberIsVerified,
  phoneNetworkFails,
];
