/** A fault of a brand. */
export interface BrandProblem {
  /** The part that is wrong, such as `tokens.themes.dark.color.text`. */
  readonly path: string;
  /** The fault, with the values that cause it. */
  readonly message: string;
}

/** Thrown by `createBrand`; lists every fault of the brand. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly BrandProblem[];

  constructor(brand: string, problems: readonly BrandProblem[]) {
    const list = problems.map(({ path, message }) => `- ${path} ${message}`);
    super(
      `The brand "${brand}" has ${problems.length} ${list.length === 1 ? 'problem' : 'problems'}:\n${list.join('\n')}`,
    );
    this.problems = problems;
  }
}
