import { KitProvider } from '@lounge/kit/kit-provider';
import { velvet } from '@lounge/kit/velvet';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlContent } from '../../foundation/page/html-content.tsx';
import { leadIn } from './lead-in.ts';
import { StoryFigure } from './StoryFigure.tsx';

const picture = '<img src="/pictures/velvet/still/lamp-noor-2/w640.webp" alt="" width="640" height="360">';
const rendered = (html: string): string =>
  renderToStaticMarkup(<KitProvider brand={velvet}>{htmlContent(html, StoryFigure).content}</KitProvider>);

test('a figure with one picture has the files of our widths, and its line', () => {
  const html = rendered(`<figure>${picture}\n<figcaption>The <em>lamp</em>.</figcaption></figure>`);
  const widths = new Set([...html.matchAll(/lamp-noor-2\/w(\d+)\./g)].map(([, width]) => width));
  expect(widths).toEqual(new Set(['320', '640']));
  expect(html).toContain('<figcaption>The lamp.</figcaption>');
  expect(html).toContain('kit-blog-figure');
});

test.each([
  ['two pictures', `<figure>${picture}${picture}</figure>`],
  ['words beside the picture', `<figure>${picture}Words</figure>`],
  ['no picture', '<figure><figcaption>Words</figcaption></figure>'],
])('a figure with %s stays as it is', (_, html) => {
  expect(rendered(html)).toContain('<figure>');
});

test.each([
  ['a paragraph of words', ' <p>Once.</p><p>Twice.</p>', 'Once.', 1],
  ['a paragraph with a link', '<p>See <a href="/en/">home</a>.</p>', undefined, 1],
  ['a heading', '<h2>Why?</h2><p>So.</p>', undefined, 2],
  ['nothing', '', undefined, 0],
])('the lead of a text that begins with %s', (_, html, lead, count) => {
  const led = leadIn(htmlContent(html).content);
  expect([led.lead, led.rest.length]).toEqual([lead, count]);
});
