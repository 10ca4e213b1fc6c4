import { expect, test } from 'vitest';
import { legalFile } from './legal-file.ts';

const product = {
  name: 'velvet',
  seller: { name: 'Velvet & Co', address: 'Am Hafen 1', vatId: 'X1' },
} as Parameters<typeof legalFile>[1];

const textOf = (html: string): string => {
  const row = { type: 'TOS', version: 'v1', language: 'en', publishedAt: '2026-01-01T00:00:00.000Z', html };
  const { text } = legalFile(row as Parameters<typeof legalFile>[0], product);
  return /<body>\n([^]*)\n<p>velvet/.exec(text)?.[1] ?? text;
};

test.each([
  [
    'headings, lists and tables',
    '<h1>Terms</h1><ul><li>a</ul><table><tr><td>b</table>',
    '<h1>Terms</h1><ul><li>a</li></ul><table><tr><td>b</td></tr></table>',
  ],
  ['the seller, escaped', '<p>{seller}</p>', '<p>Velvet &amp; Co</p>'],
  [
    'addresses of other sites and of mail',
    '<a href="https://a.example/?b&amp;c">a</a>',
    '<a href="https://a.example/?b&amp;c">a</a>',
  ],
])('a file has %s', (_, html, written) => {
  expect(textOf(html)).toBe(written);
});

test.each([
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/"><p>a</p>'],
  ['a form', '<form action="https://elsewhere.example/"><input name="password"><button>Go</button></form><p>a</p>'],
  ['a base', '<base href="https://elsewhere.example/"><p>a</p>'],
  ['a script', '<script>alert(1)</script><p onclick="alert(1)">a</p>'],
  ['a frame', '<iframe src="https://elsewhere.example/"></iframe><p>a</p>'],
  ['a picture', '<img src="https://elsewhere.example/"><p>a</p>'],
  ['the end of the body', '</body><meta http-equiv="refresh" content="0;url=x"><p style="color:red">a</p>'],
])('a file has no %s', (_, html) => {
  expect(textOf(html)).toBe('<p>a</p>');
});

test('a picture of this server is its text, as a file loads nothing', () => {
  const picture = '<img src="/pictures/velvet/still/lamp-1/w640.webp" alt="A &lt;lamp&gt;">';
  expect(textOf(`<figure>${picture}<figcaption>On</figcaption></figure>`)).toBe(
    '<figure>A &lt;lamp&gt;<figcaption>On</figcaption></figure>',
  );
});

test('addresses that run lose what they lead to', () => {
  expect(textOf('<a href="javascript:alert(1)">a</a><a href="data:text/html,b">b</a>')).toBe('<a>a</a><a>b</a>');
});

test('a megabyte of nested elements is written in a moment', () => {
  expect(textOf(`<p>before</p>${'<b>'.repeat(300_000)}`).length).toBeLessThan(5000);
});
