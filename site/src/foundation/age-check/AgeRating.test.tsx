import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { AgeRating } from './AgeRating.tsx';

test.each([
  ['de', 'ab 18 Jahren'],
  ['en', 'from 18 years'],
  ['nl', 'vanaf 18 jaar'],
  ['es', 'a partir de 18 años'],
] as const)('an age rating is short to the eye, and in %s it is read out as %s', async (language, words) => {
  const intl = await loadPageIntl({ language, strict: true });
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <AgeRating age={18} />
    </RawIntlProvider>,
  );
  expect(html).toContain('<span aria-hidden="true">18+</span>');
  expect(html).toContain(`<span class="kit-visually-hidden">${words}</span>`);
});

test('a rating that asks adults for nothing is not shown', async () => {
  const intl = await loadPageIntl({ language: 'en', strict: true });
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <AgeRating age={16} />
    </RawIntlProvider>,
  );
  expect(html).toBe('');
});
