import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { examples } from './conformance-examples.ts';
import * as kit from './index.ts';
import { messages } from './texts/de.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Components that render no element. */
const without = new Set(['KitProvider']);

const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !without.has(name))
  .map(([name, value]): [string, AnyComponent] => [name, value as unknown as AnyComponent]);

function markup(Component: AnyComponent, props: Readonly<Record<string, unknown>>): string {
  const sheet = new ServerStyleSheet();
  try {
    const inside = createElement(Component, props);
    return renderToStaticMarkup(
      sheet.collectStyles(
        <kit.KitProvider language="de" messages={messages} strict>
          {inside}
        </kit.KitProvider>,
      ),
    ).replaceAll(/^<div [^>]*>|<\/div>$/g, '');
  } finally {
    sheet.seal();
  }
}

describe.each(components)('%s', (name, Component) => {
  const props = examples[name];

  test('passes class name, id and data attributes to its root', () => {
    expect(props, `${name} has no example in this test`).toBeDefined();
    const root = markup(Component, { ...props, className: 'mine', id: 'own', 'data-own': 'yes' }).match(
      /<[a-z]+ [^>]*>/,
    )?.[0];
    expect(root).toMatch(/class="[^"]*\bmine\b/);
    expect(root).toContain('id="own"');
    expect(root).toContain('data-own="yes"');
  });

  test('has an explicit class name and no style attribute', () => {
    const html = markup(Component, props ?? {});
    expect(html).toMatch(/^<[a-z]+ [^>]*class="[^"]*\bkit-[a-z-]+/);
    expect(html).not.toMatch(/ style=/);
  });
});

test('class names of components are unique', () => {
  const names = components.map(
    ([name, Component]) => markup(Component, examples[name] ?? {}).match(/\bkit-[a-z-]+/)?.[0],
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index && name !== 'kit-notice')).toEqual([]);
});
