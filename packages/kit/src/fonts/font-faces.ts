import { fallbackNames } from './font-stack.ts';
import { systemFaces } from './system-faces.ts';
import type { BrandFont } from './types.ts';

/**
 * The `@font-face` rules of a brand as static text: its files below `base`, and for each its system fallbacks, adjusted to the same
 * metrics, so that text is readable at once and nothing shifts when the file arrives.
 */
export function fontFaceCss({ fonts }: { readonly fonts: readonly BrandFont[] }, base = '/fonts/'): string {
  return fonts
    .map(({ family, file, weight, fallbacks = [] }) => {
      const own = `@font-face{font-family:'${family} Variable';src:url('${base}${file}') format('woff2');font-weight:${weight};font-display:swap}\n`;
      const names = fallbackNames(family);
      const adjusted = fallbacks.map(({ face, sizeAdjust, ascent, descent, lineGap }, at) => {
        const local = systemFaces[face].map((name) => `local('${name}')`).join(',');
        return `@font-face{font-family:'${names[at]}';src:${local};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}\n`;
      });
      return own + adjusted.join('');
    })
    .join('');
}

/** Names of the font files of a brand, the text face first, for preloading. The kit's own are in the package's `fonts` folder. */
export function fontFiles({ fonts }: { readonly fonts: readonly BrandFont[] }): readonly string[] {
  return fonts.map(({ file }) => file);
}
