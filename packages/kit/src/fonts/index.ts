export { fontFaceCss, fontFiles } from './font-faces.ts';
export { fontStack } from './font-stack.ts';
export type { BrandFont, FontFallback, SystemFace } from './types.ts';
