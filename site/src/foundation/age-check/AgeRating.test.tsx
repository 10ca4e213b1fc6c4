import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { AgeRating } from './AgeRating.tsx';

test.each([
  ['de', 'ab 16 Jahren'],
  ['en', 'from 16 years'],
  ['nl', 'vanaf 16 jaar'],
  ['es', 'a partir de 16 años'],
] as const)('an age rating is short to the eye, and in %s it is read out as %s', async (language, words) => {
  const intl = await loadPageIntl({ language, strict: true });
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <AgeRating age={16} />
    </RawIntlProvider>,
  );
  expect(html).toContain('<span aria-hidden="true">16+</span>');
  expect(html).toContain(`<span class="kit-visually-hidden">${words}</span>`);
});
