import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { columnExamples } from './column-examples.tsx';
import * as kit from './index.ts';
import { tokensCss } from './theme/index.ts';
import { velvet } from './velvet/index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** They cover the window, or are fixed to its edge (`scripts/conventions/styles.ts`). */
const windowBound = new Set([
  'AgeGate',
  'AgeVerificationWindow',
  'DataProtectionNotice',
  'ChatComposer',
  'ChatControls',
  'ChatExitPrompt',
  'ChatMeter',
  'ChatNotice',
  'ChatPrompt',
  'ChatReport',
  'ChatTray',
  'Consent',
  'FloatingNotification',
  'IncentiveWindow',
  'Lightbox',
  'LiveReactions',
  'ModalWindow',
  'OneClickPaymentWindow',
  'OwnPicture',
  'PaymentWindow',
  'PrivateShowInvitation',
  'ReactionBar',
  'PerformerFilterSheet',
  'RefillWindow',
  'TabBar',
  'TicketDialog',
  'TipDialog',
  'ToyControls',
  'VideoChat',
]);

const components = Object.entries(kit as unknown as Readonly<Record<string, AnyComponent>>).filter(
  ([name, value]) => name in columnExamples && typeof value === 'function' && !windowBound.has(name),
);

const sheet = new CSSStyleSheet();
// Sizes of type that follow the window are the brand's, and the same here at every width.
sheet.replaceSync(`${tokensCss(velvet)} body{margin:0}
[data-brand]{--kit-type-3:16px!important;--kit-type-4:17px!important;--kit-type-5:24px!important;--kit-type-6:34px!important;--kit-type-7:46px!important}`);
const host = document.createElement('div');
const root = createRoot(host);
beforeAll(() => {
  document.adoptedStyleSheets.push(sheet);
  document.body.append(host);
});
afterEach(() => flushSync(() => root.render(null)));
afterAll(() => {
  root.unmount();
  host.remove();
  document.documentElement.style.fontSize = '';
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

const show = (content: ReactNode, column: number): void => {
  host.style.width = `${column}px`;
  flushSync(() =>
    root.render(
      <kit.KitProvider brand={velvet} strict>
        {content}
      </kit.KitProvider>,
    ),
  );
  // A component that fails to render would overflow nothing.
  if (content) expect(host.querySelector('[data-brand] > *')).not.toBeNull();
};
const example = (name: string, Component: AnyComponent) => createElement(Component, columnExamples[name]);

const everyElement = (): readonly Element[] => [...host.querySelectorAll('[data-brand] *')];

const named = (element: Element): string =>
  `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}[${element.getAttribute('data-part') ?? ''}]`;

/** Whether it is shown, and neither cut by a frame or a scroller around it nor taken out of the page's flow. */
const isFree = (element: Element): boolean => {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== host; at = at.parentElement) {
    const { overflowX, position, clipPath } = getComputedStyle(at);
    if (position === 'fixed' || clipPath.startsWith('inset(50%')) return false;
    if (at !== element && overflowX !== 'visible') return false;
  }
  return true;
};

const leaving = (): readonly string[] => {
  const { left, right } = host.getBoundingClientRect();
  return everyElement()
    .filter((element) => !(element instanceof SVGElement && !(element instanceof SVGSVGElement)))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1) && isFree(element);
    })
    .map(named);
};

/** Words of up to twelve letters that stand on more than one line. */
const brokenWords = (): readonly string[] => {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement instanceof SVGElement) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,12}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
};

const targets = (): readonly Element[] =>
  [...host.querySelectorAll('button, select, input:not([type="radio"], [type="checkbox"]), summary')].filter(isFree);

const settled = async (width: number): Promise<void> => {
  await page.viewport(width, 900);
};

test.each(components.flatMap(([name, Component]) => [320, 360].map((column) => [name, column, Component] as const)))(
  '%s stays in a column of %i px within a wide window',
  async (name, column, Component) => {
    await settled(1440);
    show(example(name, Component), 1100);
    const isHigh = (target: Element) => target.getBoundingClientRect().height >= 43.5;
    const low = new Set(
      targets()
        .filter((target) => !isHigh(target))
        .map(named),
    );
    const high = new Set(targets().filter(isHigh).map(named));
    show(example(name, Component), column);
    expect(leaving()).toEqual([]);
    expect(brokenWords()).toEqual([]);
    // A column may show other targets; those of the same name keep their height.
    const shrunk = targets().filter((target) => high.has(named(target)) && !low.has(named(target)) && !isHigh(target));
    expect(shrunk.map(named)).toEqual([]);
  },
);

const boxes = (): readonly string[] => {
  // A field that takes the focus scrolls the page.
  const from = host.getBoundingClientRect();
  return everyElement()
    .filter((element) => !(element instanceof SVGElement || element instanceof HTMLOptionElement))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${named(element)} ${[x - from.x, y - from.y, width, height].map(Math.round).join(' ')}`;
    });
};

test.each(components.flatMap(([name, Component]) => [360, 1100].map((column) => [name, column, Component] as const)))(
  '%s in a column of %i px is the same in a narrow and in a wide window',
  async (name, column, Component) => {
    await settled(1440);
    show(example(name, Component), column);
    const wide = boxes();
    await settled(480);
    show(null, column);
    show(example(name, Component), column);
    expect(boxes()).toEqual(wide);
  },
);

test.each(components)('%s at twice the size of text stays in 320 px', async (name, Component) => {
  await settled(320);
  document.documentElement.style.fontSize = '200%';
  show(example(name, Component), 320);
  expect(leaving()).toEqual([]);
  document.documentElement.style.fontSize = '';
});
