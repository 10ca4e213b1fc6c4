import { createElement } from 'react';

/** The components of a kit that have an example, by name; those of React 18 are objects. */
export const componentsOf = (kit, examples) =>
  Object.entries(kit).filter(
    ([name, value]) => name in examples && (typeof value === 'function' || '$$typeof' in value),
  );

/** The example of a component in its provider, with what every component passes to its root. */
export const exampleOf = (kit, examples, name, ref) =>
  createElement(
    kit.KitProvider,
    { brand: kit.velvet },
    createElement(kit[name], { ...examples[name], className: 'mine', id: 'own', 'data-own': 'yes', ref }),
  );
