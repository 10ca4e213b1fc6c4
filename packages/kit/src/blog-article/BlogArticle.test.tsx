import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { BlogArticle, BlogFigure } from './index.ts';

const article = { title: 'The low E', category: 'Interview', published: '2026-11-19T09:00:00.000Z' };

/** @spec component:BlogArticle 3 */
test('pictures of a story are 720 pixels wide at most, unless they name other widths', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand={velvet}>
      <BlogArticle article={{ ...article, picture: { src: '/head' } }} magazineHref="/magazine/">
        <BlogFigure picture={{ src: '/figure' }} />
        <BlogFigure picture={{ src: '/wide', widths: [1280] }} />
      </BlogArticle>
    </KitProvider>,
  );
  const widthsOf = (src: string) =>
    new Set([...html.matchAll(new RegExp(`${src}/w(\\d+)\\.`, 'g'))].map(([, width]) => width));
  expect(widthsOf('/head')).toEqual(new Set(['320', '640', '720']));
  expect(widthsOf('/figure')).toEqual(new Set(['320', '640', '720']));
  expect(widthsOf('/wide')).toEqual(new Set(['1280']));
});
