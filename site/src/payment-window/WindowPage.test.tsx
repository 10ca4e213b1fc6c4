import { brandConfig } from '../brands.ts';
import { languages, pathTo } from '@lounge/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageConfig } from '../shared/page-config.ts';
import { loadPageIntl } from '../shared/page-intl.ts';
import { dialogTitle } from '../foundation/wallet/dialog-title.ts';
import { windowTitles } from '../shared/window/WindowTitle.messages.ts';
import { viewOf, views, type WindowView } from './views.ts';
import { WindowPage } from './WindowPage.tsx';

const plain = { formError: null, report: null } as const;

const markupOf = async (
  view: WindowView,
  language: PageConfig['language'] = 'en',
  back: string | null = null,
): Promise<string> => {
  const config: PageConfig = {
    ...brandConfig('velvet'),
    theme: 'dark',
    timeZone: 'Europe/Berlin',
    language,
    token: '',
    guestId: null,
    now: 0,
    version: '',
    strict: true,
    consent: 'necessary',
    world: null,
  };
  const intl = await loadPageIntl({ language, strict: true });
  return renderToStaticMarkup(<WindowPage app={{ config, intl }} view={view} nonce="" back={back} />);
};

const finalViews: readonly WindowView[] = [
  { kind: 'paid', coins: 100, balance: 100, ...plain },
  { kind: 'age-checked', result: 'pending', bonusGiven: null, message: null, since: null, back: null, ...plain },
  { kind: 'logged-in', ...plain },
  { kind: 'forgot-sent', ...plain },
  { kind: 'verified', ...plain },
  { kind: 'link-invalid', ...plain },
  { kind: 'email-sent', ...plain },
  { kind: 'email-changed', ...plain },
  { kind: 'password-changed', ...plain },
  { kind: 'factor-off', ...plain },
  { kind: 'deletion-planned', at: '2026-12-29T12:00:00.000Z', ...plain },
  { kind: 'newsletter-asked', ...plain },
  { kind: 'newsletter', asks: null, token: 't', typeId: 1, address: 'r…@example.com', isOn: false, ...plain },
  { kind: 'share-mails', token: 't', isOn: false, isDone: true, ...plain },
  { kind: 'recovery-codes', codes: ['a'], ...plain },
];

test.each(finalViews)('links to the site after $kind when the window is not framed', async (view) => {
  for (const language of languages) {
    expect(await markupOf(view, language)).toMatch(
      new RegExp(`<a (?=[^>]*href="/${language}/")(?=[^>]*target="_top")[^>]*data-close`),
    );
  }
});

/** Nothing was done yet in these views, so their way out does not say that it is done. */
const askingViews: readonly WindowView[] = [
  { kind: 'delete-account', ...plain },
  { kind: 'export', ...plain },
  { kind: 'second-factor', isActive: false, ...plain },
  { kind: 'second-factor', isActive: true, ...plain },
  { kind: 'new-codes', ...plain },
  { kind: 'change-email', email: '', ...plain },
  { kind: 'change-password', ...plain },
  { kind: 'factor-key', secret: 'abcd', uri: 'otpauth://totp/a', ...plain },
];

const wordsOfWayOut = { de: 'Abbrechen', en: 'Cancel', nl: 'Annuleren', es: 'Cancelar' } as const;

test.each(askingViews)('the way out of $kind cancels', async (view) => {
  for (const language of languages) {
    expect(await markupOf(view, language)).toContain(`target="_top" data-close="">${wordsOfWayOut[language]}</a>`);
  }
});

test('while a check is pending, looking around leads away from the page that says so', async () => {
  const page = pathTo('personal.age-check', 'en', { product: 'velvet' });
  const pending = { kind: 'age-checked', bonusGiven: null, message: null, since: null, ...plain } as const;
  const hrefs = async (result: 'pending' | 'accepted', back: string) => {
    const html = await markupOf({ ...pending, result, back });
    return /<a (?=[^>]*data-close)[^>]*href="([^"]*)"/.exec(html)?.[1];
  };
  expect(await hrefs('pending', page)).toBe('/en/');
  expect(await hrefs('pending', '/en/amateur/mirela/')).toBe('/en/amateur/mirela/');
  expect(await hrefs('accepted', page)).toBe(page);
});

test('an accepted check says which coins it has brought, if any', async () => {
  const accepted = {
    kind: 'age-checked',
    result: 'accepted',
    message: null,
    since: null,
    back: null,
    ...plain,
  } as const;
  expect(await markupOf({ ...accepted, bonusGiven: 1000 })).toContain('You got 10 coins as a present for it.');
  expect(await markupOf({ ...accepted, bonusGiven: null })).not.toContain('as a present');
});

test('only views that take money are called a payment window', () => {
  const titlesOf = (...kinds: readonly WindowView['kind'][]) => kinds.map((kind) => viewOf({ kind }).title);
  const { paying, account, ageCheck } = windowTitles;
  expect(titlesOf('top-up', 'pay', 'subscribe')).toEqual([paying, paying, paying]);
  expect(titlesOf('log-in', 'sign-up', 'export')).toEqual([account, account, account]);
  expect(titlesOf('age-check')).toEqual([ageCheck]);
  expect((['top-up', 'vip'] as const).map(dialogTitle)).toEqual([paying, paying]);
});

test.each(['log-in', 'sign-up', 'top-up', 'age-check'] as const)(
  'the dialog around %s has the title of its view',
  (kind) => {
    expect(dialogTitle(kind)).toBe(viewOf({ kind }).title);
  },
);

test('no two views have the same kind', () => {
  const kinds = views.map(({ kind }) => kind);
  expect(kinds.length).toBeGreaterThan(30);
  expect([...new Set(kinds)]).toEqual(kinds);
});

test.each([
  ['', '2500'],
  ['12,50', 'other'],
])('one amount is chosen, so that the only button leads on; typed before: "%s"', async (other, chosen) => {
  const packages = [1000, 2500].map((cents) => ({ cents, coins: cents * 4 }));
  const limits = { smallest: 100, largest: 50_000 };
  const topUp = { kind: 'top-up', guestId: 7, packages, chosen: 2500, limits, other, recent: null, ...plain } as const;
  const html = await markupOf(topUp);
  const checked = [...html.matchAll(/<input(?=[^>]*type="radio")(?=[^>]*checked="")[^>]*value="(\w+)"/g)];
  expect(checked.map(([, value]) => value)).toEqual([chosen]);
  expect(html.split('<button')).toHaveLength(2);
  expect(html).not.toContain('aria-disabled');
});

test.each([
  ['paused', '2026-11-27T19:00:00.000Z', 'Paying is paused', '27'],
  ['locked', null, 'Your account is locked', 'nothing is charged'],
] as const)(
  'a guest who is %s finds no form and no button that would be refused',
  async (reason, until, title, text) => {
    const html = await markupOf({ kind: 'payment-stopped', guestId: 7, reason, until, ...plain });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(text);
    expect(html).not.toMatch(/<form|<button/);
    expect(html).toMatch(/<a (?=[^>]*target="_top")[^>]*data-close/);
  },
);

test('a subscription that the limit refuses asks for no smaller amount', async () => {
  const subscribe = { kind: 'subscribe', guestId: 7, product: 'vip', cents: 990, isFree: false, key: 'k' } as const;
  const html = await markupOf({ ...subscribe, formError: 'limitReached', report: null });
  expect(html).toContain('The price is more than your monthly limit leaves');
  expect(html).not.toContain('smaller amount');
});

test('only a window that takes money says that a late form is charged once', async () => {
  expect(await markupOf({ kind: 'log-in', email: '', next: null, ...plain })).toContain('press again; it counts once.');
  const pay = { kind: 'subscribe', guestId: 7, product: 'vip', cents: 990, isFree: false, key: 'k', ...plain } as const;
  expect(await markupOf(pay)).toContain('you are charged once at most.');
});

test('says that the page is loading only inside a page', async () => {
  const html = await markupOf({ kind: 'logged-in', ...plain });
  expect(html).toContain('<p data-part="alone">You can go on now.</p><p data-part="framed">The page is loading…</p>');
});

test('keeps typed and ticked values in a form that was not accepted', async () => {
  const typedBefore = {
    kind: 'sign-up',
    email: 'a@example.com',
    name: 'Robin',
    key: 'k',
    next: null,
    wantsNewsletter: false,
    errors: [],
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

test('a form with several errors names each once, at its field, and focuses the first', async () => {
  const typed = { email: 'a@', name: 'Robin', hasAgreed: false, wantsNewsletter: false, key: 'k', next: null } as const;
  const errors = ['email', 'password', 'terms'] as const;
  const html = await markupOf({ kind: 'sign-up', ...typed, errors, formError: 'email', report: null });
  expect(html).not.toContain('role="alert"');
  const invalid = [...html.matchAll(/<input(?=[^>]*aria-invalid="true")[^>]*>/g)].map(([input]) => input);
  expect(invalid.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['email', 'password', 'terms']);
  expect(invalid.map((input) => input.includes('autofocus'))).toEqual([true, false, false]);
  for (const input of invalid) {
    const about = /aria-describedby="([^"]+)"/.exec(input)?.[1];
    expect(html.split(`id="${about}"`)).toHaveLength(2);
  }
  expect(html.split('Without this there can be no account.')).toHaveLength(2);
});

test('an error that belongs to a field is not repeated above the form', async () => {
  const html = await markupOf({ kind: 'change-password', formError: 'wrongPassword', report: null });
  expect(html.split('This is not your current password.')).toHaveLength(2);
});

test('a page of its own has the brand, a way back and the legal links; inside a dialog there is nothing of it', async () => {
  const view: WindowView = { kind: 'export', ...plain };
  const framed = await markupOf(view, 'de');
  const page = await markupOf(view, 'de', '/de/myvelvet/');
  expect(framed).not.toMatch(/<header|<footer/);
  const links = [...page.matchAll(/<a (?:[^>]* )?href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    expect.arrayContaining([
      '/de/',
      '/de/myvelvet/',
      '/de/help/',
      '/de/terms-of-service/',
      '/de/data-protection/',
      '/de/imprint/',
    ]),
  );
});

test('sign-up links to the texts that it asks consent to', async () => {
  const view: WindowView = {
    kind: 'sign-up',
    email: '',
    name: '',
    key: 'k',
    next: null,
    hasAgreed: false,
    wantsNewsletter: false,
    errors: [],
    ...plain,
  };
  const html = await markupOf(view, 'nl');
  expect(html).toContain('<a href="/nl/terms-of-service/" target="_blank" rel="noopener">voorwaarden</a>');
  expect(html).toContain(
    '<a href="/nl/data-protection/" target="_blank" rel="noopener">verklaring over gegevensbescherming</a>',
  );
});
