import { berlinDay, berlinHour, berlinWeekday, emailKey, isEmail, type Language } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  newsletterTypes,
  offeredNewsletter,
  type getNotificationsSettings,
  type subscribeNewsletter,
  type unsubscribeNewsletter,
} from '@lounge/protocol/foundation/guest';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { addressKey } from '../../world/address-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { countAttempt } from '../session/index.ts';
import { accountByGuest, ownerOfEmail } from '../session/statements.ts';
import { languageOfGuest } from './guest-mail.ts';
import { confirmMail, confirmMailKind, newsletterMail, newsletterMailKind } from './newsletter-texts.ts';
import {
  countPending,
  deleteNewsletter,
  deleteOldestPending,
  forgetNewsletters,
  newsletterByKey,
  newsletterByToken,
  newslettersOf,
  putNewsletter,
  setNewsletterSent,
  setNewsletterState,
  unsentNewsletters,
} from './place-statements.ts';
import { insertMail } from './statements.ts';

type Newsletters = AnswerOf<typeof getNotificationsSettings>['newsletters'];
type Newsletter = Row<'newsletter'>;

const typeIds: readonly number[] = Object.values(newsletterTypes);
const dayMs = 86_400_000;
/**
 * Days that a wish waits for its confirmation, that the links of a newsletter work after its end, and that nobody asks an address after it
 * left.
 * @assumed
 */
const days = { pending: 7, off: 90, quiet: 7 } as const;
/** Wishes without a confirmation at a time: anybody may utter them, so beyond it the oldest of visitors are deleted. @assumed */
const maxPending = 10_000;
/** Mails to one mailbox in a day that ask for a confirmation, whatever its spelling. @assumed One of each type but one. */
const maxMails = 3;
/** Wishes from one network address in a quarter of an hour. @assumed */
const maxRequests = 20;

/** How each newsletter of a guest stands. */
export const newsletterStates = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<Newsletters> => {
  const rows = await newslettersOf.all(tx, { guestId });
  return typeIds.map((typeId) => {
    const states = rows.flatMap((row) => (row.typeId === typeId ? [row.state] : []));
    return { typeId, state: states.includes('on') ? 'on' : states.includes('pending') ? 'pending' : 'off' };
  });
};

const forget = async ({ tx, clock }: World): Promise<void> => {
  for (const state of ['pending', 'off'] as const)
    await forgetNewsletters.all(tx, { state, before: new Date(clock.now() - days[state] * dayMs).toISOString() });
};

/** Makes room for one more wish: nobody keeps others from theirs by uttering many. Those of guests stay. */
const limitPending = async ({ tx }: World): Promise<void> => {
  const total = (await countPending.first(tx))?.total ?? 0;
  if (total >= maxPending) await deleteOldestPending.all(tx, { many: total - maxPending + 1 });
};

/** Whether an address may be asked: not for some time after it left, and not often. The caller does not learn it. */
const mayAsk = async (email: string, before: Newsletter | null, isOwn: boolean, world: World): Promise<boolean> => {
  const hasLeft = !isOwn && before?.state === 'off' && Date.parse(before.at) > world.clock.now() - days.quiet * dayMs;
  return !hasLeft && (await countAttempt(['newsletter-mail', addressKey(email)], maxMails, world, dayMs));
};

/** Mails the question whether an address wants a newsletter. */
const mailQuestion = async ({ typeId, email, token, language }: Newsletter, world: World): Promise<void> => {
  const body = confirmMail(typeId, token, language);
  await insertMail.all(world.tx, { guestId: null, toAddress: email, kind: confirmMailKind, body, at: nowIso(world) });
};

/**
 * Subscribes an address. Only the own confirmed one begins at once; the answer about others is the same whatever they did or get, so that it
 * reveals nothing. A wish that is not mailed is not stored.
 */
export const subscribe = async (
  { typeId, userId, emailAddress }: InputOf<typeof subscribeNewsletter>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof subscribeNewsletter>> => {
  const email = emailKey(emailAddress);
  if (!typeIds.includes(typeId)) return reject('malformed', 'typeId');
  if (!isEmail(email)) return reject('malformed', 'emailAddress');
  if (userId !== null && userId !== caller.guestId) return reject('malformed', 'userId');
  await forget(world);
  const account = caller.guestId === null ? null : await accountByGuest.first(world.tx, { guestId: caller.guestId });
  const isOwn = account?.email === email;
  const isConfirmed = isOwn && account.isVerified === 1;
  const key = `${typeId} ${email}`;
  const before = await newsletterByKey.first(world.tx, { key });
  if (!isConfirmed) {
    const mayUtter = await countAttempt(['newsletter', caller.address ?? ''], maxRequests, world);
    if (!mayUtter) return { isStored: false, isMailed: false, isActive: false };
    // The guest has ended it in the account, and not whoever gets the mails.
    const hasEndedOwn = isOwn && before?.guestId === caller.guestId;
    if (!(await mayAsk(email, before, hasEndedOwn, world))) return { isStored: true, isMailed: true, isActive: false };
    if (before === null || before.state === 'off') await limitPending(world);
  }
  const row: Newsletter = {
    key,
    typeId,
    email,
    // Who has not confirmed the address sees the own wish, and nothing that the address got before.
    guestId: before?.guestId ?? (isConfirmed || (isOwn && before?.state !== 'on') ? caller.guestId : null),
    token: before?.token ?? randomHex(16),
    state: isConfirmed || before?.state === 'on' ? 'on' : 'pending',
    language: before?.state === 'on' ? before.language : caller.language,
    brand: before?.state === 'on' && !isConfirmed ? before.brand : caller.brand,
    // A wish that waits expires all the same, however often it is uttered.
    at: before?.state === 'pending' && !isConfirmed ? before.at : nowIso(world),
    sentAt: before?.sentAt ?? null,
  };
  await putNewsletter.all(world.tx, isConfirmed ? { ...row, guestId: caller.guestId } : row);
  if (!isConfirmed) await mailQuestion(row, world);
  return { isStored: true, isMailed: true, isActive: isConfirmed };
};

/**
 * Subscribes an address that somebody typed to a newsletter, the offered one by default: whoever it belongs to, a mail asks first. Returns false if the
 * network address has uttered too many wishes.
 */
export const requestNewsletter = async (
  emailAddress: string,
  from: Pick<Caller, 'guestId' | 'language' | 'brand' | 'address'>,
  world: World,
  typeId: number = offeredNewsletter,
): Promise<boolean> => {
  const caller = { ...from, requestId: 'newsletter', key: null };
  const input = { typeId, userId: null, emailAddress };
  return (await subscribe(input, caller, world)).isMailed;
};

/** A newsletter by the token of its mails; null if there is none. The address is shown in part. */
export const newsletterOfToken = async (
  token: string,
  { tx }: Pick<World, 'tx'>,
): Promise<{ typeId: number; address: string; isOn: boolean } | null> => {
  const row = await newsletterByToken.first(tx, { token });
  if (row === null) return null;
  const [local = '', host = ''] = row.email.split('@');
  return { typeId: row.typeId, address: `${local.slice(0, 2)}…@${host}`, isOn: row.state === 'on' };
};

/**
 * Begins or ends a newsletter by the token of its mails, any number of times. Returns its type, or null for an unknown token. Who leaves
 * need not be the guest who wished it.
 */
export const setByToken = async (token: string, state: 'on' | 'off', world: World): Promise<number | null> => {
  const row = await newsletterByToken.first(world.tx, { token });
  if (row === null) return null;
  const guestId = state === 'off' ? null : row.guestId;
  if (row.state !== state) await putNewsletter.all(world.tx, { ...row, state, guestId, at: nowIso(world) });
  const owner = await ownerOfEmail.first(world.tx, { email: row.email });
  // The confirmed address of an account: its guest sees the newsletter among the own ones.
  if (state === 'on' && owner !== null && row.guestId !== owner.guestId)
    await putNewsletter.all(world.tx, { ...row, state, at: nowIso(world), guestId: owner.guestId });
  return row.typeId;
};

/** The newsletters of a guest go to the new confirmed address; one that the address has already is united with it. */
export const moveNewsletters = async (guestId: number, email: string, { tx }: Pick<World, 'tx'>): Promise<void> => {
  for (const row of await newslettersOf.all(tx, { guestId })) {
    if (row.email === email) continue;
    const key = `${row.typeId} ${email}`;
    const there = await newsletterByKey.first(tx, { key });
    await deleteNewsletter.all(tx, { token: row.token });
    await putNewsletter.all(tx, { ...(there?.state === 'on' ? there : row), key, email, guestId });
  }
};

/** Ends a newsletter by its token, or for a guest by its type. */
export const unsubscribe = async (
  { token, typeId }: InputOf<typeof unsubscribeNewsletter>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof unsubscribeNewsletter>> => {
  if (token !== undefined) return { typeId: (await setByToken(token, 'off', world)) ?? reject('unknown', 'token') };
  if (typeId === undefined || !typeIds.includes(typeId)) return reject('malformed', 'typeId');
  const own = await newslettersOf.all(world.tx, { guestId: guestOf(caller) });
  const end = { state: 'off', at: nowIso(world) } as const;
  for (const row of own)
    if (row.typeId === typeId && row.state !== 'off')
      await setNewsletterState.all(world.tx, { token: row.token, ...end });
  return { typeId };
};

/**
 * When newsletters are sent, by Berlin's clock. @assumed Late night on Fridays from 20:00, VIP club on the first of a month; the others
 * come with what they are about.
 */
const isDue: Readonly<Record<number, (now: number) => boolean>> = {
  [newsletterTypes.lateNight]: (now) => berlinWeekday(now) === 4 && berlinHour(now) >= 20,
  [newsletterTypes.vipClub]: (now) => berlinDay(now).endsWith('-01') && berlinHour(now) >= 12,
};

const languageOf = async ({ guestId, language }: Newsletter, world: World): Promise<Language> =>
  guestId === null ? language : languageOfGuest(guestId, world, language);

/** Sends the newsletters that are due, once to each address, a hundred at a time. To be called about once a minute. */
export const sendNewsletters = async (parts: WorldParts): Promise<void> => {
  const now = parts.clock.now();
  for (const [type, isDueAt] of Object.entries(isDue)) {
    if (!isDueAt(now)) continue;
    const typeId = Number(type);
    const since = new Date(now - dayMs / 2).toISOString();
    await runInWorld(parts, true, async (world) => {
      for (const row of await unsentNewsletters.all(world.tx, { typeId, since })) {
        const body = newsletterMail(typeId, row.token, await languageOf(row, world), world.products[row.brand].name);
        const mail = { guestId: row.guestId, toAddress: row.email, kind: newsletterMailKind, body, at: nowIso(world) };
        await insertMail.all(world.tx, mail);
        await setNewsletterSent.all(world.tx, { token: row.token, sentAt: nowIso(world) });
      }
    });
  }
};
