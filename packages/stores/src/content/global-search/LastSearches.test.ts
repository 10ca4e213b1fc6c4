import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { storedTextInMemory, type StoredText } from '../../reactive/stored-text.ts';
import { LastSearches } from './LastSearches.ts';

const setUp = (storedText: StoredText = storedTextInMemory()) => {
  const consent = observable({ isFunctional: true });
  return { storedText, consent, searches: new LastSearches(storedText, () => consent.isFunctional) };
};

/**
 * @spec state:last-searches 1, 2, rule:last-search-min-3, rule:last-search-keep-3, entity:lastSearches
 * @spec feature:search.history 1, component:SearchField 9
 * @spec constant:search.lastSearchesMax, constant:search.lastSearchMinLength
 */
test.each([
  [['tango'], ['tango']],
  [['ta'], []],
  [['  t  '], []],
  [['tan'], ['tan']],
  [
    ['one', 'two', 'three', 'four'],
    ['four', 'three', 'two'],
  ],
  [
    ['one', 'two', 'ONE '],
    ['one', 'two'],
  ],
  [
    ['one', 'two', 'three', 'one', 'fo'],
    ['one', 'three', 'two'],
  ],
])('after %j the last searches are %j', (typed, kept) => {
  const { searches, storedText } = setUp();
  typed.forEach((each) => searches.add(each));
  expect(searches.patterns).toEqual(kept);
  expect(setUp(storedText).searches.patterns).toEqual(kept);
});

// @spec state:last-searches 3, rule:search-history-functional, feature:search.history 2, component:CookieBanner 4
test('without consent to functional cookies nothing is kept or shown', () => {
  const { searches, storedText, consent } = setUp();
  searches.add('tango');
  runInAction(() => (consent.isFunctional = false));
  expect([searches.isAllowed, searches.patterns]).toEqual([false, []]);
  searches.add('piano');
  searches.clear();
  expect(storedText.read()).toBeNull();
  runInAction(() => (consent.isFunctional = true));
  expect(searches.patterns).toEqual([]);
});

test('those of another tab are read again', () => {
  const { searches, storedText } = setUp();
  ['tango', 'lisbon'].forEach((each) => searches.add(each));
  setUp(storedText).searches.add('piano');
  searches.refresh();
  expect(searches.patterns).toEqual(['piano', 'lisbon', 'tango']);
});

test.each(['', 'nonsense', '{"a":1}', '[1]', `["${'x'.repeat(101)}"]`])('a stored text %j counts as none', (text) => {
  const storedText = storedTextInMemory();
  storedText.write(text);
  expect(setUp(storedText).searches.patterns).toEqual([]);
});
