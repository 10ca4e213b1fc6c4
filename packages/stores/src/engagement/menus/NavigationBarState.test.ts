import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import {
  NavigationBarState,
  navbarDebounceMs,
  navbarHideAfterPx,
  navbarJitterPx,
  navbarMinMovePx,
} from './NavigationBarState.ts';

const setUp = () => {
  const { clock, scope } = testStores();
  const bar = new NavigationBarState({ clock, scope });
  const scrollTo = (...places: readonly number[]) => {
    for (const place of places) {
      bar.scroll(() => place);
      clock.advance(navbarDebounceMs);
    }
  };
  return { bar, clock, scope, scrollTo };
};

// @spec constant:layout.navbarDebounceMs, constant:layout.navbarMinMovePx
// @spec constant:layout.navbarJitterPx, constant:layout.navbarHideAfterPx
test('the thresholds are those of the documents', () => {
  expect([navbarDebounceMs, navbarMinMovePx, navbarJitterPx, navbarHideAfterPx]).toEqual([200, 10, 5, 50]);
});

/** @spec state:navbar-hide-show 1-2, 4, feature:shell.navbar-hide 1-2 */
test.each<[string, readonly number[], boolean]>([
  ['down to 50 px', [50], false],
  ['down past 50 px', [51], true],
  ['down past 50 px by 10 px', [45, 30, 40, 40], false],
  ['10 px down from 60', [200, 60, 70], false],
  ['11 px down from 60', [200, 60, 71], true],
  ['10 px up', [200, 190], true],
  ['11 px up', [200, 189], false],
  ['11 px up in two movements', [200, 195, 189], false],
  ['11 px up with jitter against it', [200, 193, 197, 189], false],
  ['jitter of 4 px up and down', [200, 196, 200, 196, 200], true],
  ['a turn of 5 px begins the movement again', [200, 193, 198, 190], true],
  ['4 px again and again, which add up', [200, 196, 192, 188, 184], false],
  ['to the top', [200, 0], false],
])('after %s, the bar is hidden: %s', (_, places, isHidden) => {
  const { bar, scrollTo } = setUp();
  scrollTo(...places);
  expect(bar.isHidden).toBe(isHidden);
});

/**
 * @spec state:navbar-hide-show 3, feature:shell.navbar-hide 3, rule:navbar-scroll, component:Navbar 7
 * @spec constant:layout.navbarDebounceMs
 */
test('the place is read once, 200 ms after the last movement, and jitter and 10 px are not enough', () => {
  const { bar, clock, scrollTo } = setUp();
  let reads = 0;
  scrollTo(49);
  expect(bar.isHidden).toBe(false);
  const read = () => ((reads += 1), 300);
  bar.scroll(read);
  clock.advance(199);
  bar.scroll(read);
  clock.advance(199);
  expect([reads, bar.isHidden]).toEqual([0, false]);
  clock.advance(1);
  expect([reads, bar.isHidden]).toEqual([1, true]);
  scrollTo(296, 290);
  expect(bar.isHidden).toBe(true);
  scrollTo(289);
  expect(bar.isHidden).toBe(false);
});

/** @spec state:navbar-hide-show 5, feature:shell.navbar-hide 4, component:Navbar 3, 8 */
test('each trigger hides and shows on its own', () => {
  const { bar, scrollTo } = setUp();
  bar.setHidden('chat', true);
  expect(bar.isHidden).toBe(true);
  bar.setHidden('fullScreen', true);
  scrollTo(300);
  bar.setHidden('chat', false);
  expect(bar.isHidden).toBe(true);
  scrollTo(200);
  expect(bar.isHidden).toBe(true);
  bar.setHidden('fullScreen', false);
  expect(bar.isHidden).toBe(false);
});

/** @spec state:navbar-hide-show 6, feature:shell.navbar-hide 5, component:Navbar 4 */
test('the state is stored and restored for each path', () => {
  const { bar, scrollTo } = setUp();
  scrollTo(300);
  bar.store('/en/');
  bar.restore('/en/cams/', 0);
  expect(bar.isHidden).toBe(false);
  bar.store('/en/cams/');
  bar.restore('/en/', 300);
  expect(bar.isHidden).toBe(true);
  scrollTo(290);
  expect(bar.isHidden).toBe(true);
  bar.restore('/en/cams/', 0);
  expect(bar.isHidden).toBe(false);
  bar.restore('/en/', 50);
  expect(bar.isHidden).toBe(false);
});

test('a movement that waits ends with the page', () => {
  const { bar, clock, scope } = setUp();
  bar.scroll(() => 300);
  scope.end();
  clock.advance(navbarDebounceMs);
  expect(bar.isHidden).toBe(false);
});
