import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { lagoon } from '../../../stories/brands/lagoon/lagoon.ts';
import { componentOf, exampleFiles, examples, isComponent } from './examples.ts';
import * as kit from './index.ts';
import { messages } from './texts/de.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Exports with a capital that have no root element. */
const without = new Set(['KitProvider', 'BrandError', 'PictureSources', 'ServerStyles']);

const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value) && !without.has(name))
  .map(([name, value]): [string, AnyComponent] => [name, value as unknown as AnyComponent]);

function markup(
  Component: AnyComponent,
  props: Readonly<Record<string, unknown>>,
  brand: kit.BrandMarks = kit.velvet,
): string {
  const sheet = new ServerStyleSheet();
  try {
    const inside = createElement(Component, props);
    return renderToStaticMarkup(
      sheet.collectStyles(
        <kit.KitProvider brand={brand} language="de" messages={messages} strict>
          {inside}
        </kit.KitProvider>,
      ),
    ).replaceAll(/^<div [^>]*>|<\/div>$/g, '');
  } finally {
    sheet.seal();
  }
}

/** Components that are a page, a window or a menu of their own, in which the rank of their heading is theirs. */
const ownPage = new Set([
  'DataProtectionNotice',
  'AgeGate',
  'ChatExitPrompt',
  'ChatPrompt',
  'ChatReport',
  'ChatTray',
  'GiftPicker',
  'BlogArticle',
  'LegalText',
  'Lightbox',
  'NotificationMenu',
  'PaymentWindow',
  'RefillWindow',
  'IncentiveWindow',
  'TicketDialog',
  'VideoChat',
]);

/** The ranks of the headings in markup, as assistive technology reads them. */
const ranksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h([1-6])([^>]*)>/g)].map(([, tag = '', rest = '']) => /aria-level="(\d)"/.exec(rest)?.[1] ?? tag);

describe.each(components)('%s', (name, Component) => {
  const props = examples[name];

  test.each([kit.brasa, lagoon])('renders on the server in $name', (brand) => {
    expect(markup(Component, props ?? {}, kit.brandMarks(brand))).toMatch(/^<[a-z]+ /);
  });

  test('passes class name, id and data attributes to its root', () => {
    expect(props, `${name} has no example in this test`).toBeDefined();
    const root = markup(Component, { ...props, className: 'mine', id: 'own', 'data-own': 'yes' }).match(
      /<[a-z]+ [^>]*>/,
    )?.[0];
    expect(root).toMatch(/class="[^"]*\bmine\b/);
    expect(root).toContain('id="own"');
    expect(root).toContain('data-own="yes"');
  });

  test('lets the page choose the rank of its heading', () => {
    const [rank] = ranksIn(markup(Component, props ?? {}));
    if (rank === undefined || ownPage.has(name)) return;
    const ranks = ['2', '3'].map((level) => ranksIn(markup(Component, { ...props, level: Number(level) }))[0]);
    expect(ranks).toEqual(['2', '3']);
  });

  test('has an explicit class name and no style attribute', () => {
    const html = markup(Component, props ?? {});
    expect(html).toMatch(/^<[a-z]+ [^>]*class="[^"]*\bkit-[a-z-]+/);
    expect(html).not.toMatch(/ style=/);
  });
});

/** Those of which other components are made: OfflineNotice and PinButton. */
const wrapped = ['kit-notice', 'kit-button'];

test('every example is that of one component', () => {
  const named = Object.values(exampleFiles).flatMap((file) => Object.keys(file));
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  expect(named.filter((name) => !name.endsWith('Example') || !(componentOf(name) in kit))).toEqual([]);
});

test('class names of components are unique', () => {
  const names = components.map(
    ([name, Component]) => markup(Component, examples[name] ?? {}).match(/\bkit-[a-z-]+/)?.[0],
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index && !wrapped.includes(name ?? ''))).toEqual([]);
});
