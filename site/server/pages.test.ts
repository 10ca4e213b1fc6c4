import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSite, withoutOutsideLinks, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());
beforeEach(() => site.records.splice(0));

const adult = { headers: { cookie: 'age=1; consent=necessary; language=en' } };
const pages = [
  ['the start page', '/en/', adult],
  ['a performer’s page', '/en/amateur/mirela/', adult],
  ['a page that does not exist', '/en/amateur/nobody/', adult],
  ['the age page', '/en/', {}],
  ['the page after leaving', '/left', {}],
  ['the log-in', '/vxpay/en/log-in', {}],
  ['the page of a mailed link', '/vxpay/en/reset?token=unknown', {}],
] as const;

const attributesOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

const nonceIn = (policy: string | string[] | undefined): string => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

test.each(pages)(
  '%s allows only its own scripts and styles, by a nonce that is used once',
  async (_, path, options) => {
    const [first, second] = [await site.request(path, options), await site.request(path, options)];
    const policy = String(first.headers['content-security-policy']);
    const nonce = nonceIn(policy);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(nonceIn(second.headers['content-security-policy'])).not.toBe(nonce);
    expect(policy.replaceAll(nonce, '').split('; ')).toEqual([
      `default-src 'self'`,
      `script-src 'self' 'nonce-' 'strict-dynamic'`,
      `style-src 'self' 'nonce-'`,
      `style-src-attr 'none'`,
      `img-src 'self' data:`,
      `media-src 'self' blob:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'self'`,
      `manifest-src 'self'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ]);
    const elements = [...first.body.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([element]) => element);
    const executable = elements.filter((element) => !element.includes('type="application/json"'));
    expect(executable.length).toBeGreaterThan(0);
    expect(executable.filter((element) => !element.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(first.body).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/);
  },
);

test.each([
  ...pages,
  ['a redirect to a language', '/', {}],
  ['a redirect to the trailing slash', '/en', {}],
  ['a redirect to the log-in', '/vxpay/en/top-up', {}],
  ['a method that is not allowed', '/en/', { method: 'DELETE' }],
  ['a choice', '/choices/theme', { form: { theme: 'dark', return: '/en/' } }],
  ['a choice that is not complete', '/choices/theme', { form: {} }],
] as const)('%s sends no referrer to other sites and is in no cache', async (_, path, options) => {
  const { headers } = await site.request(path, options);
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(pages)(
  '%s has addresses of this site only but for those of its brand, and links without a script',
  async (_, path, options) => {
    const { body } = await site.request(path, options);
    const loaded = ['src', 'srcset', 'poster', 'data', 'action', 'formaction'].flatMap((name) =>
      attributesOf(body, name),
    );
    const links = attributesOf(withoutOutsideLinks(body), 'href').filter(
      (each) => !each.startsWith('http://localhost'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const address of [...loaded, ...links]) expect(address).toMatch(/^(?:\/(?![/\\])|#|data:image\/)/);
  },
);

test('a video’s page has its largest picture fetched first, and no other page has', async () => {
  const first = /<link rel="preload" href="([^"]+)" as="image" fetchPriority="high"\/>/;
  const { body } = await site.request('/en/amateur/mirela/videos/5001/', adult);
  expect(first.exec(body)?.[1]).toBe(attributesOf(body, 'poster')[0]);
  expect((await site.request('/en/amateur/mirela/', adult)).body).not.toMatch(first);
});

test('who is asked for their age can read the legal texts first, without script, people or a way past the question', async () => {
  const asked = await site.request('/en/');
  const links = attributesOf(asked.body, 'href').filter((href) => href.startsWith('/en/'));
  expect(links).toEqual(expect.arrayContaining(['/en/terms-of-service/', '/en/data-protection/', '/en/imprint/']));
  const { status, body } = await site.request('/de/imprint/');
  expect([status, /<h1[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([200, 'Impressum']);
  expect(body).not.toContain('id="boot"');
  expect(body).not.toContain('/pictures/');
});

test('who declined the age question can go back to it', async () => {
  const { body } = await site.request('/left', { headers: { cookie: 'language=de' } });
  expect(attributesOf(body, 'href')).toContain('/de/');
});

test('a page says without script what needs it', async () => {
  const { body } = await site.request('/de/', { headers: { cookie: 'age=1; consent=necessary' } });
  expect(body).toMatch(/<noscript><p>Live-Bilder, Chats und Nachrichten brauchen JavaScript/);
});

const everyPath = [
  ['a page', '/en/', 'GET, HEAD'],
  ['an unknown path', '/nothing', 'GET, HEAD'],
  ['a page of the window', '/vxpay/en/log-in', 'GET, POST'],
  ['a choice', '/choices/theme', 'GET, POST'],
] as const;

test.each(
  ['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE'].flatMap((method) =>
    everyPath.map((each) => [method, ...each] as const),
  ),
)('%s of %s is not allowed, and the answer says what is', async (method, _, path, allow) => {
  const { status, headers } = await site.request(path, { method });
  expect([status, headers.allow]).toEqual([405, allow]);
});

test.each([
  ...everyPath.map(([name, path]) => [name, path] as const),
  ['a call', '/rest/v1/alive'],
  ['a query', '/vxql'],
  ['a picture', '/pictures/velvet/portrait/noor/w320.webp'],
  ['a clip', '/media/clips/velvet/autumn/preview.mp4'],
  ['a font', '/fonts/a.woff2'],
] as const)('TRACE of %s returns nothing that was sent', async (_, path) => {
  const { status, body } = await site.request(path, { method: 'TRACE', headers: { 'x-secret': 'not for scripts' } });
  expect([404, 405]).toContain(status);
  expect(body).not.toContain('not for scripts');
});

test.each([
  ['a path of this site', '/de/amateur/mirela/?a=b#c', '/de/amateur/mirela/?a=b#c'],
  ['another site', 'https://evil.example/', '/'],
  ['another site with the scheme of the page', '//evil.example/', '/'],
  ['a backslash that browsers read as a slash', '/\\evil.example/', '/'],
  ['a backslash at the start', '\\\\evil.example/', '/'],
  ['a tab that browsers leave out', '/\t/evil.example/', '/'],
  ['a line break', '/en/\r\nSet-Cookie: a=b', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['a path without a slash', 'evil.example', '/'],
  ['nothing', '', '/'],
])('a choice that returns to %s redirects to %j', async (_, target, expected) => {
  const { status, headers } = await site.request('/choices/theme', { form: { theme: 'dark', return: target } });
  expect([status, headers.location]).toEqual([303, expected]);
});

test.each([
  ['of another site', { headers: { origin: 'https://evil.example' }, form: { theme: 'dark' } }, 403, 'foreignOrigin'],
  ['with an unknown value', { form: { theme: 'pink' } }, 400, 'malformed'],
  ['that is too large', { form: { theme: 'x'.repeat(5000) } }, 413, 'tooLarge'],
])('a choice %s is rejected and logged with its address', async (_, options, status, code) => {
  expect((await site.request('/choices/theme', options)).status).toBe(status);
  expect(site.records).toMatchObject([{ call: 'choices', status, code, address: '127.0.0.1' }]);
  expect(site.records[0]).not.toHaveProperty('cause');
});

test('a page that does not exist is named as such', async () => {
  const { status, body } = await site.request('/en/amateur/nobody/', adult);
  expect(status).toBe(404);
  expect(body).toContain('<title>Nobody is behind this door · velvet</title>');
});

test.each([
  ['/en/amateur/nobody/', { call: 'page', status: 404, address: '127.0.0.1' }],
  ['/en/', { call: 'page', status: 200 }],
])('the line of %s has an address only if the page is rejected', async (path, expected) => {
  await site.request(path, adult);
  expect(site.records).toMatchObject([expected]);
  expect('address' in (site.records[0] ?? {})).toBe('address' in expected);
});

test.each([
  ['a page', '/en/', 'text/html; charset=utf-8'],
  ['a page of the window', '/vxpay/en/log-in', 'text/html; charset=utf-8'],
  ['the script of the window', '/vxpay/report.js', 'text/javascript; charset=utf-8'],
  ['the icon', '/icons/velvet.svg', 'image/svg+xml; charset=utf-8'],
  ['a gift', '/gifts/rose.svg', 'image/svg+xml; charset=utf-8'],
  ['the manifest', '/manifest/velvet-en.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['the sitemap', '/sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', '/robots.txt', 'text/plain; charset=utf-8'],
  ['a rejected method', '/choices/age', 'text/html; charset=utf-8'],
])('%s has a type with its encoding', async (_, path, type) => {
  expect((await site.request(path, adult)).headers['content-type']).toBe(type);
});

test.each([
  ['https://velvet.example', '__Host-age=1', 'page'],
  ['https://velvet.example', 'age=1', 'age page'],
  ['http://localhost:3000', 'age=1', 'page'],
])('on %s the cookie %s shows the %s, and cookies have the prefix where they can', async (origin, cookie, shown) => {
  const own = await testSite({ publicOrigins: { velvet: origin } });
  const { body, headers } = await own.request('/en/', { headers: { cookie } });
  const isSecure = origin.startsWith('https:');
  expect(body.includes('id="boot"')).toBe(shown === 'page');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(isSecure ? /^__Host-language=en;.* Path=\/;.* Secure/ : /^language=en;(?!.*Secure)/),
  ]);
  await own.close();
});

test('a page after the end of a session deletes its cookie and the browser’s cache, other pages do not', async () => {
  const ended = await site.request('/en/', { headers: { cookie: 'age=1; session=of-an-ended-session' } });
  expect(ended.headers['clear-site-data']).toBe('"cache"');
  expect(String(ended.headers['set-cookie'])).toMatch(/session=; Max-Age=0/);
  expect((await site.request('/en/', adult)).headers).not.toHaveProperty('clear-site-data');
});

const signUp = async (world: string): Promise<string> => {
  const form = { email: 'robin@example.com', name: 'Robin', password: 'a long walk home', terms: '1' };
  const headers = { cookie: `world=${world}` };
  const { headers: answered } = await site.request('/vxpay/en/sign-up', { form, headers });
  return `world=${world}; age=1; ${String(answered['set-cookie']).split(';', 1)[0]}`;
};

test.each(['/en/', '/en/myvelvet/', '/en/messenger/', '/vxpay/en/top-up', '/vxpay/en/change-password'])(
  'the page %s of a guest is in no cache',
  async (path) => {
    const { status, headers } = await site.request(path, { headers: { cookie: await signUp(`guest${path.length}`) } });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  },
);

test('the file of a guest’s data is in no cache', async () => {
  const cookie = await signUp('export');
  const { status, headers, body } = await site.request('/vxpay/en/export', {
    headers: { cookie },
    form: { current: 'a long walk home' },
  });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(headers['content-disposition']).toBe('attachment; filename="account.json"');
  expect(body).toContain('robin@example.com');
});

/** The opening tags before which the attribute stands, with what names them. */
const needScript = (html: string): string =>
  [...html.matchAll(/<[a-z][^>]*\sdata-needs-script="true"[^>]*>/g)].map(([tag]) => tag).join('\n');

test('what only works with script is hidden without it, and each page says once that it is missing', async () => {
  const headers = { cookie: await signUp('no-script') };
  const [overview, coins, profile, settings] = await Promise.all(
    ['/de/myvelvet/', '/de/myvelvet/coins/', '/de/amateur/mirela/', '/de/myvelvet/profile/'].map(
      async (path) => (await site.request(path, { headers })).body,
    ),
  );
  for (const id of ['pinned', 'pinned-albums', 'pinned-photos'])
    expect(needScript(overview ?? '')).toMatch(new RegExp(`(?:id|labelledby)="${id}"`));
  expect(needScript(settings ?? '')).toMatch(/(?:id|labelledby)="sessions"/);
  expect(needScript(coins ?? '')).toContain('aria-labelledby="statement"');
  expect(needScript(profile ?? '')).toContain('kit-chat-button-group');
  for (const page of [overview, coins, profile])
    expect(page?.split('Was hier fehlt, braucht JavaScript.')).toHaveLength(2);
});

test('without script a form logs out everywhere', async () => {
  const world = 'everywhere';
  const cookie = await signUp(world);
  const form = { email: 'robin@example.com', password: 'a long walk home' };
  const { headers } = await site.request('/vxpay/de/log-in', { form, headers: { cookie: `world=${world}` } });
  const other = `world=${world}; age=1; ${String(headers['set-cookie']).split(';', 1)[0]}`;
  const settings = async (of: string) =>
    (await site.request('/de/myvelvet/profile/', { headers: { cookie: of } })).body;
  const action = /<noscript><form[^>]*\saction="([^"]*)"/.exec(await settings(cookie))?.[1] ?? '';
  expect(await settings(other)).not.toContain('"guestId":null');
  expect((await site.request(action, { method: 'POST', headers: { cookie } })).headers.location).toBe(
    '/de/?logged-out=everywhere',
  );
  for (const each of [cookie, other]) expect(await settings(each)).toContain('"guestId":null');
});

test('each document of free TV has addresses of its own visitor', async () => {
  const addresses = async () => {
    const { body } = await site.request('/en/tv/livestream/', adult);
    return new Set(body.match(/\/media\/live\/[\w-]+/g));
  };
  const [one, other] = [await addresses(), await addresses()];
  expect([one.size, other.size]).toEqual([1, 1]);
  expect(other).not.toEqual(one);
});
