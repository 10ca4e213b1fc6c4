import { addressHasNewsletter, setUpState } from '@lounge/mock-api/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, type SiteResponse, type TestSite } from '../test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());

const email = 'robin@example.com';
const headers = { cookie: 'world=newsletters' };
const ask = (address: string) => site.request('/vxpay/en/newsletter', { form: { email: address }, headers });
const mails = async (): Promise<unknown> => {
  const world = await site.server.context.worlds.named('newsletters');
  return world?.database.reader.query(
    `select "toAddress" as address from mail where kind = 'newsletter-confirm' order by id`,
    [],
  );
};

test('a visitor without script asks for the newsletter by a form, and the answer is the same for every address', async () => {
  expect((await site.request('/vxpay/en/newsletter', { headers })).body).toContain('Late night, every Friday');
  const rejected = await ask('kim@example');
  expect(rejected.body).toContain('This is no e-mail address.');
  expect(rejected.body).toContain('value="kim@example"');
  const world = await site.server.context.worlds.named('newsletters');
  if (world === null) throw new Error('There is no world.');
  await setUpState(addressHasNewsletter({ typeId: 512, email: 'has@example.com', token: 'has' }), world);
  await setUpState(addressHasNewsletter({ typeId: 512, email: 'left@example.com', token: 'left' }), world);
  await site.request('/vxpay/en/leave-newsletter?token=left', { form: { token: 'left', to: 'off' }, headers });
  const withoutNonce = ({ status, body }: SiteResponse) => [status, body.replaceAll(/nonce="[^"]*"/g, '')];
  const answers = [];
  for (const address of ['kim@example.com', 'has@example.com', 'left@example.com', 'kim@example.com'])
    answers.push(withoutNonce(await ask(address)));
  expect(answers[0]?.join()).toContain('Check your e-mail');
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(await mails()).toEqual(
    ['kim@example.com', 'has@example.com', 'kim@example.com'].map((address) => ({ address })),
  );
});

test('a network address that asks too many others reads that it has to wait', async () => {
  for (let count = 0; count < 20; count += 1) await ask(`guest-${count}@example.com`);
  expect((await ask('next@example.com')).body).toContain('Too many attempts.');
});

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
