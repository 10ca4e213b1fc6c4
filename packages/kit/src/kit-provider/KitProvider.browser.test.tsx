import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tokensCss } from '../theme/index.ts';
import { velvet } from '../velvet/index.ts';
import { KitProvider } from './KitProvider.tsx';
import { forgetWarnings } from './warn-once.ts';

const warn = vi.spyOn(console, 'warn');
// Other files share the page.
afterAll(() => warn.mockRestore());
beforeEach(() => {
  forgetWarnings();
  document.adoptedStyleSheets = [];
  warn.mockReset().mockImplementation(() => undefined);
});

const show = (children: ReactNode) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(children));
};

const serveTokens = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss(velvet));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
};

test('a page without the tokens warns once; one with them does not', () => {
  show(<KitProvider brand={velvet} />);
  show(<KitProvider brand={velvet} />);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The page has no tokens of the brand "velvet"')]]);
  forgetWarnings();
  warn.mockClear();
  serveTokens();
  show(<KitProvider brand={velvet} />);
  expect(warn).not.toHaveBeenCalled();
});

test('a second provider of the document warns', () => {
  const { dataset } = document.documentElement;
  onTestFinished(() => {
    delete dataset['brand'];
    delete dataset['theme'];
  });
  serveTokens();
  show(<KitProvider brand={velvet} theme="light" scope="document" />);
  expect(dataset['brand']).toBe('velvet');
  expect(warn).not.toHaveBeenCalled();
  show(<KitProvider brand={velvet} scope="document" />);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Two KitProviders with scope="document"')]]);
});

test.each([
  ['all of an element with a size', 'height:600px', false, 600],
  ['its children and their margins, in an element without one', '', false, 90],
  ['no more than its children beside others', 'height:600px', true, 90],
])('the canvas of an element scope paints %s', (_, size, isBesideOthers, height) => {
  serveTokens();
  const place = document.createElement('div');
  place.style.cssText = size;
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const style = { margin: '20px 0', height: '50px' };
  flushSync(() =>
    root.render(
      <>
        {isBesideOthers && <header />}
        <KitProvider brand={velvet}>
          <div style={style} />
        </KitProvider>
      </>,
    ),
  );
  expect(place.querySelector('[data-brand]')?.getBoundingClientRect().height).toBe(height);
});

// Rules are written once in a page, where they came up first: those of a component of the kit may be there already, without the nonce.
const Fresh = styled.p`
  min-height: 7px;
`;

test('the browser writes rules under the nonce', () => {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} nonce="n0nce">
        <Fresh />
      </KitProvider>,
    ),
  );
  const style = [...document.querySelectorAll('style')].find((each) => each.nonce === 'n0nce');
  expect([...(style?.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('')).toContain('min-height: 7px');
});
