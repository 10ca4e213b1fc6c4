import { addressEndedShares, setUpState } from '@lounge/mock-api/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, type TestSite } from '../test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());

const token = 'of-mail';
const path = `/vxpay/en/leave-shares?token=${token}`;
const press = (to: string) => site.request(path, { form: { token, to } });

test('the link of a shared video ends such mails by a press, twice, without a log-in, and it can be taken back', async () => {
  await setUpState(addressEndedShares({ email: 'kim@example.com', token }), site.server.context.worlds.main);
  expect((await press('on')).body).toContain('Guests can recommend videos to you again');
  // Opening it changes nothing.
  for (let count = 0; count < 2; count += 1)
    expect((await site.request(path)).body).toContain('No more recommendations?');
  for (let count = 0; count < 2; count += 1)
    expect((await press('off')).body).toContain('You get no more recommendations');
  expect((await site.request(path)).body).toContain('Take back');
});

test('a guessed link is not valid, opened or pressed', async () => {
  const guessed = '/vxpay/en/leave-shares?token=guessed';
  expect((await site.request(guessed)).body).toContain('This link is not valid');
  const pressed = await site.request(guessed, { form: { token: 'guessed', to: 'off' } });
  expect(pressed.body).toContain('This link is not valid');
});
