import { emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { guestHasAddress } from './states.ts';

const email = 'robin@example.com';

const setUp = async (isVerified = false) => {
  const testWorld = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), testWorld.world);
  await setUpState(guestHasAddress({ guestId: 7, email, isVerified }), testWorld.world);
  const mails = async () => (await testWorld.run<{ sent: number }>('select count(*) as sent from mail'))[0]?.sent;
  return { ...testWorld, ...testSocket({ guestId: 7 }, testWorld.world), mails };
};

// @spec socket:signup-email.send
test('sends the verification mail again, at most six times an hour', async () => {
  const { sendCommand, mails, pass } = await setUp();
  for (let sent = 2; sent <= 6; sent += 1)
    expect(await sendCommand(signupEmailSend, { email })).toMatchObject({ ok: true });
  expect(await sendCommand(signupEmailSend, { email })).toMatchObject({ ok: false, code: 'tooMany' });
  expect(await mails()).toBe(6);
  pass(3_600_001);
  expect(await sendCommand(signupEmailSend, { email })).toMatchObject({ ok: true });
  expect(await mails()).toBe(7);
});

test('sends no mail to another address', async () => {
  const { sendCommand, mails } = await setUp();
  expect(await sendCommand(signupEmailSend, { email: 'kim@example.com' })).toMatchObject({
    ok: false,
    code: 'malformed',
  });
  expect(await mails()).toBe(1);
});

test('publishes emailVerified for a verified address', async () => {
  const { sendCommand, pushed, mails } = await setUp(true);
  await sendCommand(signupEmailSend, { email });
  expect(pushed).toMatchObject([{ to: { guestId: 7 }, message: { type: emailVerified.type } }]);
  expect(await mails()).toBe(1);
});
