import { addressHasNewsletter, setUpState } from '@lounge/mock-api/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, type TestSite } from '../test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());

const email = 'robin@example.com';

// @spec feature:account.newsletter 4, state:newsletter 3
test('the link of a newsletter ends it by a press, twice, without a log-in, and it can be taken back', async () => {
  const token = 'of-mail';
  await setUpState(addressHasNewsletter({ typeId: 512, email, token }), site.server.context.worlds.main);
  const path = `/vxpay/en/leave-newsletter?token=${token}`;
  const page = await site.request(path);
  expect(page.body).toContain('“Late night” to ro…@example.com');
  expect(page.body).not.toContain(email);
  // Opening it has changed nothing.
  expect((await site.request(path)).body).toContain('Unsubscribe?');
  const press = (to: string) => site.request(path, { form: { token, to } });
  for (let count = 0; count < 2; count += 1)
    expect((await press('off')).body).toContain('You have left this newsletter');
  expect((await press('on')).body).toContain('You get it from now on');
  expect((await site.request('/vxpay/en/leave-newsletter?token=guessed')).body).toContain('This link is not valid');
});
