export { BrandError, type BrandProblem } from './BrandError.ts';
export { contrastRows, type ContrastRow } from './check-contrast.ts';
export { createBrand } from './create-brand.ts';
export { brandMarks } from './marks.ts';
export type { Brand, BrandInput, BrandLayout, BrandMarks, BrandWordmark, SignPath, Texts } from './types.ts';
