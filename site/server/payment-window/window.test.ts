import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountPages, paymentViews } from '@lounge/locale';
import { testSite, type SiteResponse, type TestSite } from '../test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());
beforeEach(() => site.records.splice(0));

const address = '127.0.0.1';
const password = 'a long walk home';
const account = { email: 'robin@example.com', name: 'Robin', password, terms: '1' };

const cookieOf = ({ headers }: SiteResponse): string => (headers['set-cookie'] ?? []).join().split(';', 1)[0] ?? '';

/** Signs up in a world of its own. Returns the headers of the guest. */
const signUp = async (world: string): Promise<{ cookie: string }> => {
  const cookie = `world=${world}`;
  const response = await site.request('/vxpay/en/sign-up', { form: account, headers: { cookie } });
  site.records.splice(0);
  return { cookie: `${cookie}; ${cookieOf(response)}` };
};

test('log-ins, wrong passwords and lock-outs are lines with guest and address, and without what was typed', async () => {
  const { cookie } = await signUp('lines');
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
  const form = { email: account.email, password };
  const logIn = (fields: object) => site.request('/vxpay/en/log-in', { form: { ...form, ...fields }, headers });
  expect(cookieOf(await logIn({}))).toMatch(/^session=/);
  for (let count = 0; count < 6; count += 1) await logIn({ password: 'a wrong one' });
  await logIn({ email: 'nobody@example.com' });
  const who = { guest: expect.any(Number) as number, address };
  const wrong = { call: 'account log-in', status: 401, code: 'wrong', ...who };
  expect(site.records).toMatchObject([
    { call: 'account log-in', status: 200, session: expect.stringMatching(/^[0-9a-f]{12}$/) as string, ...who },
    ...Array.from({ length: 5 }, () => wrong),
    { call: 'account log-in', status: 429, code: 'tooMany', ...who },
    { call: 'account log-in', status: 401, code: 'wrong', address },
  ]);
  expect(site.records.at(-1)).not.toHaveProperty('guest');
  expect(JSON.stringify(site.records)).not.toMatch(/example\.com|walk|wrong one|Robin/);
});

test('a choice about cookies without script is recorded with the guest', async () => {
  const { cookie } = await signUp('choices');
  const { status } = await site.request('/choices/consent', { form: { consent: 'all' }, headers: { cookie } });
  expect(status).toBe(303);
  const world = (await site.server.context.worlds.named('choices')) ?? site.server.context.worlds.main;
  const rows = await world.database.reader.query(
    `select "guestId", answer from agreement where subject = 'cookies'`,
    [],
  );
  expect(rows).toEqual([{ guestId: expect.any(Number) as number, answer: 'all' }]);
});

test('the form of the log-out ends the session, clears the cookie and leads home', async () => {
  const { cookie } = await signUp('log-out');
  const adult = { cookie: `${cookie}; age=1` };
  const personal = await site.request('/de/myvelvet/', { headers: adult });
  expect(personal.body.includes('action="/vxpay/de/log-out" method="post"')).toBe(true);
  const foreign = { ...adult, origin: 'https://evil.example' };
  expect((await site.request('/vxpay/de/log-out', { method: 'POST', headers: foreign })).status).toBe(403);
  expect((await site.request('/vxpay/de/log-out', { headers: adult })).headers.location).toBe('/de/');
  const isLoggedIn = async () =>
    !(await site.request('/de/myvelvet/', { headers: adult })).body.includes('"guestId":null');
  expect(await isLoggedIn()).toBe(true);
  const { status, headers } = await site.request('/vxpay/de/log-out', { method: 'POST', headers: adult });
  expect([status, headers.location]).toEqual([303, '/de/?logged-out=here']);
  expect(String(headers['set-cookie'])).toMatch(/^session=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
  expect(await isLoggedIn()).toBe(false);
  const saysSo = async (path: string) =>
    (await site.request(path, { headers: { cookie: 'age=1' } })).body.includes('Du bist abgemeldet.');
  expect([await saysSo('/de/?logged-out=here'), await saysSo('/de/')]).toEqual([true, false]);
  expect(site.records.filter(({ call }) => call.includes('log-out'))).toMatchObject([
    { status: 403, code: 'foreignOrigin' },
    { call: 'account log-out', status: 200, guest: expect.any(Number) as number },
  ]);
});

test('the session of a log-in is the one that the log names at the log-out', async () => {
  const { cookie } = await signUp('session');
  const page = await site.request('/en/', { headers: { cookie: `${cookie}; age=1` } });
  const token = /"token":"([^"]+)"/.exec(page.body)?.[1] ?? '';
  site.records.splice(0);
  const headers = { authorization: `Bearer ${token}`, 'x-world': 'session', 'content-type': 'application/json' };
  await site.request('/rest/v1/vxpay/logout', { method: 'POST', headers });
  await site.request('/vxpay/en/log-in', {
    form: { email: account.email, password: 'a wrong one' },
    headers: { cookie },
  });
  const [logOut, logIn] = site.records;
  expect(logOut).toMatchObject({ call: 'foundation/session/vxpayLogout', session: expect.any(String) as string });
  expect(logIn?.guest).toBe(logOut?.guest);
});

test.each([
  ['of another site', { headers: { origin: 'https://evil.example' }, form: { email: 'a' } }, 403, 'foreignOrigin'],
  ['that is too large', { form: { email: 'x'.repeat(5000) } }, 413, 'tooLarge'],
])('a form %s is rejected and logged with guest and address', async (_, options, status, code) => {
  const { cookie } = await signUp(`form-${status}`);
  const headers = { ...('headers' in options ? options.headers : {}), cookie };
  expect((await site.request('/vxpay/en/log-in', { ...options, headers })).status).toBe(status);
  expect(site.records).toMatchObject([{ call: 'window', status, code, address, guest: expect.any(Number) as number }]);
});

test('a form over the limit is rejected and logged', async () => {
  const strict = await testSite({ requestsPerTenSeconds: 10 });
  expect((await strict.request('/vxpay/en/log-in')).status).toBe(429);
  expect(strict.records).toMatchObject([{ call: 'window', status: 429, code: 'tooMany', address }]);
  await strict.close();
});

const fieldsOf = (html: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)].map(([field]) =>
    Object.fromEntries(
      [...field.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );

// What a browser may fill in and paste is up to these attributes: nothing in the window handles keys or the clipboard.
test.each([
  ['log-in', 'password', 'current-password'],
  ['sign-up', 'password', 'new-password'],
  ['change-password', 'current', 'current-password'],
  ['change-password', 'password', 'new-password'],
  ['change-email', 'current', 'current-password'],
  ['delete-account', 'current', 'current-password'],
  ['export', 'current', 'current-password'],
  ['second-factor', 'current', 'current-password'],
])('the page %s masks the field %s and lets password managers fill it in', async (page, name, autocomplete) => {
  const needsGuest = page !== 'log-in' && page !== 'sign-up';
  const { body } = await site.request(`/vxpay/en/${page}`, needsGuest ? { headers: await signUp('fields') } : {});
  const [field] = fieldsOf(body).filter((each) => each['name'] === name);
  expect(field).toMatchObject({ type: 'password', autocomplete });
  expect(field).not.toHaveProperty('readonly');
  expect(field).not.toHaveProperty('maxlength');
  expect(body).not.toMatch(/\son(?:paste|key\w+|copy|drop)=/i);
});

test('an age check that a page links to leads back to that page', async () => {
  const { cookie } = await signUp('back');
  const host = 'localhost:3000';
  const wayBack = async (path: string, referer: string) => {
    const headers = { cookie, referer, host, 'sec-fetch-dest': 'document' };
    const { body } = await site.request(path, { headers });
    return /<a href="([^"]*)" data-part="back"/.exec(body)?.[1];
  };
  const from = `http://${host}/en/amateur/mirela/?tab=videos`;
  expect(await wayBack('/vxpay/en/age-check', from)).toBe('/en/amateur/mirela/?tab=videos');
  expect(await wayBack('/vxpay/en/age-check?back=/en/videos/', from)).toBe('/en/videos/');
  expect(await wayBack('/vxpay/en/age-check', 'https://elsewhere.example/en/')).toBe('/en/');
  expect(await wayBack('/vxpay/en/age-check', `http://${host}/vxpay/en/log-in`)).toBe('/en/');
});

test.each([...paymentViews, ...accountPages])(
  'a text that no database keeps is malformed in the form and the address of %s',
  async (name) => {
    const path = `/vxpay/en/${name}`;
    const answers = await Promise.all([
      site.request(path, { form: { ...account, code: 'a\0b' } }),
      site.request(path, { form: 'email=a%00b@example.com&email=robin@example.com' }),
      site.request(`${path}?token=a%00b`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(site.records.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [400, 'malformed']));
  },
);
