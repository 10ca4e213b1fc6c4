// Hydrates every component of the kit in one page, as a part of a bundle of the tests: `markup` is what a server rendered.
import * as kit from '@lounge/kit';
import { createElement, version } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { componentsOf, exampleOf } from './components.mjs';

/** Whether a conversation follows its end, by its own ref to a part, where a slot adds `ref` to that part. */
export const followsItsEnd = async () => {
  const place = document.createElement('div');
  place.style.height = '300px';
  document.body.append(place);
  let found = null;
  const ref = (element) => {
    if (element) found = element;
  };
  const items = Array.from({ length: 90 }, (_, id) => ({
    id: `${id}`,
    from: 'performer',
    at: 0,
    text: 'Good evening',
  }));
  const slots = kit.defineSlots({ scroller: { ref } });
  const mounted = createRoot(place);
  const provider = { brand: kit.velvet, strict: true };
  flushSync(() =>
    mounted.render(
      createElement(
        kit.KitProvider,
        provider,
        createElement(kit.Conversation, { name: 'Mirela', items, now: 0, slots }),
      ),
    ),
  );
  for (let frame = 0; frame < 120 && !found?.scrollTop; frame += 1) await new Promise(requestAnimationFrame);
  const follows = found?.scrollTop > 0;
  mounted.unmount();
  place.remove();
  return follows;
};

/** Returns the version of React and the components whose root did not reach their ref. */
export const hydrate = (examples, markup) => {
  const style = document.createElement('style');
  style.textContent = kit.tokensCss(kit.velvet);
  document.head.append(style);
  const components = componentsOf(kit, examples);
  const without = [];
  for (const [name] of components) {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = markup[name];
    let found = null;
    const ref = (element) => {
      if (element) found = element;
    };
    const tree = exampleOf(kit, examples, name, ref);
    const mounted = flushSync(() => hydrateRoot(place, tree));
    // React 18 hydrates before it renders what follows.
    flushSync(() => mounted.render(tree));
    if (found === null || found !== place.querySelector('[data-own]')) without.push(name);
    mounted.unmount();
    place.remove();
  }
  return { react: version, without, hydrated: components.length };
};
