import { expect, test } from 'vitest';
import { pageIdIn } from './page-id.ts';

/** The storage of a tab; a duplicate begins with a copy. */
const aTab = (texts = new Map<string, string>()) => ({
  texts,
  storage: {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  },
});

test('a page that is loaded again keeps its id; a duplicate of its tab, and another tab, have ids of their own', () => {
  const tab = aTab();
  const page = new EventTarget();
  const id = pageIdIn(tab.storage, page);
  expect(pageIdIn(aTab(new Map(tab.texts)).storage, new EventTarget())).not.toBe(id);
  expect(pageIdIn(aTab().storage, new EventTarget())).not.toBe(id);
  page.dispatchEvent(new Event('pagehide'));
  expect(pageIdIn(tab.storage, new EventTarget())).toBe(id);
  expect([...tab.texts]).toEqual([]);
});

test('a page that comes back as it was is no longer stored', () => {
  const tab = aTab();
  const page = new EventTarget();
  pageIdIn(tab.storage, page);
  page.dispatchEvent(new Event('pagehide'));
  expect(tab.texts.size).toBe(1);
  page.dispatchEvent(new Event('pageshow'));
  expect(tab.texts.size).toBe(0);
});

test.each(['', 'a b', 'x'.repeat(65)])('a stored text that is no id, "%s", is replaced', (text) => {
  expect(pageIdIn(aTab(new Map([['chat-page', text]])).storage, new EventTarget())).not.toBe(text);
});
