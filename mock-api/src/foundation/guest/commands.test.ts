import { emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { guestHasAddress } from './states.ts';

const email = 'robin@example.com';

const setUp = async (isVerified = false) => {
  const made = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), made.world);
  await setUpState(guestHasAddress({ guestId: 7, email, isVerified }), made.world);
  const mails = async () => ((await made.run('select count(*) as sent from mail')) as [{ sent: number }])[0].sent;
  return { ...made, ...testSocket(made.world, { guestId: 7 }), mails };
};

// @spec socket:signup-email.send
test('the mail that verifies an address is sent again, six times an hour', async () => {
  const { tell, mails, pass } = await setUp();
  for (let sent = 2; sent <= 6; sent += 1) expect(await tell(signupEmailSend, { email })).toMatchObject({ ok: true });
  expect(await tell(signupEmailSend, { email })).toMatchObject({ ok: false, code: 'tooMany' });
  expect(await mails()).toBe(6);
  pass(3_600_001);
  expect(await tell(signupEmailSend, { email })).toMatchObject({ ok: true });
  expect(await mails()).toBe(7);
});

test('an address of somebody else gets none', async () => {
  const { tell, mails } = await setUp();
  expect(await tell(signupEmailSend, { email: 'kim@example.com' })).toMatchObject({ ok: false, code: 'malformed' });
  expect(await mails()).toBe(1);
});

test('an address that is verified is told so', async () => {
  const { tell, pushed, mails } = await setUp(true);
  await tell(signupEmailSend, { email });
  expect(pushed).toMatchObject([{ to: { guestId: 7 }, message: { type: emailVerified.type } }]);
  expect(await mails()).toBe(1);
});
