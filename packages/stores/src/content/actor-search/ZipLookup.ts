import type { AnswerOf } from '@lounge/protocol';
import { getGeoLocationByZip, zipCodeOf, zipLength } from '@lounge/protocol/content/actor-search';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

/** The area of a postal code. */
export type ZipAreaData = AnswerOf<typeof getGeoLocationByZip>;

/** The state of a postal code while it is typed; `failed` is a lookup without an answer. */
export type ZipState = 'empty' | 'incomplete' | 'tooLong' | 'looking' | 'found' | 'unknown' | 'failed';

const lengthOf = (text: string): number => Array.from(text).length;

/** The beginning of a Dutch code, or of one with its country. */
const begun = /^(?:\d{4} ?[A-Z]|(?:AT?|CH?)-? ?\d{0,3})$/i;

/** The state of a code before it is looked up. One with other characters than letters and digits is nowhere a code. */
export const zipStateOf = (zip: string): Exclude<ZipState, 'found' | 'failed'> => {
  if (zip === '') return 'empty';
  if (begun.test(zip)) return 'incomplete';
  const code = zipCodeOf(zip);
  if (code === null) return lengthOf(zip) < zipLength ? 'incomplete' : 'tooLong';
  return /^[\p{L}\d-]+$/u.test(code) ? 'looking' : 'unknown';
};

/** Called when the lookup of a complete postal code has ended; without an area the result is emptied. */
export type OnZip = (zip: string, area: ZipAreaData | null) => void;

/**
 * The postal code that a visitor types. It is looked up as soon as it has exactly five characters, or another country's form.
 * @spec state:geolocation-by-zip, rule:zip-length-5, rule:geo-lookup-empty
 */
export class ZipLookup {
  zip = '';
  state: ZipState = 'empty';
  area: ZipAreaData | null = null;
  /** Whether somebody types; else the field shows the place of the search. */
  isTyped = false;
  readonly #context: ReadContext;
  readonly #lookups = new LatestRead();

  constructor(context: ReadContext) {
    this.#context = context;
    makeAutoObservable(this, { area: observableRef }, { autoBind: true });
  }

  /** How many characters are missing. */
  get missing(): number {
    return Math.max(0, zipLength - lengthOf(this.zip));
  }

  /** Takes over what was typed, and looks a complete code up. Of overlapping lookups the last one counts. */
  async type(text: string, onZip: OnZip): Promise<void> {
    const zip = text.trim().toUpperCase();
    if (this.isTyped && zip === this.zip && this.state !== 'failed') return;
    const isCurrent = this.#lookups.begin();
    this.zip = zip;
    this.isTyped = true;
    this.area = null;
    this.state = zipStateOf(zip);
    if (this.state === 'unknown') onZip(zip, null);
    if (this.state !== 'looking') return;
    const zipCode = zipCodeOf(zip) ?? zip;
    const result = await callWithin(this.#context, getGeoLocationByZip, { zipCode });
    if (!isCurrent()) return;
    runInAction(() => {
      this.area = result.ok ? result.value : null;
      this.state = this.#stateAfter(result.ok, !result.ok && result.failure.code === 'unknown');
    });
    onZip(zipCode, this.area);
  }

  /** Forgets what was typed: the search itself says where it is. */
  forget(): void {
    this.#lookups.invalidate();
    this.zip = '';
    this.area = null;
    this.state = 'empty';
    this.isTyped = false;
  }

  #stateAfter(isFound: boolean, isUnknown: boolean): ZipState {
    if (isFound) return 'found';
    return isUnknown ? 'unknown' : 'failed';
  }
}
