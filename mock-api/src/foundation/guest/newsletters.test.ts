import { brands } from '@lounge/locale';
import {
  getNotificationsSettings,
  newsletterTypes,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { moveNewsletters, sendNewsletters, setByToken } from './newsletters.ts';
import { addressHasNewsletter, guestHasAddress } from './states.ts';

const robin = { guestId: 7 };
const email = 'robin@example.com';
const { lateNight, vipClub } = newsletterTypes;
const requestFor = (emailAddress: string, userId: number | null = null) => ({
  typeId: lateNight,
  userId,
  emailAddress,
});

const setUp = async ({ isVerified = true } = {}) => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), world);
  await setUpState(guestHasAddress({ guestId: 7, email, isVerified, mails: 0 }), world);
  const mails = () =>
    run<{ toAddress: string; kind: string; body: string }>('select "toAddress", kind, body from mail');
  const client = testClient(world);
  const stateOf = async (typeId: number) =>
    (await client.answer(getNotificationsSettings, {}, robin)).newsletters.find((each) => each.typeId === typeId)
      ?.state;
  const byToken = (token: string, state: 'on' | 'off') =>
    runInWorld(world, true, (inWorld) => setByToken(token, state, inWorld));
  return { ...testWorld, ...client, mails, stateOf, byToken };
};

const tokenIn = (body: string | undefined) => /token=([0-9a-f]{32})/.exec(body ?? '')?.[1] ?? '';

// @spec rest:guest.newsletter.subscribe, feature:account.newsletter 2
test('a guest’s own confirmed address gets the newsletter at once', async () => {
  const { answer, stateOf, mails } = await setUp();
  expect(await answer(subscribeNewsletter, requestFor(' Robin@Example.com', 7), robin)).toEqual({
    isStored: true,
    isMailed: true,
    isActive: true,
  });
  expect([await stateOf(lateNight), await stateOf(vipClub), await mails()]).toEqual(['on', 'off', []]);
});

test('another address gets nothing until it confirms, and its owner finds the newsletter in the account then', async () => {
  const { answer, byToken, mails, run } = await setUp({ isVerified: false });
  const flags = { isStored: true, isMailed: true, isActive: false };
  expect(await answer(subscribeNewsletter, requestFor(email), {})).toEqual(flags);
  const [mail] = await mails();
  expect(mail).toMatchObject({ toAddress: email, kind: 'newsletter-confirm' });
  const state = async () => (await run<{ state: string }>('select state from newsletter'))[0]?.state;
  expect(await state()).toBe('pending');
  expect(await byToken(tokenIn(mail?.body), 'on')).toBe(lateNight);
  expect(await state()).toBe('on');
  // The same answer, whatever the address gets already.
  expect(await answer(subscribeNewsletter, requestFor(email), {})).toEqual(flags);
  expect(await state()).toBe('on');
});

const isRefused = { isStored: false, isMailed: false, isActive: false };
const isAsked = { isStored: true, isMailed: true, isActive: false };

test('a mailbox is asked three times a day, however its address is written, and nobody learns it', async () => {
  const { answer, pass, mails } = await setUp();
  const spellings = ['kim@gmail.com', 'k.im@gmail.com', 'kim+news@gmail.com'];
  for (const each of spellings) expect(await answer(subscribeNewsletter, requestFor(each), {})).toEqual(isAsked);
  expect(await answer(subscribeNewsletter, requestFor('ki.m@googlemail.com'), {})).toEqual(isAsked);
  expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(spellings);
  pass(86_400_001);
  expect(await answer(subscribeNewsletter, requestFor('kim@gmail.com'), {})).toEqual(isAsked);
});

// @spec rule:newsletter-two-flags
test('a network address asks twenty mailboxes in a quarter of an hour; another one is not affected', async () => {
  const { answer } = await setUp();
  const ask = (local: string | number, address: string) =>
    answer(subscribeNewsletter, requestFor(`guest-${local}@example.com`), { address });
  for (let count = 0; count < 20; count += 1) expect(await ask(count, '203.0.113.7')).toEqual(isAsked);
  expect(await ask('next', '203.0.113.7')).toEqual(isRefused);
  expect(await ask('next', '203.0.113.8')).toEqual(isAsked);
});

test('who left a newsletter is not asked by anybody for a week, and nobody learns it', async () => {
  const { answer, byToken, mails, pass, world } = await setUp();
  await setUpState(addressHasNewsletter({ typeId: lateNight, email: 'kim@example.com', token: 'kims' }), world);
  await byToken('kims', 'off');
  const other = requestFor('kim@example.com');
  expect([await answer(subscribeNewsletter, other, {}), await mails()]).toEqual([isAsked, []]);
  pass(7 * 86_400_000);
  expect(await answer(subscribeNewsletter, other, {})).toEqual(isAsked);
  expect(await mails()).toHaveLength(1);
});

test('a guest begins the own newsletter again after ending it, also without a confirmed address', async () => {
  const { answer, byToken, mails, stateOf } = await setUp({ isVerified: false });
  const begin = () => answer(subscribeNewsletter, requestFor(email, 7), robin);
  const end = () => answer(unsubscribeNewsletter, { typeId: lateNight }, robin);
  expect([await begin(), await end(), await begin()]).toEqual([isAsked, { typeId: lateNight }, isAsked]);
  expect([await stateOf(lateNight), (await mails()).length]).toEqual(['pending', 2]);
  // Whoever gets the mails has left: an account with that address proves nothing.
  await byToken(tokenIn((await mails())[0]?.body), 'off');
  expect(await begin()).toEqual(isAsked);
  expect([await stateOf(lateNight), (await mails()).length]).toEqual(['off', 2]);
});

test('where many wishes wait, the oldest of visitors make room, and a guest’s own wish is stored', async () => {
  const { answer, pass, run, stateOf } = await setUp({ isVerified: false });
  const pending = Array.from({ length: 10_000 }, (_, index) => `other-${index}@example.com`).map(
    (each, index) =>
      `('${lateNight} ${each}', ${lateNight}, '${each}', ${index === 0 ? 8 : 'null'}, 't${index}', 'pending', 'en', 'velvet', '2026-11-20T18:${String(10 + Math.floor(index / 1000))}:00.${String(index % 1000).padStart(3, '0')}Z')`,
  );
  await run(
    `insert into newsletter (key, "typeId", email, "guestId", token, state, language, brand, at) values ${pending.join(', ')}`,
  );
  const kept = async (index: number) =>
    (await run('select key from newsletter where email = ?', `other-${index}@example.com`)).length;
  expect(await answer(subscribeNewsletter, requestFor(email, 7), robin)).toEqual(isAsked);
  expect([await stateOf(lateNight), await kept(0), await kept(1), await kept(2)]).toEqual(['pending', 1, 0, 1]);
  pass(1000);
  expect(await answer(subscribeNewsletter, requestFor('kim@example.com'), {})).toEqual(isAsked);
  expect([await stateOf(lateNight), await kept(2), await kept(3)]).toEqual(['pending', 0, 1]);
  expect(await run(`select count(*) as total from newsletter where state = 'pending'`)).toEqual([{ total: 10_000 }]);
});

test('who has not confirmed the address sees and ends the own wish, and nothing that the address had', async () => {
  const { answer, byToken, mails, stateOf, world } = await setUp({ isVerified: false });
  await setUpState(addressHasNewsletter({ typeId: vipClub, email, token: 'of-owner' }), world);
  expect(await answer(subscribeNewsletter, requestFor(email, 7), robin)).toEqual(isAsked);
  await answer(subscribeNewsletter, { ...requestFor(email, 7), typeId: vipClub }, robin);
  expect([await stateOf(lateNight), await stateOf(vipClub)]).toEqual(['pending', 'off']);
  await byToken(tokenIn((await mails())[0]?.body), 'on');
  expect(await stateOf(lateNight)).toBe('on');
  await answer(unsubscribeNewsletter, { typeId: lateNight }, robin);
  expect(await stateOf(lateNight)).toBe('off');
});

test.each([
  ['an address whose top-level part has one letter', requestFor('robin@example.c'), 'emailAddress'],
  ['an unknown type', { ...requestFor(email), typeId: 3 }, 'typeId'],
  ['the id of another guest', requestFor(email, 8), 'userId'],
])('rejects %s', async (_, input, field) => {
  const { outcome, mails } = await setUp();
  expect(await outcome(subscribeNewsletter, input, robin)).toMatchObject({ code: 'malformed', field });
  expect(await mails()).toEqual([]);
});

// @spec rest:guest.newsletter.unsubscribe
test('the link of a mail ends it without a log-in, twice', async () => {
  const { answer, outcome, stateOf, world } = await setUp();
  await setUpState(addressHasNewsletter({ typeId: vipClub, email, token: 'of-mail', guestId: 7 }), world);
  for (let count = 0; count < 2; count += 1) {
    expect(await answer(unsubscribeNewsletter, { token: 'of-mail' }, {})).toEqual({ typeId: vipClub });
    expect(await stateOf(vipClub)).toBe('off');
  }
  expect(await outcome(unsubscribeNewsletter, { token: 'guessed' }, {})).toMatchObject({ code: 'unknown' });
  expect(await outcome(unsubscribeNewsletter, { typeId: vipClub }, {})).toMatchObject({ code: 'needLogin' });
});

test('a guest ends a newsletter by its type, whatever address gets it', async () => {
  const { answer, stateOf, world } = await setUp();
  await setUpState(addressHasNewsletter({ typeId: vipClub, email: 'old@example.com', token: 'a', guestId: 7 }), world);
  await answer(unsubscribeNewsletter, { typeId: vipClub }, robin);
  expect(await stateOf(vipClub)).toBe('off');
});

test('wishes are forgotten after a week, ended newsletters after 90 days', async () => {
  const { answer, pass, run, byToken, world } = await setUp();
  await setUpState(addressHasNewsletter({ typeId: vipClub, email, token: 'ended' }), world);
  await byToken('ended', 'off');
  await answer(subscribeNewsletter, requestFor('kim@example.com'), {});
  const left = async () => {
    await answer(subscribeNewsletter, requestFor(email, 7), robin);
    return (await run<{ state: string }>('select state from newsletter order by state')).map(({ state }) => state);
  };
  pass(7 * 86_400_000);
  expect(await left()).toEqual(['off', 'on']);
  pass(84 * 86_400_000);
  expect(await left()).toEqual(['on']);
});

test('the newsletters of a guest follow to a new address, and unite with those that it has', async () => {
  const { run, world } = await setUp();
  const next = 'next@example.com';
  await setUpState(addressHasNewsletter({ typeId: vipClub, email, token: 'a', guestId: 7 }), world);
  await setUpState(addressHasNewsletter({ typeId: lateNight, email, token: 'b', guestId: 7 }), world);
  await setUpState(addressHasNewsletter({ typeId: lateNight, email: next, token: 'c' }), world);
  await runInWorld(world, true, (inWorld) => moveNewsletters(7, next, inWorld));
  expect(await run('select key, email, "guestId", token, state from newsletter order by key')).toEqual([
    { key: `1024 ${next}`, email: next, guestId: 7, token: 'a', state: 'on' },
    { key: `512 ${next}`, email: next, guestId: 7, token: 'c', state: 'on' },
  ]);
});

// 2026-11-20 is a Friday; the world's clock begins at 20:00 in Berlin.
test('late night is mailed on Friday evening, once, to those who confirmed', async () => {
  const { mails, pass, run, world } = await setUp();
  await setUpState(addressHasNewsletter({ typeId: lateNight, email, token: 'own', guestId: 7 }), world);
  await setUpState(
    addressHasNewsletter({ typeId: lateNight, email: 'kim@example.com', token: 'kims', isConfirmed: false }),
    world,
  );
  await sendNewsletters(world);
  await sendNewsletters(world);
  expect(await mails()).toMatchObject([{ toAddress: email, kind: 'newsletter' }]);
  expect((await mails())[0]?.body).toContain('/vxpay/en/leave-newsletter?token=own');
  pass(86_400_000);
  await sendNewsletters(world);
  expect(await mails()).toHaveLength(1);
  pass(6 * 86_400_000);
  await sendNewsletters(world);
  expect(await mails()).toHaveLength(2);
  // Nothing is sent to who is leaving the platform.
  await run(`update account set "deletesAt" = '2026-12-01T00:00:00.000Z' where "guestId" = 7`);
  pass(7 * 86_400_000);
  await sendNewsletters(world);
  expect(await mails()).toHaveLength(2);
});

test.each(brands)('a newsletter names the product of the brand where it was wished: %s', async (brand) => {
  const { answer, mails, pass, world } = await setUp();
  await answer(subscribeNewsletter, requestFor(email, 7), { ...robin, brand });
  // From Friday at 20:00 in Berlin to the next Friday.
  pass(7 * 24 * 3_600_000);
  await sendNewsletters(world);
  expect((await mails()).map(({ body }) => body.startsWith(`${world.products[brand].name}: `))).toEqual([true]);
});
