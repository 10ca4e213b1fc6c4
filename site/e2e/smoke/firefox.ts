import { launch, type ElementHandle, type Frame } from 'puppeteer-core';
import { findElement, notShown, type Driver, type Target } from './driver.ts';

/** Firefox over WebDriver BiDi. */
export const startFirefox = async (): Promise<Driver> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const frameOf = async ({ frame }: Target): Promise<Frame | null> => {
    if (frame === undefined) return page.mainFrame();
    return (await (await page.$(frame))?.contentFrame()) ?? null;
  };
  const find = async (target: Target): Promise<ElementHandle | null> => {
    const frame = await frameOf(target);
    const found = await frame?.evaluateHandle(findElement, target.css, target.text ?? null);
    return (found?.asElement() as ElementHandle | null | undefined) ?? null;
  };
  const shownElement = async (target: Target): Promise<ElementHandle> => {
    const element = await find(target);
    if (element === null) throw notShown(target);
    return element;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    isShown: async (target) => (await find(target)) !== null,
    click: async (target) => (await shownElement(target)).click(),
    fill: async (target, text) => (await shownElement(target)).type(text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
