import type { ElementHandle, Frame } from 'puppeteer-core';
import { browserHangsAfterMs } from '../../server/chromium.ts';
import { findElement, notShown, type Driver, type Target } from './driver.ts';
import { openPage } from './open-page.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corner of the area in which a frame shows its document; runs in the page. */
const cornerOf = (frame: Element): Point => {
  const { x, y } = frame.getBoundingClientRect();
  return { x: x + frame.clientLeft, y: y + frame.clientTop };
};

/** Scrolls an element into view. Returns its centre; runs in the page. */
const centreInView = (element: Element): Point => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Firefox over WebDriver BiDi. */
export const startFirefox = async (): Promise<Driver> => {
  const { browser, page } = await openPage({
    browser: 'firefox',
    timeout: browserHangsAfterMs,
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
  });
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
  const click = async (target: Target): Promise<void> => {
    const element = await shownElement(target);
    if (target.frame === undefined) return element.click();
    // Firefox 140 (ESR) cannot locate the frame of an element, which `element.click` needs for its position.
    const centre = await element.evaluate(centreInView);
    const corner = await page.$eval(target.frame, cornerOf);
    await page.mouse.click(corner.x + centre.x, corner.y + centre.y);
  };
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    isShown: async (target) => (await find(target)) !== null,
    click,
    fill: async (target, text) => (await shownElement(target)).type(text),
    escape: () => page.keyboard.press('Escape'),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
