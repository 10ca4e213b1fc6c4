import { renderToStaticMarkup } from 'react-dom/server';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { htmlContent } from './html-content.tsx';

const markupOf = (html: string): string => renderToStaticMarkup(<>{htmlContent(html).content}</>);

test('renders listed elements; the first heading is the title', () => {
  const text = '<h1>Terms</h1><h2>One</h2><p>A <b>bold</b> &amp; <i>thin</i> word<br>here</p><ul><li>x</li></ul>';
  expect(htmlContent(text).title).toBe('Terms');
  expect(markupOf(text)).toBe(
    '<h2>One</h2><p>A <strong>bold</strong> &amp; <em>thin</em> word<br/>here</p><ul><li>x</li></ul>',
  );
});

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script that is not closed', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['a style', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>a</p>', '<p>a</p>'],
  ['a picture', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['a drawing with a script', '<svg><script>alert(1)</script><a href="x">y</a></svg><p>a</p>', '<p>a</p>'],
  ['handlers and styles', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
  ['one with a line break', '<a href="java\nscript:alert(1)">a</a>', '<span>a</span>'],
  ['one in capitals with entities', '<a href="&#74;avascript:alert(1)">a</a>', '<span>a</span>'],
  ['one of data', '<a href="data:text/html,x">a</a>', '<span>a</span>'],
  ['one of another host without a scheme', '<a href="//elsewhere.example">a</a>', '<span>a</span>'],
  ['one with a backslash', '<a href="/\\elsewhere.example">a</a>', '<span>a</span>'],
  ['an unknown element', '<marquee>a</marquee>', 'a'],
  ['a form', '<form action="/x"><input name=a></form><p>a</p>', '<p>a</p>'],
  ['markup in text', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['elements closed in another order', '<p>a<strong>b</p>c</strong>', '<p>a<strong>b</strong></p>c'],
  [
    'a picture of this server, whose size is known',
    '<figure><img src="/pictures/velvet/still/lamp-1/w640.webp" alt="A lamp" width="640" height="360" onload="x"><figcaption>On</figcaption></figure>',
    '<figure><img src="/pictures/velvet/still/lamp-1/w640.webp" alt="A lamp" width="640" height="360" loading="lazy" decoding="async"/><figcaption>On</figcaption></figure>',
  ],
  [
    'a picture of another host',
    '<figure><img src="https://elsewhere.example/a.webp" alt="b"></figure>',
    '<figure></figure>',
  ],
  ['a caption of no picture', '<blockquote><figcaption>a</figcaption></blockquote>', '<blockquote>a</blockquote>'],
  ['a comment', '<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
])('%s', (_, html, markup) => {
  expect(markupOf(html)).toBe(markup);
});

test.each([['/en/help/'], ['https://elsewhere.example/a'], ['mailto:help@velvet.example']])(
  'a link to %s stays',
  (href) => {
    expect(markupOf(`<a href="${href}" target="_blank">a</a>`)).toBe(`<a href="${href}" rel="noopener">a</a>`);
  },
);

test('a megabyte of elements keeps its text, and the tags of the first ones', () => {
  const markup = markupOf(`<p>${'<b>x</b>'.repeat(124_000)}</p>`);
  expect(markup.match(/<strong>/g)?.length).toBeLessThan(21_000);
  expect(markup.match(/x/g)).toHaveLength(124_000);
});

test.each([
  [
    'mathematics that hides a style',
    '<math><mtext><style><img src=x onerror=alert(1)></style></math><p>a</p>',
    '<p>a</p>',
  ],
  ['a template', '<template><script>alert(1)</script></template><p>a</p>', '<p>a</p>'],
  [
    'a base and a refresh',
    '<base href="https://elsewhere.example"><meta http-equiv=refresh content="0;url=//x"><p>a</p>',
    '<p>a</p>',
  ],
  ['an attribute that breaks out', '<a href="/a&quot; onclick=&quot;alert(1)">a</a>', '<span>a</span>'],
  ['a null byte in an address', '<a href="java&#0;script:alert(1)">a</a>', '<span>a</span>'],
])('%s does no harm', (_, html, markup) => {
  expect(markupOf(html)).toBe(markup);
});

test('a hundred thousand nested elements and ten megabytes are read to a bound', () => {
  expect(markupOf(`${'<p>'.repeat(100)}deep`)).toContain('deep');
  expect(markupOf(`${'<blockquote>'.repeat(100_000)}deep`)).toMatch(/^(?:<blockquote>){1,40}/);
  expect(markupOf(`<p>${'a'.repeat(10_000_000)}</p>`).length).toBeLessThan(1_100_000);
});

test('a heading with markup is the title as plain text; without words there is none', () => {
  expect(htmlContent('<h1><strong>Terms</strong> of <em>use</em></h1><p>a</p>').title).toBe('Terms of use');
  expect(htmlContent('<h1> <br> </h1><p>a</p>').title).toBeNull();
});

/** Browsers move, close and complete elements that stand in the wrong place; a page that is rendered otherwise would not hydrate. */
test.each([
  '<table><tr><td>a</td></tr></table>',
  '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr><tr><td>c</td></tr></table>',
  '<table>text<tr>text<td>a</td><p>b</p></tr></table>',
  '<tr><td>a</td></tr><td>b</td><tbody>c</tbody>',
  '<p>a<table><tr><td>b</td></tr></table>c</p>',
  '<p>a<strong>b<ul><li>c</li></ul></strong></p>',
  '<p>a<p>b<blockquote>c<p>d</blockquote>e</p>',
  '<h2>a<h3>b</h3></h2>',
  '<a href="/a">a<em><a href="/b">b</a></em></a>',
  '<ul><li>a<strong><li>b</strong></ul><li>c</li>',
  '<dl><dt>a<dd>b<p>c<dt>d</dl><dd>e',
  '<table><table><tr><td>a</td></tr></table></table>',
  '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
  '<table><tr><td><p>a<ul><li>b</ul></td><td>c</table>d',
])('a browser leaves %s as it is rendered', (html) => {
  const markup = markupOf(html);
  expect(markup).not.toBe('');
  expect(serialize(parseFragment(markup))).toBe(markup.replaceAll('<br/>', '<br>'));
});

test.each([['<b>'], ['<x>'], ['<ul><li>'], ['<svg>'], ['<table><tr><td>']])(
  'a megabyte of %s is read in a moment, and what stands before it stays',
  (tag) => {
    const markup = markupOf(`<p>before</p>${tag.repeat(1_000_000 / tag.length)}`);
    expect(markup.startsWith('<p>before</p>')).toBe(true);
    expect(markup.length).toBeLessThan(20_000);
  },
);
