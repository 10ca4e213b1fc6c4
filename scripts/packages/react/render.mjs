import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { componentsOf, exampleOf } from './components.mjs';

/** Renders every component of a kit on a server. Prints the version of React and the markup by component. */
export const render = (kit, examples) => {
  const markup = componentsOf(kit, examples).map(([name]) => [name, renderToString(exampleOf(kit, examples, name))]);
  process.stdout.write(JSON.stringify({ react: version, markup: Object.fromEntries(markup) }));
};
