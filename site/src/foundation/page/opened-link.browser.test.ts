import { afterEach, expect, test } from 'vitest';
import { followOpenedLink } from './opened-link.ts';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** A list of two links, of which the second is opened. */
const openSecond = (): void => {
  document.body.innerHTML = '<main><a href="#one">One</a><a href="#two">Two</a></main>';
  const second = document.querySelectorAll('a')[1];
  if (second !== undefined) second.onclick = (event) => event.preventDefault();
  second?.click();
};

test.each([
  ['under its own key', { idx: 4, key: 'own' }, 'own', 'own'],
  ['after it has replaced its address', { idx: 4, key: 'replaced' }, 'before', 'replaced'],
  ['while an earlier entry loads', { idx: 3, key: 'earlier' }, 'shown', 'shown'],
  ['in an entry that the router did not write', null, 'first', 'first'],
])('the link by which a list was left is found again %s', (_, state, left, returned) => {
  history.replaceState(state, '');
  ends.push(followOpenedLink(left, 4));
  openSecond();
  ends.push(followOpenedLink(returned, 4));
  expect(document.activeElement?.textContent).toBe('Two');
});
