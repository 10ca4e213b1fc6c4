import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { examples, isComponent } from './examples.ts';
import * as kit from './index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

const components = Object.entries(kit)
  .filter(([name, value]) => name in examples && isComponent(value))
  .map(([name, value]): [string, AnyComponent] => [name, value as unknown as AnyComponent]);

test.each(components)('%s passes its root element to a ref', (name, Component) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let found: Element | null = null;
  const ref = (element: Element | null) => {
    if (element) found = element;
  };
  flushSync(() =>
    root.render(
      <kit.KitProvider brand={kit.velvet} strict>
        {createElement(Component, { ...examples[name], ref, 'data-own': 'yes' })}
      </kit.KitProvider>,
    ),
  );
  expect(found).toBe(place.querySelector('[data-own]'));
  expect(found).not.toBeNull();
  root.unmount();
  place.remove();
});
