import { brands, hreflangs, languages, type Brand, type Language } from '@lounge/locale';
import { anArticle, noArticles } from '@lounge/mock-api/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteBrands } from '../src/brands.ts';
import { testSite, type TestSite } from './test-site.ts';

const title = 'Tea & <b>toast</b> "at" six ]]> \u0007';
const subtitle = 'Who pours, and for <whom>.';
const excerpt = 'Every evening & <morning>.';
const slug = 'tea-b-toast-b-at-six';
const at = '2026-11-18T07:00:00.000Z';
const escaped = {
  // XML may not hold the control character at its end.
  title: 'Tea &#38; &#60;b&#62;toast&#60;/b&#62; &#34;at&#34; six ]]&#62; ',
  excerpt: 'Every evening &#38; &#60;morning&#62;.',
};

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
  const { main } = site.server.context.worlds;
  await noArticles.setUp({}, main);
  await anArticle.setUp({ id: 96_001, category: 'premiumTv', title, subtitle, excerpt, at }, main);
  await anArticle.setUp({ id: 96_002, title: 'Tomorrow', at: '2026-11-21T07:00:00.000Z' }, main);
});
afterAll(() => site.close());

/** A request without any cookie. */
const get = (path: string, brand: Brand = 'velvet', headers: Record<string, string> = {}) =>
  site.request(path, { headers: { host: `${brand}.example`, ...headers } });

const pathIn = (language: string) => `/${language}/blog/premium-tv/96001-${slug}/`;
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const property = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta property="${name}" content="([^"]*)">`));

test.each(brands.flatMap((brand) => languages.map((language) => [brand, language] as const)))(
  'an article of %s in %s says what it is to who is asked for their age',
  async (brand: Brand, language: Language) => {
    const { status, body, headers } = await get(pathIn(language), brand);
    const { productName } = siteBrands[brand];
    const origin = `http://${brand}.example`;
    expect([status, /<h1/.test(body), body.includes('action="/choices/age"')]).toEqual([200, true, true]);
    expect(attribute(body, /<title>([^<]*)<\/title>/)).toBe(`${escaped.title}\u0007 · ${productName}`);
    expect(attribute(body, /<meta name="description" content="([^"]*)">/)).toBe(escaped.excerpt);
    expect(body).not.toContain('noindex');
    expect(attribute(body, /<link rel="canonical" href="([^"]*)">/)).toBe(origin + pathIn(language));
    const alternates = [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)];
    expect(alternates.map(([, ...each]) => each)).toEqual(
      hreflangs.map((each) => [each, origin + pathIn(each === 'x-default' ? 'en' : each)]),
    );
    expect(property(body, 'og:title')).toBe(`${escaped.title}\u0007`);
    expect(property(body, 'og:description')).toBe(escaped.excerpt);
    expect(property(body, 'og:url')).toBe(origin + pathIn(language));
    expect(property(body, 'og:locale')).toMatch(new RegExp(`^${language}_`));
    const picture = property(body, 'og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${origin}/pictures/${brand}/still/[^/]+/w640\\.webp$`));
    const facts: unknown = JSON.parse(attribute(body, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '');
    const organization = { '@type': 'Organization', name: productName, url: `${origin}/` };
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      alternativeHeadline: subtitle,
      description: excerpt,
      datePublished: at,
      inLanguage: language,
      articleSection: expect.stringMatching(/TV/i),
      image: [picture],
      mainEntityOfPage: origin + pathIn(language),
      author: organization,
      publisher: organization,
    });
    expect(body).toContain(
      `<link rel="alternate" type="application/atom+xml" title="${productName} · ${language === 'es' ? 'Revista' : language === 'de' ? 'Magazin' : 'Magazine'}" href="/${language}/blog/feed.atom">`,
    );
    // Nothing runs that the policy does not allow, and nobody is shown.
    const executable = [...body.matchAll(/<script\b[^>]*>/g)].filter(([tag]) => !tag.includes('ld+json'));
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '-';
    for (const [tag] of executable) expect(tag).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('<img');
  },
);

test.each([
  ['the words of another language', '/de/blog/premium-tv/96001-another-slug/', 301, pathIn('de')],
  ['no words, with a query', '/nl/blog/premium-tv/96001/?a=b', 301, `${pathIn('nl')}?a=b`],
  ['another category', `/es/blog/news/96001-${slug}/`, 301, pathIn('es')],
  ['letters in upper case', pathIn('en').replace('tea', 'TEA'), 301, pathIn('en')],
  ['an article that there is not', '/en/blog/news/96009-nothing/', 404, undefined],
  ['an article of tomorrow', '/en/blog/news/96002-tomorrow/', 404, undefined],
  ['no id', '/en/blog/news/tea/', 404, undefined],
  ['a year of the archive', '/en/blog/archive/2026/', 200, undefined],
  ['the start of the magazine', '/en/blog/', 200, undefined],
])('the address of %s is answered without a cookie', async (_, path, status, to) => {
  const { status: answered, headers, body } = await get(path);
  expect([answered, headers.location]).toEqual([status, to]);
  if (status !== 301) expect([body.includes('noindex'), body.includes('/choices/age')]).toEqual([true, true]);
});

test('the feed of a language has what the latest articles say, and nothing of tomorrow', async () => {
  const { status, headers, body } = await get('/de/blog/feed.atom', 'brasa');
  const { productName } = siteBrands.brasa;
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const base = 'http://brasa.example';
  const text = escaped.title;
  expect(body).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">\n',
      '<id>tag:brasa.example,2026:/de/blog/</id>',
      `<title>${productName} · Magazin</title><updated>${at}</updated>`,
      `<link rel="self" type="application/atom+xml" href="${base}/de/blog/feed.atom"/>`,
      `<link rel="alternate" type="text/html" href="${base}/de/blog/"/>`,
      `<author><name>${productName}</name><uri>${base}/</uri></author>\n`,
      `<entry><id>tag:brasa.example,2026:/de/blog/96001</id><title>${text}</title>`,
      `<link rel="alternate" type="text/html" href="${base}${pathIn('de')}"/>`,
      `<published>${at}</published><updated>${at}</updated>`,
      `<category term="Premium-TV"/><summary>${escaped.excerpt}</summary></entry>\n`,
      '</feed>\n',
    ].join(''),
  );
});

test('a feed that has not changed is not sent again', async () => {
  const { headers } = await get('/en/blog/feed.atom');
  const { etag, 'last-modified': changed } = headers;
  expect(changed).toBe(new Date(at).toUTCString());
  const again = (name: string, value: string | undefined) =>
    get('/en/blog/feed.atom', 'velvet', { [name]: value ?? '' });
  const unchanged = [await again('if-none-match', etag), await again('if-modified-since', changed)];
  expect(unchanged.map(({ status, body }) => [status, body])).toEqual([
    [304, ''],
    [304, ''],
  ]);
  expect((await again('if-none-match', '"another"')).status).toBe(200);
  expect((await site.request('/en/blog/feed.atom', { method: 'POST' })).status).toBe(405);
  expect((await get('/en/blog/feed.atom', 'velvet', { cookie: 'world=aside' })).status).toBe(404);
});

test('the sitemap has the articles with the day on which they appeared, and the categories that have any', async () => {
  const { body } = await get('/sitemap.xml');
  const entry = `<url><loc>http://velvet.example${pathIn('nl')}</loc><lastmod>${at}</lastmod>`;
  expect(body).toContain(entry);
  expect(body).toContain('<loc>http://velvet.example/de/blog/premium-tv/</loc>');
  expect(body).toContain('<loc>http://velvet.example/es/blog/archive/2026/</loc>');
  expect(body).not.toMatch(/96002|blog\/interviews/);
});

test('a feed has twenty articles at most, and an empty magazine has a feed', async () => {
  const { main } = site.server.context.worlds;
  for (let id = 1; id <= 21; id += 1) await anArticle.setUp({ id, minutesAgo: id }, main);
  const entries = (xml: string) => [...xml.matchAll(/<entry><id>[^<]*\/(\d+)<\/id>/g)].map(([, id]) => Number(id));
  expect(entries((await get('/es/blog/feed.atom')).body)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await noArticles.setUp({}, main);
  const { status, body } = await get('/es/blog/feed.atom');
  expect([status, entries(body)]).toEqual([200, []]);
  expect(body).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
