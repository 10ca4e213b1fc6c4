import { expect, test } from 'vitest';
import { isSafeAddress, walkHtml } from './walk-html.ts';

/** The calls of a visitor as one text. */
const walked = (html: string): string => {
  const parts: string[] = [];
  walkHtml(html, {
    onOpen: (name, href) => void parts.push(href === undefined ? `<${name}>` : `<${name} ${href}>`),
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
