import { expect, test } from 'vitest';
import { isOwnPicture, isSafeAddress, walkHtml } from './walk-html.ts';

/** The calls of a visitor as one text. */
const walked = (html: string): string => {
  const parts: string[] = [];
  walkHtml(html, {
    onOpen: (name, href, picture) => {
      const { src, alt, width, height } = picture ?? {};
      const attributes = picture === null ? [href] : [src, `"${alt}"`, width, height];
      parts.push(`<${[name, ...attributes.filter((each) => each !== undefined).map(String)].join(' ')}>`);
    },
    onText: (text) => void parts.push(text),
    onClose: (name) => void parts.push(`</${name}>`),
  });
  return parts.join('');
};

test.each([
  ['elements, addresses and entities', '<P>a &amp; <a href="/b" onclick="x">b</a></P>', '<p>a & <a /b>b</a></p>'],
  ['what is not closed', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['a form with all that is in it', '<p>a</p><form><p>b<script>c</script></p></form>d', '<p>a</p>d'],
  ['a script that is not closed', '<p>a<script>b', '<p>a</p>'],
  ['an end without a beginning', 'a</b></script>c', 'ac'],
])('%s', (_, html, expected) => {
  expect(walked(html)).toBe(expected);
});

const own = '/pictures/velvet/still/lamp-noor-1/w640.webp';

test.each([
  [
    'of this server, with its handlers left out',
    `<figure><img src="${own}" alt="A &amp; b" width="640" height="360" onload="x" srcset="https://a.example/"><figcaption>c</figcaption></figure>`,
    `<figure><img ${own} "A & b" 640 360></img><figcaption>c</figcaption></figure>`,
  ],
  ['without a size', `<img src="${own}" width="100%" height="-1">`, `<img ${own} "" null null></img>`],
  ['of others', '<figure>a<img src="https://a.example/b.webp" alt="x">b</figure>', '<figure>ab</figure>'],
  ['without an address', 'a<img alt="x" onerror="y">b', 'ab'],
  ['in a form', `<form><img src="${own}"></form>a`, 'a'],
])('a picture %s', (_, html, expected) => {
  expect(walked(html)).toBe(expected);
});

test.each([
  [own, true],
  [own.replace('webp', 'avif'), true],
  [`https://a.example${own}`, false],
  [`//a.example${own}`, false],
  [`/\\a.example${own}`, false],
  [`${own}?a`, false],
  [own.replace('lamp-noor-1', '..'), false],
  [own.replace('w640', 'locked/w640'), false],
  ['/rest/v1/vxpay/logout', false],
  ['data:image/svg+xml,a', false],
  ['javascript:alert(1)', false],
  [` ${own}`, false],
])('the picture %s is our own: %s', (src, isOwn) => {
  expect(isOwnPicture(src)).toBe(isOwn);
});

test.each(['<b>', `<figure><img src="${own}">`, '<form>', '<table><tr><td>'])(
  'a megabyte of %s is read to its end, and every element that began ends',
  (part) => {
    const walk = walked(part.repeat(Math.ceil(1_000_000 / part.length)));
    expect(walk.match(/<\/\w/g)?.length).toBe(walk.match(/<\w/g)?.length);
    expect(walk.match(/<\w/g)?.length ?? 0).toBeLessThanOrEqual(400);
  },
);

test('a text ends at a depth of 200, with all that is open', () => {
  const walk = walked(`${'<b>'.repeat(250)}deep`);
  expect(walk).toBe(`${'<b>'.repeat(200)}${'</b>'.repeat(200)}`);
});

test('a text ends after a million characters', () => {
  expect(walked('a'.repeat(1_000_001))).toHaveLength(1_000_000);
});

test.each([
  ['https://elsewhere.example/a', true],
  ['MAILTO:help@velvet.example', true],
  ['http://elsewhere.example/', false],
  ['//elsewhere.example/', false],
  ['https:\\\\elsewhere.example', false],
  ['https://a b', false],
  ['javascript:alert(1)', false],
])('the address %s is safe: %s', (href, isSafe) => {
  expect(isSafeAddress(href)).toBe(isSafe);
});
