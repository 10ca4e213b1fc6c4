import { BrandError } from './BrandError.ts';
import { contrastProblems } from './check-contrast.ts';
import { markProblems } from './check-marks.ts';
import { tokenProblems } from './check-tokens.ts';
import { defaultLayout } from './marks.ts';
import type { Brand, BrandInput } from './types.ts';

/**
 * Checks a brand and completes its layout. Call it where pages are built or served: components need only its result, or the
 * `brandMarks` of it. Throws a `BrandError` that lists every fault.
 */
export function createBrand(input: BrandInput): Brand {
  if (typeof input !== 'object' || input === null)
    throw new BrandError(String(input), [{ path: 'brand', message: 'is not an object' }]);
  const tokens: Partial<BrandInput['tokens']> = input.tokens ?? {};
  const problems = [...markProblems(input), ...tokenProblems(tokens), ...contrastProblems(tokens)];
  if (problems.length > 0) throw new BrandError(String(input.name), problems);
  return { ...input, layout: { ...defaultLayout, ...input.layout } };
}
