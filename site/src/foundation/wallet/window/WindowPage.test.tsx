import { languages } from '@lounge/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageConfig } from '../../../app/page-config.ts';
import { createTexts } from '../../../app/texts.ts';
import type { WindowView } from './view.ts';
import { WindowPage } from './WindowPage.tsx';

const plain = { formError: null, report: null } as const;

const markupOf = async (view: WindowView, language: PageConfig['language'] = 'en'): Promise<string> => {
  const config: PageConfig = {
    brand: 'velvet',
    theme: 'dark',
    language,
    token: '',
    guestId: null,
    now: 0,
    version: '',
    strict: true,
    consent: 'necessary',
    world: null,
  };
  const texts = await createTexts({ language, strict: true }, { withLazyTexts: true });
  return renderToStaticMarkup(<WindowPage app={{ config, texts }} view={view} nonce="" />);
};

const finalViews: readonly WindowView[] = [
  { kind: 'paid', coins: 100, balance: 100, ...plain },
  { kind: 'age-checked', result: 'pending', message: null, since: null, back: null, ...plain },
  { kind: 'logged-in', ...plain },
];

test.each(finalViews)('links to the site after $kind when the window is not framed', async (view) => {
  for (const language of languages) {
    expect(await markupOf(view, language)).toMatch(
      new RegExp(`<a (?=[^>]*href="/${language}/")(?=[^>]*target="_top")[^>]*data-close`),
    );
  }
});

test('says that the page is loading only inside a page', async () => {
  const html = await markupOf({ kind: 'logged-in', ...plain });
  expect(html).toContain('<p data-part="alone">You can go on now.</p><p data-part="framed">The page is loading …</p>');
});

test('keeps typed and ticked values in a form that was not accepted', async () => {
  const typedBefore = {
    kind: 'sign-up',
    email: 'a@example.com',
    name: 'Robin',
    key: 'k',
    next: null,
    report: null,
  } as const;
  const checkbox = /<input type="checkbox"[^>]*>/;
  expect(
    checkbox.exec(await markupOf({ ...typedBefore, hasAgreed: true, formError: 'passwordCommon' }))?.[0],
  ).toContain('checked=""');
  expect(checkbox.exec(await markupOf({ ...typedBefore, hasAgreed: false, formError: 'terms' }))?.[0]).not.toContain(
    'checked',
  );
  const typed = { birthDate: '2030-01-01', document: 'X1234567', latest: '2026-11-20', guestId: 7, back: null };
  const html = await markupOf({ kind: 'age-check', ...typed, formError: 'birthDate', report: null });
  expect(html).toMatch(/<input(?=[^>]*name="document")[^>]*value="X1234567"/);
});
