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
import { sendNewsletters, setByToken } from './newsletters.ts';
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

// @spec rule:newsletter-two-flags
test('a seventh wish within an hour is stored and not mailed', async () => {
  const { answer, pass } = await setUp();
  const other = requestFor('kim@example.com');
  for (let count = 0; count < 6; count += 1)
    expect(await answer(subscribeNewsletter, other, {})).toMatchObject({ isMailed: true });
  expect(await answer(subscribeNewsletter, other, {})).toEqual({ isStored: true, isMailed: false, isActive: false });
  pass(3_600_001);
  expect(await answer(subscribeNewsletter, other, {})).toMatchObject({ isMailed: true });
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

// 2026-11-20 is a Friday; the world's clock begins at 20:00 in Berlin.
test('late night is mailed on Friday evening, once, to those who confirmed', async () => {
  const { mails, pass, world } = await setUp();
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
});
