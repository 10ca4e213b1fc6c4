import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CoinMark } from '../coin-mark/index.ts';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { tokensCss } from './css.ts';

test.each([1440, 390])('the document keeps the rem of the guest in a window of %i px', async (width) => {
  const { documentElement: html, body } = document;
  await page.viewport(width, 900);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss(velvet));
  document.adoptedStyleSheets.push(sheet);
  const host = document.createElement('div');
  body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    delete html.dataset['brand'];
    delete html.dataset['theme'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} theme="dark" scope="document">
        <b>
          <CoinMark />
          <input className="kit-hidden" type="file" hidden />
        </b>
      </KitProvider>,
    ),
  );
  html.dataset['brand'] = 'velvet';
  html.dataset['theme'] = 'dark';
  expect(getComputedStyle(html).fontSize).toBe('16px');
  expect(getComputedStyle(body).fontSize).toBe(width < 768 ? '15px' : '16px');
  expect(host.querySelector('input')?.checkVisibility()).toBe(false);
  const coin = host.querySelector('.kit-coin');
  expect(coin && getComputedStyle(coin).color).not.toBe(getComputedStyle(host).color);
});
