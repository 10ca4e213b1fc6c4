import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { GiftPicker, type GiftPickerProps } from './index.ts';

const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const show = (props: Partial<GiftPickerProps>): void =>
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        <GiftPicker gifts={[]} selection={{}} {...props} />
      </KitProvider>,
    ),
  );

const gifts = (owned: number) => [
  { id: 1, name: 'Rose', price: 800, owned, category: 'flowers' },
  { id: 2, name: 'Comet', price: 1600, category: 'evening' },
];
const categories = [{ id: 'flowers', label: 'Flowers' }];

const choose = (label: RegExp): void => {
  const chip = [...host.querySelectorAll('button')].find(({ textContent }) => label.test(textContent));
  flushSync(() => chip?.click());
};
const shownCount = () => host.querySelectorAll('ul[data-part="gifts"] > li').length;

test.each<[string, RegExp, Partial<GiftPickerProps>, Partial<GiftPickerProps>]>([
  ['the own gifts after the last one is used', /^Yours/, { gifts: gifts(1) }, { gifts: gifts(0) }],
  ['a category that has gone', /^Flowers/, { gifts: gifts(0), categories }, { gifts: gifts(0) }],
])('a filter by %s gives way to all gifts', (_name, label, before, after) => {
  show(before);
  choose(label);
  expect(shownCount()).toBe(1);
  show(after);
  expect(shownCount()).toBe(2);
});

test('a category without gifts can be chosen', () => {
  show({ gifts: gifts(0), categories: [...categories, { id: 'sweets', label: 'Sweets' }] });
  choose(/^Sweets/);
  expect(host.querySelector('[aria-pressed="true"]')?.textContent).toBe('Sweets');
});
