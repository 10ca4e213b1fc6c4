/** One difference between what a pact expects and what arrived. */
export interface Difference {
  /** `status`, a header's name, or the JSON path of a field; null for the whole. */
  readonly at: string | null;
  readonly expected: string;
  readonly got: string;
}
