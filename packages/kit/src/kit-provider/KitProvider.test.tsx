import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IntlProvider, useIntl } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { brasa } from '../brasa/index.ts';
import { Button } from '../button/index.ts';
import { CoinMark } from '../coin-mark/index.ts';
import { MessageBubble } from '../conversation/MessageBubble.tsx';
import { Picture } from '../picture/index.ts';
import { warnOfPicture } from '../picture/warn-of-picture.ts';
import { messages as de } from '../texts/de.ts';
import { KitProvider } from './KitProvider.tsx';
import { Price } from '../price/index.ts';
import { velvet } from '../velvet/index.ts';
import { Wordmark } from '../wordmark/index.ts';
import { useKit } from './kit-context.ts';
import { forgetWarnings } from './warn-once.ts';

const known = { id: 'kit.price.free', defaultMessage: 'Free' };
const unknown = { id: 'kit.nobody.knows', defaultMessage: 'Free' };

function Probe({ text = known }: { text?: typeof known }) {
  const intl = useIntl();
  const { brand, language, Link } = useKit();
  return <Link href="/x">{[brand.name, language, intl.timeZone, intl.formatMessage(text)].join(' ')}</Link>;
}

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  forgetWarnings();
  warn.mockReset().mockImplementation(() => undefined);
});

test('defaults to English, Berlin time and plain links', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand={velvet}>
      <Probe />
    </KitProvider>,
  );
  expect(html).toBe(
    '<div data-brand="velvet" data-theme="system" lang="en"><a href="/x">velvet en Europe/Berlin Free</a></div>',
  );
});

test('provides brand, theme, language and texts to its children', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand={brasa} theme="light" language="de" messages={de} strict>
      <Probe />
    </KitProvider>,
  );
  expect(html).toContain('data-brand="brasa" data-theme="light" lang="de"');
  expect(html).toContain('brasa de Europe/Berlin Gratis');
});

test.each([
  ['America/New_York', 'Today', '17:30'],
  ['Asia/Kolkata', 'Today', '04:00'],
  ['Europe/Berlin', 'Yesterday', '23:30'],
  ['Nowhere/City', 'Yesterday', '23:30'],
])('days and times are those of %s, also inside an IntlProvider and a nested provider', (timeZone, day, time) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC">
      <KitProvider brand={velvet} timeZone={timeZone}>
        <KitProvider>
          <MessageBubble
            item={{ id: 'a', from: 'performer', text: 'Hi', at: '2026-11-20T22:30:00.000Z' }}
            name="Noor"
            now={Date.parse('2026-11-20T23:30:00.000Z')}
            isFirstOfDay
            hasMeta
          />
        </KitProvider>
      </KitProvider>
    </IntlProvider>,
  );
  expect(html).toContain(`<span>${day}</span>`);
  expect(html).toContain(`<time>${time}</time>`);
});

const partner = { ...velvet, messages: { fr: { 'kit.price.free': 'Offert' }, de: { 'kit.price.free': 'Geschenkt' } } };

test.each([
  ['fr', undefined, 'Offert'],
  ['fr-CA', undefined, 'Offert'],
  ['de', de, 'Geschenkt'],
  ['nl', undefined, 'Free'],
])('texts of the brand for %s replace those that are given', (language, messages, expected) => {
  const html = renderToStaticMarkup(
    <KitProvider brand={partner} language={language} messages={messages}>
      <Probe />
    </KitProvider>,
  );
  expect(html).toContain(`${language} Europe/Berlin ${expected}`);
});

test('a nested provider keeps the texts around it, and adds those of another brand', () => {
  const bought = { id: 'kit.price.bought', defaultMessage: 'Yours' };
  const nested = (brand: typeof velvet | undefined, language?: string) =>
    renderToStaticMarkup(
      <KitProvider brand={velvet} language="de" messages={de}>
        <KitProvider brand={brand} language={language}>
          <Probe />
          <Probe text={bought} />
        </KitProvider>
      </KitProvider>,
    );
  expect(nested(undefined)).toContain('Berlin Gratis<');
  expect(nested(partner)).toContain('Berlin Geschenkt<');
  expect(nested(partner)).toContain('Berlin Gehört dir<');
  expect(nested(partner, 'fr')).toContain('Berlin Offert<');
});

test('a nested provider with another language has the texts of the inherited brand', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand={partner} language="de" messages={de}>
      <KitProvider language="fr">
        <Probe />
      </KitProvider>
    </KitProvider>,
  );
  expect(html).toContain('fr Europe/Berlin Offert');
});

test('uses an existing IntlProvider', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="nl" timeZone="UTC" messages={{ 'kit.price.free': 'Voor niets' }}>
      <KitProvider brand={velvet} language="nl">
        <Probe />
      </KitProvider>
    </IntlProvider>,
  );
  expect(html).toContain('velvet nl UTC Voor niets');
});

test('renders links with the link component', () => {
  const html = renderToStaticMarkup(
    <KitProvider linkComponent={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <Probe />
    </KitProvider>,
  );
  expect(html).toContain('href="/app/x"');
});

test.each([
  [
    'one format',
    ['webp'],
    '<img alt="" width="3" height="4" sizes="9px" srcSet="/a?w=160.webp 160w" src="/a?w=160.webp"',
  ],
  [
    'several formats',
    ['avif', 'jpeg'],
    '<source type="image/avif" srcSet="/a?w=160.avif 160w" sizes="9px"/><img alt="" width="3" height="4" sizes="9px" srcSet="/a?w=160.jpeg 160w" src="/a?w=160.jpeg"',
  ],
] as const)('pictures come from the given addresses in %s', (_, formats, expected) => {
  const html = renderToStaticMarkup(
    <KitProvider pictureUrl={({ src, width, format }) => `${src}?w=${width}.${format}`} pictureFormats={[...formats]}>
      <Picture src="/a" width={3} height={4} widths={[160]} sizes="9px" />
    </KitProvider>,
  );
  expect(html).toContain(expected);
});

test('renders no element with the document as its scope', () => {
  const html = renderToStaticMarkup(
    <KitProvider scope="document">
      <Probe />
    </KitProvider>,
  );
  expect(html).toMatch(/^<a /);
});

test('a missing text throws in strict mode and falls back otherwise', () => {
  const render = (strict: boolean) =>
    renderToStaticMarkup(
      <KitProvider language="de" messages={de} strict={strict}>
        <Probe text={unknown} />
      </KitProvider>,
    );
  expect(() => render(true)).toThrow(/Missing message/);
  expect(render(false)).toContain('Free');
});

const pageWith = (nonce: string) => (
  <KitProvider nonce={nonce}>
    <Button>Send</Button>
  </KitProvider>
);

/** The start tag and the rules of the one style element that a text holds. */
const styleElement = (html: string) => {
  const [, tag, rules] = /^[^]*(<style [^>]*>)([^<]*)<\/style>(?![^]*<style)/.exec(html) ?? [];
  return { tag, rules };
};

const styleOfButton = (nonce: string) => ({
  tag: expect.stringContaining(`nonce="${nonce}"`),
  rules: expect.stringMatching(/\.\w+\{[^}]*min-height/),
});

test.each([
  { given: 'that was given the nonce too', sheet: () => new ServerStyleSheet({ nonce: 'first' }) },
  { given: 'that was given no nonce', sheet: () => new ServerStyleSheet() },
])('a server style sheet $given collects the rules under the nonce', ({ sheet: newSheet }) => {
  const [first, second] = [newSheet(), new ServerStyleSheet()];
  renderToString(first.collectStyles(pageWith('first')));
  renderToString(second.collectStyles(pageWith('second')));
  expect(styleElement(first.getStyleTags())).toEqual(styleOfButton('first'));
  expect(styleElement(second.getStyleTags())).toEqual(styleOfButton('second'));
});

test('a streamed page carries its rules under the nonce', async () => {
  const sheet = new ServerStyleSheet();
  const body = new PassThrough();
  const stream = renderToPipeableStream(sheet.collectStyles(pageWith('first')), {
    onShellReady: () => void sheet.interleaveWithNodeStream(stream).pipe(body),
  });
  expect(styleElement(await text(body))).toEqual(styleOfButton('first'));
});

test('a nested provider inherits what it is not given, and its own language has its own texts', () => {
  const html = renderToStaticMarkup(
    <KitProvider
      brand={brasa}
      language="de"
      messages={de}
      linkComponent={({ href, children }) => <a href={`/app${href}`}>{children}</a>}
    >
      <KitProvider theme="light">
        <Probe />
      </KitProvider>
      <KitProvider brand={velvet} language="fr-CA" messages={{ 'kit.price.free': 'Gratuit' }}>
        <Probe />
      </KitProvider>
    </KitProvider>,
  );
  expect(html).toContain(
    '<div data-brand="brasa" data-theme="light" lang="de"><a href="/app/x">brasa de Europe/Berlin Gratis',
  );
  expect(html).toContain(
    '<div data-brand="velvet" data-theme="system" lang="fr-CA"><a href="/app/x">velvet fr-CA Europe/Berlin Gratuit',
  );
  expect(warn).not.toHaveBeenCalled();
});

const unprovided = (
  <>
    <Wordmark />
    <CoinMark />
    <Price amount={0} />
  </>
);

test('without a provider components are English and unbranded, with one warning', () => {
  const html = renderToStaticMarkup(unprovided);
  expect(html).toContain('Free');
  expect(html).toContain('d="M10 1a9 9');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('rendered outside of KitProvider')]]);
});

test('a provider without a brand says so once', () => {
  renderToStaticMarkup(<KitProvider>{unprovided}</KitProvider>);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('KitProvider has no brand')]]);
});

test('a language that is none is English, with a warning', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand={velvet} language="not_a_language">
      <Price amount={123_400} />
    </KitProvider>,
  );
  expect(html).toContain('lang="en"');
  expect(html).toContain('1,234');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"not_a_language" is not a BCP 47 language tag')]]);
});

test('messages beside an IntlProvider are not used, with one warning', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ 'kit.price.free': 'Nothing' }}>
      <KitProvider brand={velvet} messages={{ 'kit.price.free': 'Gratis' }}>
        {unprovided}
      </KitProvider>
    </IntlProvider>,
  );
  expect(html).toContain('Nothing');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('`messages` of KitProvider are not used')]]);
});

test('missing messages are English, and one warning has the number of all renders and the first of them', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ids = Array.from({ length: 12 }, (_, at) => ({ id: `kit.test.n${at}`, defaultMessage: `Text ${at}` }));
  const render = (shown: typeof ids) =>
    renderToStaticMarkup(
      <KitProvider brand={velvet} language="it" messages={{ 'kit.test.n0': 'Texte' }}>
        {shown.map((text) => (
          <Probe key={text.id} text={text} />
        ))}
      </KitProvider>,
    );
  render(ids.slice(0, 2));
  vi.advanceTimersByTime(20);
  const html = render(ids);
  expect(html).toContain('Texte');
  expect(html).toContain('Text 11');
  expect(warn).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(warn.mock.calls).toEqual([
    [
      '@lounge/kit: 11 messages are missing in "it" and shown in English: kit.test.n1, kit.test.n2, kit.test.n3, kit.test.n4, kit.test.n5, .... Pass the texts of the language as `messages`.',
    ],
  ]);
});

test('a picture that does not load is warned of once, with the URL that was asked', () => {
  warnOfPicture('/mirela', 'https://site.example/mirela/w320.webp');
  warnOfPicture('/mirela', 'https://site.example/mirela/w160.webp');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/mirela\/w320.webp did not load. The kit appends/)]]);
});

test('a picture of the page’s own `pictureUrl` is named with it', () => {
  warnOfPicture('/own', 'https://site.example/own.webp');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/own.webp did not load. `pictureUrl` of KitProvider returned/)],
  ]);
});

test('production warns of nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const html = renderToStaticMarkup(
    <KitProvider language="x_y">
      <Probe text={unknown} />
      {unprovided}
    </KitProvider>,
  );
  renderToStaticMarkup(unprovided);
  warnOfPicture('/a', '/a/w1.webp');
  await Promise.resolve();
  expect(html).toContain('Free');
  expect(warn).not.toHaveBeenCalled();
});
