import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { columnExamples } from './column-examples.tsx';
import { chatCircle, house, magnifyingGlass, user, videoCamera } from './icons/index.ts';
import * as kit from './index.ts';
import { tokensCss } from './theme/index.ts';
import { velvet } from './velvet/index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

const components = Object.entries(kit as unknown as Readonly<Record<string, AnyComponent>>).filter(
  ([name, value]) => name in columnExamples && typeof value === 'function',
);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${tokensCss(velvet)} body{margin:0}`);
const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  document.adoptedStyleSheets.push(sheet);
  document.body.append(host);
  document.documentElement.style.fontSize = '200%';
  await page.viewport(390, 844);
});
afterAll(() => {
  root.unmount();
  host.remove();
  document.documentElement.style.fontSize = '';
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

const show = (content: ReactNode): void =>
  flushSync(() =>
    root.render(
      <kit.KitProvider brand={velvet} strict>
        {content}
      </kit.KitProvider>,
    ),
  );

/** Whether an element has a ground of its own, out of which its text would stand. */
const hasGround = (style: CSSStyleDeclaration): boolean => !/^(?:transparent|.*[,/] 0\))$/.test(style.backgroundColor);

/** Elements with a ground that are lower than their own text. */
const squashed = (): readonly string[] =>
  [...host.querySelectorAll<HTMLElement>('[data-brand] *')].flatMap((element) => {
    // A count stands in an element for the eye beside its words for screen readers.
    const shown = [element, ...element.querySelectorAll(':scope > span[aria-hidden]')];
    const hasText = shown.some(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const style = getComputedStyle(element);
    if (!hasText || !element.checkVisibility() || !hasGround(style) || style.clipPath.startsWith('inset(50%'))
      return [];
    const { height } = element.getBoundingClientRect();
    const size = Number.parseFloat(style.fontSize);
    return height < size * 1.15 ? [`${element.localName}[${element.dataset['part'] ?? ''}] ${height} of ${size}`] : [];
  });

test.each(components)('%s at twice the size of text squashes no label and no count', (name, Component) => {
  show(createElement(Component, { ...columnExamples[name], key: name }));
  expect(squashed()).toEqual([]);
});

const overlap = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

const items: kit.TabBarProps['items'] = [
  { href: '#1', label: 'Home', icon: house, current: true },
  { href: '#2', label: 'Search', icon: magnifyingGlass, count: 3 },
  { href: '#3', label: 'Messages', icon: chatCircle, count: 12 },
  { href: '#4', label: 'Videos', icon: videoCamera, count: 120 },
  { href: '#5', label: 'You', icon: user },
];

test('a count of the tab bar covers no word and no other count at twice the size of text', () => {
  show(<kit.TabBar items={items} />);
  const counts = [...host.querySelectorAll('[data-part="count"]')];
  const others = [...host.querySelectorAll('a > span')];
  expect(counts.map(({ textContent }) => textContent)).toEqual(['3', '12', '99+']);
  const covered = counts.flatMap((count) =>
    others.filter((other) => other !== count && overlap(count, other)).map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
  expect(squashed()).toEqual([]);
});
