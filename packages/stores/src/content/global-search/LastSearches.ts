import { searchPatternOf } from '@lounge/locale';
import { parse, s } from '@lounge/protocol';
import { lastSearchMinimum } from '@lounge/protocol/content/global-search';
import { makeAutoObservable, observableRef } from 'mobx';
import { jsonIn, type StoredText } from '../../reactive/stored-text.ts';

/** How many patterns are kept. @spec constant:search.lastSearchesMax */
export const mostLastSearches = 3;

const patternList = s.array(s.boundedString(100));

/**
 * The patterns that this browser searched for last, the newest first. Without consent to functional cookies none is kept.
 * @spec entity:lastSearches, state:last-searches, rule:last-search-min-3, rule:last-search-keep-3, rule:search-history-functional
 * @spec feature:search.history
 */
export class LastSearches {
  readonly #storedText: StoredText;
  readonly #isAllowed: () => boolean;
  /** The stored patterns, allowed or not. */
  stored: readonly string[];

  /** `isAllowed` is whether the visitor allows functional cookies now. */
  constructor(storedText: StoredText, isAllowed: () => boolean) {
    this.#storedText = storedText;
    this.#isAllowed = isAllowed;
    this.stored = this.#read();
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true });
  }

  /** Whether patterns are kept at all. */
  get isAllowed(): boolean {
    return this.#isAllowed();
  }

  get patterns(): readonly string[] {
    return this.isAllowed ? this.stored : [];
  }

  /** Reads again what is stored: another tab may have searched. */
  refresh(): void {
    this.stored = this.#read();
  }

  /** Keeps a pattern as the newest one; a shorter one than three characters is ignored. */
  add(typed: string): void {
    const pattern = searchPatternOf(typed);
    if (!this.isAllowed || pattern.length < lastSearchMinimum) return;
    this.#write([pattern, ...this.#read().filter((each) => each !== pattern)].slice(0, mostLastSearches));
  }

  /** Forgets all patterns, as when the visitor takes the consent back. */
  clear(): void {
    this.#write([]);
  }

  #read(): readonly string[] {
    const parsed = parse(patternList, jsonIn(this.#storedText));
    return parsed.ok ? parsed.value.slice(0, mostLastSearches) : [];
  }

  #write(patterns: readonly string[]): void {
    this.stored = patterns;
    this.#storedText.write(patterns.length === 0 ? null : JSON.stringify(patterns));
  }
}
