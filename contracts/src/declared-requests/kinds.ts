import type { Half } from './half.ts';
import type { BoundaryKind } from './boundaries.ts';
import type { ValueFault } from './faults.ts';

/** The faults of invalid requests, one in each. */
export const invalidKinds = {
  login: 'no log-in, one that has ended, or that of an anonymous visitor where a guest is needed',
  guest: 'another guest’s id beside the token',
  key: 'no idempotency key, or one that is too long',
  language: 'a language that there is not',
  missing: 'a field that is missing',
  additional: 'a field or parameter that is not declared',
  type: 'a value of another type, or in another notation',
  range: 'a value beyond its bounds, list or pattern',
  text: 'a text with U+0000',
  json: 'a body that is no JSON object',
  contentType: 'a content type other than JSON',
  size: 'a body that is too large',
  method: 'a method that the path does not have',
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<ValueFault, string>>;

/** The edges of valid requests, one in each. */
export const validKinds = {
  numbers: 'the smallest and the largest number',
  lengths: 'the shortest and the longest text, a list of none and of one',
  characters: 'the longest text of characters beyond the basic plane',
  values: 'each value of a closed list, a text of a pattern',
  optional: 'a field that is left out, present or null where it may be',
  keys: 'the shortest and the longest idempotency key',
  mediaTypes: 'each content type that the documents name',
  tokens: 'each place of the token, and visitors without a log-in where a call is for anyone',
  languages: 'each language, and none',
  ignored: 'an unknown header, and the cache tag',
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<BoundaryKind, string>>;

/** A kind of invalid requests. */
export type InvalidKind = keyof typeof invalidKinds;
/** A kind of valid requests. */
export type ValidKind = keyof typeof validKinds;
/** A kind of requests. */
export type RequestKind = InvalidKind | ValidKind;

/** All kinds, by the half that they belong to. */
export const kindsOf = { invalid: invalidKinds, valid: validKinds } as const satisfies Readonly<Record<Half, object>>;

/** The names of all kinds. */
// The keys of objects of constants.
export const kindNames = [...Object.keys(invalidKinds), ...Object.keys(validKinds)] as readonly RequestKind[];
