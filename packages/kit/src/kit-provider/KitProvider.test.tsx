import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IntlProvider, useIntl } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { messages as de } from '../texts/de.ts';
import { KitProvider } from './KitProvider.tsx';
import { useKit } from './kit-context.ts';

const known = { id: 'kit.price.free', defaultMessage: 'Free' };
const unknown = { id: 'kit.nobody.knows', defaultMessage: 'Free' };

function Probe({ text = known }: { text?: typeof known }) {
  const intl = useIntl();
  const { brand, language, Link } = useKit();
  return <Link href="/x">{[brand, language, intl.timeZone, intl.formatMessage(text)].join(' ')}</Link>;
}

test('defaults to velvet, English, Berlin time and plain links', () => {
  const html = renderToStaticMarkup(
    <KitProvider>
      <Probe />
    </KitProvider>,
  );
  expect(html).toBe(
    '<div data-brand="velvet" data-theme="system" lang="en"><a href="/x">velvet en Europe/Berlin Free</a></div>',
  );
});

test('provides brand, theme, language and texts to its children', () => {
  const html = renderToStaticMarkup(
    <KitProvider brand="brasa" theme="light" language="de" messages={de} strict>
      <Probe />
    </KitProvider>,
  );
  expect(html).toContain('data-brand="brasa" data-theme="light" lang="de"');
  expect(html).toContain('brasa de Europe/Berlin Gratis');
});

test('uses an existing IntlProvider', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="nl" timeZone="UTC" messages={{ 'kit.price.free': 'Voor niets' }}>
      <KitProvider language="nl">
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
